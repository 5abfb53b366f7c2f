import { $cart, $cartFull, openCart } from '../../stores/cart/cart.ts'
import { $quantities } from '../../stores/cart/lines/cart-lines.ts'
import { followRoom } from '../../stores/cart/lines/follow-room.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { openPopup } from '../../stores/core/popup.ts'
import { $cartIds, $slug } from '../../stores/location/location.ts'

/** Opens the cart that another tab has begun at this store, unless this tab has lines on the way to a cart of its own. */
function openFromElsewhere(): void {
  const slug = $slug.get()
  const hasLines = Object.keys($quantities.get()).length > 0
  if (slug !== undefined && $cartIds.get()[slug] !== undefined && $cart.get().state === 'idle' && !hasLines)
    void openCart(slug)
}

/** Starts the reactions to a cart that is full or nearly so, or begun or gone in another tab. Returns an unsubscribe function. */
export function startCartReactions(): () => void {
  const disposers = [
    followRoom(),
    // Another tab placed the cart as an order or signed out.
    $cartIds.listen(ids => {
      const shown = dataOf($cart.get())
      if (shown && shown.id !== ids[shown.location] && shown.location === $slug.get()) void openCart(shown.location)
      // Afterwards: a change of this tab's own opens the cart by then.
      else if (!shown) queueMicrotask(openFromElsewhere)
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
