import { $cart, openCart } from '../../stores/cart/cart.ts'
import { $cartFull } from '../../stores/cart/cart-full.ts'
import { computed } from 'nanostores'
import { announceCart } from '../../stores/cart/announce-cart.ts'
import '../../stores/cart/cart-requests.ts'
import { sendPending } from '../../stores/cart/lines/cart-lines.ts'
import { followRoom } from '../../stores/cart/lines/follow-room.ts'
import { dataOf } from '../../client/async-state.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { syncCart } from './sync-cart.ts'
import { $cartIds, $location, $slug } from '../../stores/location/location.ts'

/** Starts the reactions to the cart, to its changes in other tabs, and to changes that wait to be sent. Returns an unsubscribe function. */
export function startCartReactions(): () => void {
  const disposers = [
    announceCart(),
    followRoom(),
    syncCart(),
    // Another tab placed the cart as an order or signed out.
    $cartIds.listen(ids => {
      const shown = dataOf($cart.get())
      if (shown && shown.id !== ids[shown.location] && shown.location === $slug.get()) void openCart(shown.location)
    }),
    // Changes queued on an earlier visit are sent as soon as the current store is known.
    computed($location, ({ detail }) => detail?.slug).subscribe(slug => {
      if (slug) void sendPending()
    }),
    $cartFull.subscribe(({ active, limit, exceedValue }, before) => {
      if (active && !(before?.active && before.exceedValue === exceedValue)) {
        openPopup({ key: 'cart-full', data: { limit, exceedValue } })
      }
    })
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
