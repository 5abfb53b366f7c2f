import { platform } from '../../platform/platform.ts'
import { parseHash } from '../../routing/hash.ts'
import { $flags, $place, navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $cart, $cartFull, closeCart, openCart } from '../../stores/cart/cart.ts'
import { closeLines } from '../../stores/cart/lines/cart-lines.ts'
import { forgetSizes } from '../../stores/menu/chosen-size.ts'
import { reset } from '../../stores/core/reset.ts'
import { resetKiosk } from '../../stores/kiosk/kiosk.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $cartIds, $lastSlug, $slug, forgetPerson } from '../../stores/location/location.ts'
import { $placedOrder } from '../../stores/order/placed-order.ts'
import { $popup, closePopup, closePopups, isOfLink, openPopup } from '../../stores/core/popup.ts'
import { $session, $sessionEnd, $signInAgain, type SessionEnd } from '../../stores/session/session.ts'
import { resetSocial } from '../../stores/session/social.ts'
import { showToast } from '../../stores/core/toasts.ts'
import { fillUser } from '../../stores/session/user.ts'
import { resetVisitorAge } from '../../stores/session/visitor-age.ts'

/** Closes what was said of one screen; a sign-up is its link's, whoever is signed in. */
function closeNotice(): void {
  const popup = $popup.get()
  if (popup && !isOfLink(popup)) closePopup()
}

/** Forgets what was typed and put into the cart. */
function forgetShopper(): void {
  forgetSizes()
  reset('shopper')
  closeLines()
  closeCart()
}

/** Forgets all that is about the person who was signed in. */
function forgetAll(how: SessionEnd): void {
  const isKiosk = $flags.get().in_store
  closeNotice()
  reset('orders')
  $placedOrder.set(undefined)
  resetSocial()
  resetKiosk()
  // Who is cut off in the middle of an order goes on as a guest, with all that they typed.
  if (how === 'expired' && !isKiosk) return
  forgetShopper()
  // The tab in which the person signed out has done so for all.
  if (how !== 'elsewhere') forgetPerson()
  // At a kiosk the next shopper is another one (SPEC C15).
  if (!isKiosk) return
  resetVisitorAge()
  closePopups()
}

const endings = {
  'signed-out': ['session.out', 'ok'],
  elsewhere: ['session.outElsewhere', 'ok'],
  expired: ['problem.unauthorized', 'bad']
} as const

/** What follows from a session's beginning and end, wherever it came from; the answer ends it. */
export function startSessionReactions(): () => void {
  let email: string | undefined
  let token: string | undefined
  const ends = [
    $session.subscribe(({ userDetails }, before) => {
      if (!userDetails || userDetails === before?.userDetails) return
      // Another person than the one whose session expired, or whom another tab has signed out; in one and the same
      // session it is another address of theirs.
      if (email && email !== userDetails.email && token !== userDetails.token) {
        forgetShopper()
        reset('orders')
        if (!before?.userDetails) forgetPerson()
      }
      ;({ email, token } = userDetails)
      fillUser()
    }),
    $sessionEnd.listen(end => {
      if (!end) return
      if (end.how !== 'expired') email = undefined
      forgetAll(end.how)
      const slug = $slug.get() ?? $lastSlug.get()
      const { path } = $place.get()
      const [, back = 'menu'] = /\/(cart|checkout)$/.exec(path) ?? []
      const signIn = path.startsWith(paths.user()) ? path : paths.user('', back)
      // A fragment that is the host's is left alone; what is on show there is the store's home.
      if (parseHash(platform().address.hash())) {
        navigate(slug === undefined ? paths.locations() : paths.location(slug), { replace: true, signedOut: true })
      }
      const [key, tone] = endings[end.how]
      $signInAgain.set(end.how === 'expired' ? signIn : undefined)
      showToast(key, tone, {}, $signInAgain.get())
    }),
    // Another tab ordered the cart on show, or signed out of it.
    $cartIds.listen(ids => {
      const shown = dataOf($cart.get())
      if (shown && shown.id !== ids[shown.location] && shown.location === $slug.get()) void openCart(shown.location)
    }),
    $cartFull.listen(({ active, limit, exceedValue }, before) => {
      if (active && !(before?.active && before.exceedValue === exceedValue)) {
        openPopup({ key: 'cart-full', data: { limit, exceedValue } })
      }
    }),
    $place.listen(closeNotice)
  ]
  return () => {
    for (const end of ends) end()
  }
}
