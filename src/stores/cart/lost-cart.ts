import { dataOf } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { showToast } from '../../client/toasts.ts'
import { readCartOrder } from '../../contract/order/order.ts'
import { rememberCart } from '../location/location.ts'
import { $cart, closeCart } from './cart.ts'
import { dismissCartProblem } from './cart-problem.ts'

/** The id of a cart that no longer exists on the API, because it expired or became an order. */
export const $lostCart = resettable<string | undefined>('shopper', undefined)

/** The order that a lost cart became. */
export const $foundOrder = resettable<{ order: string; location: string } | undefined>('person', undefined)

/** Drops a cart that no longer exists on the API. */
export function loseCart(location: string, id: string): void {
  forgetCart(location)
  $lostCart.set(id)
}

/** Drops the cart of a store, for example after it became an order. */
export function forgetCart(location: string): void {
  rememberCart(location, undefined)
  if (dataOf($cart.get())?.location === location || $cart.get().state === 'loading') closeCart()
  dismissCartProblem()
}

/**
 * Looks up lost carts. A cart that was placed in another tab, or by a request whose response was lost, is now an order
 * and is shown as one (SPEC C16). Returns an unsubscribe function.
 */
export function followLostCart(): () => void {
  return $lostCart.subscribe(cart => {
    if (cart === undefined) return
    $lostCart.set(undefined)
    void findOrder(cart)
  })
}

async function findOrder(cart: string): Promise<void> {
  const result = await request(readCartOrder, { params: { cart } })
  if (result.ok) $foundOrder.set(result.value)
  else showToast('problem.cart_gone', 'warn')
}
