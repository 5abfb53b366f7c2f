import { useStore } from '@nanostores/react'
import { lockScroll } from '../env/env.ts'
import { useT } from '../i18n/translate.ts'
import { CartFullDialog } from '../screens/cart-full/cart-full-dialog.tsx'
import { SetPasswordDialog } from '../screens/set-password/set-password-dialog.tsx'
import { $popup } from '../stores/popup.ts'
import { $spinner } from '../stores/spinner.ts'
import { $gateIsUp } from '../stores/visitor-age.ts'
import { Busy } from '../ui/busy.tsx'

/** The dialog that the popup slice names, and the full-screen spinner while its flag is on (SPEC A2). */
export function Popups() {
  const { t } = useT()
  const popup = useStore($popup)
  const { show } = useStore($spinner)
  const gateIsUp = useStore($gateIsUp)
  return (
    <>
      {popup?.key === 'set-password' && <SetPasswordDialog token={popup.data.signup_token} />}
      {popup?.key === 'cart-full' && !gateIsUp && <CartFullDialog {...popup.data} />}
      {show && <Busy label={t('busy.label')} lock={lockScroll} />}
    </>
  )
}
