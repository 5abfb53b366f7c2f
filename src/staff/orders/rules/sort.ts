import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { expectedAt, type TimedOrder, waitingSince } from './timing.ts'

/** Sorts a column: customers who wait first, the longest wait before, then by slot, or when one on their way comes earlier, and number. */
export function byUrgency<Order extends TimedOrder & Pick<StaffOrder, 'number'>>(orders: readonly Order[]): Order[] {
  const rank = (order: Order) => waitingSince(order) ?? Number.POSITIVE_INFINITY
  const due = (order: Order) => Math.min(Date.parse(order.slot.start), expectedAt(order) ?? Number.POSITIVE_INFINITY)
  return [...orders].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (first !== second) return first - second
    return due(a) - due(b) || a.number.localeCompare(b.number)
  })
}
