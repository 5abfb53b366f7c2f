import type { extraMinutes, extraSpans } from '../../../contract/staff/extra-time.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { type TimedOrder, urgencyOf } from './timing.ts'
import { statusShown } from './status.ts'

/** Minutes to add, 0 for none, and for how many minutes. */
export interface Extra {
  minutes: 0 | (typeof extraMinutes)[number]
  during: (typeof extraSpans)[number]
}

/** The time that the board proposes to add when orders are late. */
export const proposedExtra: Extra = { minutes: 10, during: 60 }

/** So many late orders are no accident: the store promises more than it keeps. */
export const PROPOSE_FROM = 3

/** The part of an order that decides whether its promise is missed. */
type PromisedOrder = TimedOrder & Partial<Pick<StaffOrder, 'hold'>>

const isMade = (order: PromisedOrder): boolean => statusShown(order) !== 'out_for_delivery' && !order.hold

/** Returns the number of orders under preparation whose promise is over. Those on their way are the courier's, and those on hold wait for a look. */
export const countMissed = (orders: readonly PromisedOrder[], now: number): number =>
  orders.filter(order => isMade(order) && urgencyOf(order, now)?.kind === 'late').length
