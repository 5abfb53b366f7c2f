import { createLatest } from '../core/latest.ts'
import type { Result } from '../../api/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { $cart, $cartProblem, freshCart, showCart } from './cart.ts'
import { resettable } from '../core/reset.ts'
import { dataOf } from '../core/async-state.ts'

/** True while a cart-wide setting is being changed: method, delivery address, promo codes, points or tip. */
export const $isChanging = resettable(['shopper', 'person'], false)

const attempts = createLatest(['shopper', 'person'])

/**
 * Applies one cart-wide change at a time and shows the resulting cart. Resolves to undefined if nothing was done:
 * another change is in progress, there is no cart, or the stores were reset meanwhile.
 */
export async function changeCart(put: (cart: Cart) => Promise<Result<Cart>>): Promise<Result<Cart> | undefined> {
  const cart = dataOf($cart.get())
  if (!cart || $isChanging.get()) return undefined
  const isLatest = attempts.begin()
  $isChanging.set(true)
  let result = await put(cart)
  // Another tab or a line change updated the cart first: retry once on the fresh version.
  const fresh = !result.ok && result.problem.code === 'stale' && freshCart(result.problem)
  if (fresh) result = await put(fresh)
  if (!isLatest()) return undefined
  $isChanging.set(false)
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
  } else if (fresh) showCart(fresh)
  return result
}
