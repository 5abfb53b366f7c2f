import { computed } from 'nanostores'
import { type AsyncState, dataOf } from '../../client/async-state.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { $cart } from './cart.ts'
import { $busyVariants } from './lines/quantities.ts'
import { $displayCart } from './offline-cart.ts'

/** An empty cart is loading while its first product is being added: otherwise it would be said to be empty. */
function unlessFilling(load: AsyncState<Cart>, busy: ReadonlySet<string>): AsyncState<Cart> {
  const isEmpty = load.state === 'idle' || dataOf(load)?.lines.length === 0
  return isEmpty && busy.size > 0 ? { state: 'loading' } : load
}

/** The cart as its own screen shows it. */
export const $shownCart = computed([$displayCart, $busyVariants], unlessFilling)

/** The cart as the checkout shows it. */
export const $checkoutCart = computed([$cart, $busyVariants], unlessFilling)
