import type { Method } from '../../../../src/contract/cart/method.ts'
import type { OrderStatus } from '../../../../src/contract/order/order.ts'

/**
 * Whether an order can come from a state to another (SPEC C13): one step after the other, and cancelled from any before the
 * hand-over. Staff may take a completion back too, when the goods come back.
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
