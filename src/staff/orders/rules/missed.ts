import type { TimedOrder } from './timing.ts'
import { urgencyOf } from './timing.ts'
import { statusShown } from './status.ts'

/** So many late orders are no accident: the store promises more than it keeps. */
export const PROPOSE_FROM = 3

/** Returns the number of orders under preparation whose promise is over; those on their way are the courier's. */
export const countMissed = (orders: readonly TimedOrder[], now: number): number =>
  orders.filter(order => statusShown(order) !== 'out_for_delivery' && urgencyOf(order, now)?.kind === 'late').length
