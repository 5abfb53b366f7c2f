import { $flags, $place, navigate } from '../routing/location.ts'
import { paths } from '../routing/paths.ts'
import { $cart, $cartFull, closeCart, openCart } from '../stores/cart.ts'
import { closeLines } from '../stores/cart-lines.ts'
import { clearCheckout } from '../stores/checkout.ts'
import { noteKioskOrder, resetKiosk } from '../stores/kiosk.ts'
import { valueOf } from '../stores/load.ts'
import { $cartIds, $lastSlug, $slug, forgetPerson } from '../stores/location.ts'
import { $placedOrder, forgetOrders } from '../stores/order.ts'
import { $popup, closePopup, closePopups, openPopup } from '../stores/popup.ts'
import { $loggedIn, $session, $sessionEnd, type SessionEnd } from '../stores/session.ts'
import { resetSocial } from '../stores/social.ts'
import { showToast } from '../stores/toasts.ts'
import { fillUser, resetUser } from '../stores/user.ts'
import { resetVisitorAge } from '../stores/visitor-age.ts'

/** Forgets all that is about the person who was signed in. */
function forgetAll(how: SessionEnd): void {
  closePopups()
  forgetOrders()
  resetSocial()
  resetKiosk()
  // Who is cut off in the middle of an order goes on as a guest, with all that they typed.
  if (how === 'expired') return
  clearCheckout()
  closeLines()
  closeCart()
  // The tab in which the person signed out has done so for all.
  if (how === 'signed-out') forgetPerson()
  // At a kiosk the next shopper is another one (SPEC C15).
  if ($flags.get().in_store) resetVisitorAge()
}

const endings = {
  'signed-out': ['session.out', 'ok'],
  elsewhere: ['session.outElsewhere', 'ok'],
  expired: ['problem.unauthorized', 'bad']
} as const

/** What follows from a session's beginning and end, wherever it came from; the answer ends it. */
export function startSessionReactions(): () => void {
  const ends = [
    $session.subscribe(({ userDetails }, before) => {
      const last = before?.userDetails
      if (!userDetails || userDetails === last) return
      // Another tab may have signed one person out and another in at once.
      if (last && last.email !== userDetails.email) clearCheckout()
      fillUser()
    }),
    $sessionEnd.listen(end => {
      if (!end) return
      forgetAll(end.how)
      const slug = $slug.get() ?? $lastSlug.get()
      navigate(slug === undefined ? paths.locations() : paths.location(slug), { replace: true, signedOut: true })
      const [key, tone] = endings[end.how]
      showToast(key, tone)
    }),
    // Another tab ordered the cart on show, or signed out of it.
    $cartIds.listen(ids => {
      const shown = valueOf($cart.get())
      if (shown && shown.id !== ids[shown.location] && shown.location === $slug.get()) void openCart(shown.location)
    }),
    $cartFull.listen(({ active, limit, exceedValue }, before) => {
      if (active && !(before?.active && before.exceedValue === exceedValue)) {
        openPopup({ key: 'cart-full', data: { limit, exceedValue } })
      }
    }),
    // What was said of one screen is not said over the next.
    $place.listen(() => {
      if ($popup.get()?.key === 'cart-full') closePopup()
    }),
    $placedOrder.listen(order => {
      if (!order || !$flags.get().in_store) return
      noteKioskOrder(order, !$loggedIn.get())
      // The next shopper at the kiosk is another one (SPEC C15).
      if (!$loggedIn.get()) resetUser()
    })
  ]
  return () => {
    for (const end of ends) end()
  }
}
