import type { Method } from '../../../../contract/cart/method.ts'
import type { OrderStatus } from '../../../../contract/order/order.ts'

/**
 * Returns whether an order can change from one status to another (SPEC C13): step by step, or cancelled from any step
 * before the hand-over.
 */
export function canTransition(from: OrderStatus, to: OrderStatus, method: Method): boolean {
  if (to === 'cancelled') return from !== 'cancelled' && from !== 'completed'
  const steps: OrderStatus[] = [
    'placed',
    'confirmed',
    'preparing',
    method === 'delivery' ? 'out_for_delivery' : 'ready',
    'completed'
  ]
  const at = steps.indexOf(from)
  return at >= 0 && steps[at + 1] === to
}
