import './ordering.ts'
import { CartFullDialog } from '../../screens/cart-full/cart-full-dialog.tsx'
import { ContinueAsDialog } from '../../screens/emailed-links/continue-as-dialog.tsx'
import { SetPasswordDialog } from '../../screens/emailed-links/set-password-dialog.tsx'
import { VerifyEmailDialog } from '../../screens/emailed-links/verify-email-dialog.tsx'
import { SwitchStoreDialog } from '../../screens/locations/switch-store-dialog.tsx'
import { CancelOrderDialog } from '../../screens/order/cancel-order-dialog.tsx'
import { DeleteAccountDialog } from '../../screens/user/security/delete-account-dialog.tsx'
import type { Popup } from '../../stores/core/popup.ts'

export { Editing } from '../../screens/order/changes/editing.tsx'
export { Question } from '../../screens/order/changes/question.tsx'
export { Busy } from '../../ui/overlay/busy.tsx'

/** Renders the dialog of a popup; `deliver-to` is the checkout's, which has the search for addresses. */
export function PopupDialog({ popup }: { popup: Popup }) {
  switch (popup.key) {
    case 'set-password':
      return <SetPasswordDialog token={popup.data.signup_token} isReset={popup.data.source === 'reset'} />
    case 'verify-email':
      return <VerifyEmailDialog token={popup.data.token} />
    case 'continue-as':
      return <ContinueAsDialog session={popup.data.session} />
    case 'cart-full':
      return <CartFullDialog {...popup.data} />
    case 'switch-store':
      return <SwitchStoreDialog asked={popup.data} />
    case 'cancel-order':
      return <CancelOrderDialog order={popup.data.order} />
    case 'delete-account':
      return <DeleteAccountDialog />
  }
}
