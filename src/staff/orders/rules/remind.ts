import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { unconfirmedSince } from '../../../rules/order/unconfirmed.ts'
import { statusShown } from './status.ts'

const MINUTE = 60_000

/** The board reminds of an order that is still new so many minutes after it was placed, and again as often. */
export const REMIND_EVERY = 3

/** After so many minutes it reminds loudly, each minute. */
export const LOUD_AFTER = 9

/** The part of an order that decides whether the board reminds of it. */
export type WaitingOrder = Pick<StaffOrder, 'status' | 'placedAt' | 'slot'> &
  Partial<Pick<StaffOrder, 'pending' | 'hold'>>

/** Returns since how many full minutes an order waits to be confirmed; 0 for others, such as those that are held. */
export function minutesUnconfirmed(order: WaitingOrder, now: number): number {
  const since = unconfirmedSince(Date.parse(order.placedAt), Date.parse(order.slot.start), now)
  if (statusShown(order) !== 'placed' || order.hold || since === undefined) return 0
  return Math.max(0, Math.floor((now - since) / MINUTE))
}

/** Returns the orders that have waited so long that the board reminds loudly. */
export const overdue = <Order extends WaitingOrder>(orders: readonly Order[], now: number): Order[] =>
  orders.filter(order => minutesUnconfirmed(order, now) >= LOUD_AFTER)

/** Returns how the board reminds in this minute; undefined if it doesn't. */
export function reminderAt(orders: readonly WaitingOrder[], now: number): 'gentle' | 'loud' | undefined {
  if (overdue(orders, now).length > 0) return 'loud'
  const isDue = orders.some(order => {
    const minutes = minutesUnconfirmed(order, now)
    return minutes > 0 && minutes % REMIND_EVERY === 0
  })
  return isDue ? 'gentle' : undefined
}
