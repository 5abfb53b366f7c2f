import type { Order } from '../../contract/order/order.ts'
import { latenessOf } from '../../rules/order/late.ts'

/** Returns true if the shopper waits for an order longer than promised. One that is ready waits for its shopper. */
export function isLate(order: Order, now: number): boolean {
  const lateness = latenessOf(order, now)
  return lateness !== undefined && lateness !== 'uncollected'
}
