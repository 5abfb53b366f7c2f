import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { type TimedOrder, waitingSince } from './timing.ts'

/** Sorts a column: customers at the curb first, the longest wait before, then by slot and number. */
export function byUrgency<Order extends TimedOrder & Pick<StaffOrder, 'number'>>(orders: readonly Order[]): Order[] {
  const rank = (order: Order) => waitingSince(order) ?? Number.POSITIVE_INFINITY
  return [...orders].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (first !== second) return first - second
    return Date.parse(a.slot.start) - Date.parse(b.slot.start) || a.number.localeCompare(b.number)
  })
}
