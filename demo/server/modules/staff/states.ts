import type { Method } from '../../../../src/contract/cart/method.ts'
import type { OrderStatus } from '../../../../src/contract/order/order.ts'

/**
 * Returns whether an order can change from one status to another (SPEC C13): step by step, or cancelled from any step.
 * Staff may also cancel a completed order, when the goods are returned.
 */
export function canTransition(from: OrderStatus, to: OrderStatus, method: Method): boolean {
  if (to === 'cancelled') return from !== 'cancelled'
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
