import { $cart, $cartFull, openCart } from '../../stores/cart/cart.ts'
import { followRoom } from '../../stores/cart/lines/follow-room.ts'
import { dataOf } from '../../client/async-state.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { syncCart } from './sync-cart.ts'
import { $cartIds, $slug } from '../../stores/location/location.ts'

/** Starts the reactions to a cart that is full or nearly so, or changed or gone in another tab. Returns an unsubscribe function. */
export function startCartReactions(): () => void {
  const disposers = [
    followRoom(),
    syncCart(),
    // Another tab placed the cart as an order or signed out.
    $cartIds.listen(ids => {
      const shown = dataOf($cart.get())
      if (shown && shown.id !== ids[shown.location] && shown.location === $slug.get()) void openCart(shown.location)
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
