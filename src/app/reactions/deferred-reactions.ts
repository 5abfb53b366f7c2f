import { computed } from 'nanostores'
import { platform } from '../../platform/platform.ts'
import { $place, navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { dismissCartProblem } from '../../stores/cart/cart-problem.ts'
import { followDraft } from '../../stores/checkout/checkout-draft.ts'
import { $isAsap, chooseAsap, chooseSlot } from '../../stores/checkout/chosen-slot.ts'
import { followAddress } from '../../stores/checkout/follow-address.ts'
import { followRemembered } from '../../stores/checkout/remembered.ts'
import { sendNotes } from '../../stores/cart/lines/line-notes.ts'
import { $foundOrder, followLostCart } from '../../stores/cart/lost-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $slug } from '../../stores/location/location.ts'
import { $placedOrder } from '../../stores/order/placed-order.ts'
import { followUnderWay } from '../../stores/order/under-way.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { resetCodeForms } from '../../stores/session/sign-in/sign-in-code.ts'
import { resetPasswordForms } from '../../stores/session/sign-in/sign-in-password.ts'
import { signUpForm } from '../../stores/session/sign-in/sign-up.ts'
import { refreshSession } from '../../stores/session/sign-in/current-session.ts'
import { closeSlots } from '../../stores/checkout/slots.ts'
import { $pendingStore } from '../../stores/location/switch-store.ts'
import { showToast } from '../../client/toasts.ts'
import { $returnTo } from '../../stores/session/sign-in/return-to.ts'
import { followAccountAge } from './follow-account-age.ts'
import { $followOffers } from './late-reactions.ts'
import { startCartReactions } from './cart-reactions.ts'
import { startLiveReactions } from './live-reactions.ts'
import { startSessionReactions } from './session-reactions.ts'

/** The sections of the user area for guests only. */
const waysIn = /^\/user\/(code|forgot|sign-up)$/

/** Starts the reactions to sales and deals once their part is there. Returns an unsubscribe function. */
function startOffers(): () => void {
  let end: (() => void) | undefined
  const dispose = $followOffers.subscribe(follow => (end ??= follow?.()))
  return () => {
    dispose()
    end?.()
  }
}

/** Starts the reactions of the screens that come in parts. Returns an unsubscribe function. */
export function startDeferredReactions(): () => void {
  const disposers = [
    startSessionReactions(),
    platform().equipment?.followHostPage() ?? (() => {}),
    startLiveReactions(),
    startCartReactions(),
    followAccountAge(),
    startOffers(),
    $slug.subscribe(() => {
      dismissCartProblem()
      closeSlots()
      chooseAsap()
    }),
    computed($cart, load => dataOf(load)?.method === 'delivery').listen(() => {
      closeSlots()
      if ($isAsap.get()) chooseAsap()
      else chooseSlot('')
    }),
    $loggedIn.listen(isSignedIn => {
      if (!isSignedIn) return
      resetPasswordForms()
      resetCodeForms()
      signUpForm.reset()
      const { path } = $place.get()
      if (!path.startsWith(paths.user())) return
      const back = $returnTo.get()
      // Replaced, so that Back doesn't return to a submitted form.
      if (back) navigate(back.path, { replace: true })
      else if (waysIn.test(path)) navigate(paths.user(), { replace: true })
    }),
    $pendingStore.listen(slug => {
      if (slug !== undefined) navigate(paths.location(slug))
    }),
    followRemembered(),
    followAddress(),
    followDraft(),
    followLostCart(),
    followUnderWay(),
    $cart.listen(() => void sendNotes()),
    $foundOrder.listen(match => {
      if (!match) return
      showToast('order.found', 'ok')
      const { path } = $place.get()
      const isBuying = path === paths.cart(match.location) || path === paths.checkout(match.location)
      if (isBuying) navigate(paths.order(match.location, match.order), { replace: true })
    }),
    $placedOrder.listen(order => {
      if (!order) return
      if (order.orderLoyalty.pointsRedeemed + order.orderReward.points > 0) void refreshSession()
      // Replaced, so that Back doesn't return to a checkout without a cart.
      navigate(paths.order(order.location, order.id), { replace: true })
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
