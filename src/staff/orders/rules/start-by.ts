import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { workOf } from '../../../rules/time/promise/work.ts'
import { statusShown } from './status.ts'

const MINUTE = 60_000

/** The part of an order that decides when it must be begun. */
export type StartableOrder = Pick<StaffOrder, 'number' | 'slot' | 'status' | 'promised'> &
  Partial<Pick<StaffOrder, 'pending' | 'hold'>> & { lines: readonly Pick<StaffOrder['lines'][number], 'quantity'>[] }

/** Orders that needn't be begun before are not next. */
const AHEAD = 60 * MINUTE

/**
 * Returns by when an order must be begun: the end of its promised range, or the start of its slot, less a minute for each
 * unit of its work.
 */
export function startBy({ slot, promised, lines }: StartableOrder): number {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return Date.parse(promised?.to ?? slot.start) - workOf(items) * MINUTE
}

/** Returns the orders to begin next, the most urgent first. Held ones, and those that can wait, are none. */
export const nextToStart = <Order extends StartableOrder>(orders: readonly Order[], now: number): Order[] =>
  orders
    .filter(order => ['placed', 'confirmed'].includes(statusShown(order)) && !order.hold)
    .filter(order => startBy(order) - now < AHEAD)
    .sort((a, b) => startBy(a) - startBy(b) || a.number.localeCompare(b.number))
