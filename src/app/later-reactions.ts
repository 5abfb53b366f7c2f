import { computed } from 'nanostores'
import { $flags, $place, navigate } from '../routing/location.ts'
import { paths } from '../routing/paths.ts'
import { $cart } from '../stores/cart.ts'
import { followDraft } from '../stores/checkout-draft.ts'
import { chooseSlot } from '../stores/chosen-slot.ts'
import { sendNotes } from '../stores/line-notes.ts'
import { $foundOrder, followLostCart } from '../stores/lost-cart.ts'
import { noteKioskOrder } from '../stores/kiosk.ts'
import { valueOf } from '../stores/load.ts'
import { $slug } from '../stores/location.ts'
import { $placedOrder } from '../stores/placed-order.ts'
import { forgetViewed } from '../stores/recent.ts'
import { $loggedIn } from '../stores/session.ts'
import { resetCodeForms } from '../stores/sign-in-code.ts'
import { resetPasswordForms } from '../stores/sign-in-password.ts'
import { signUpForm } from '../stores/sign-up.ts'
import { refreshSession } from '../stores/sign-in.ts'
import { closeSlots } from '../stores/slots.ts'
import { $wayOn } from '../stores/switch-store.ts'
import { showToast } from '../stores/toasts.ts'
import { $wayBack } from '../stores/way-back.ts'
import { resetUser } from '../stores/user.ts'
import { followAccountAge } from './follow-account-age.ts'
import { startLiveReactions } from './live-reactions.ts'

/** The parts of the user area that are for guests alone. */
const waysIn = /^\/user\/(code|forgot|sign-up)$/

/** What follows for the screens that are loaded behind the first products; the answer ends it. */
export function startLaterReactions(): () => void {
  const ends = [
    startLiveReactions(),
    followAccountAge(),
    $slug.subscribe(() => {
      closeSlots()
      chooseSlot('')
    }),
    computed($cart, load => valueOf(load)?.method === 'delivery').listen(() => {
      closeSlots()
      chooseSlot('')
    }),
    $loggedIn.listen(isSignedIn => {
      if (!isSignedIn) return
      resetPasswordForms()
      resetCodeForms()
      signUpForm.reset()
      const { path } = $place.get()
      if (!path.startsWith(paths.user())) return
      const back = $wayBack.get()
      // Back must not lead to a form that has done its part.
      if (back) navigate(back.path, { replace: true })
      else if (waysIn.test(path)) navigate(paths.user(), { replace: true })
    }),
    $wayOn.listen(slug => {
      if (slug !== undefined) navigate(paths.location(slug))
    }),
    followDraft(),
    followLostCart(),
    $cart.listen(() => void sendNotes()),
    $foundOrder.listen(found => {
      if (!found) return
      showToast('order.found', 'ok')
      const { path } = $place.get()
      const isBuying = path === paths.cart(found.location) || path === paths.checkout(found.location)
      if (isBuying) navigate(paths.order(found.location, found.order), { replace: true })
    }),
    $placedOrder.listen(order => {
      if (!order) return
      if (order.orderLoyalty.pointsRedeemed + order.orderReward.points > 0) void refreshSession()
      if ($flags.get().in_store) {
        noteKioskOrder(order, !$loggedIn.get())
        // The next shopper at the kiosk is another one (SPEC C15).
        if (!$loggedIn.get()) {
          resetUser()
          forgetViewed()
        }
      }
      // Back from the order's page must not lead to a checkout without a cart.
      navigate(paths.order(order.location, order.id), { replace: true })
    })
  ]
  return () => {
    for (const end of ends) end()
  }
}
