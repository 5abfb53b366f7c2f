import { request } from '../../client/http/request.ts'
import { readCartOrder } from '../../contract/order/order.ts'
import { $lostCart } from './cart.ts'
import { resettable } from '../../client/reset.ts'
import { showToast } from '../../client/toasts.ts'

/** The order that a lost cart became. */
export const $foundOrder = resettable<{ order: string; location: string } | undefined>('person', undefined)

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
