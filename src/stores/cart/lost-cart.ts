import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { readCartOrder } from '../../contract/order/order.ts'
import { $lostCart } from './cart.ts'
import { onReset } from '../core/reset.ts'
import { showToast } from '../core/toasts.ts'

/** The order that a lost cart turned out to be. */
export const $foundOrder = atom<{ order: string; location: string } | undefined>(undefined)

/**
 * Asks what has become of a cart that the API no longer has: placed in another tab, or by a press whose answer was lost, it
 * is an order, and is followed there (SPEC C16).
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

const forgetFound = (): void => $foundOrder.set(undefined)
onReset('orders', forgetFound)
