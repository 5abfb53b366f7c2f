import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '../../../contract/order/order.ts'
import { expectedRange, type ReadyRange } from '../../../rules/time/promise/order-promise.ts'
import { sizeOf, workOf } from '../../../rules/time/promise/work.ts'
import { orders } from '../../db/schema.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'
import { basisColumn, type ReadyBasis } from '../../shop/ready-times/read-basis.ts'

/** Returns a column of orders: the basis of an open one's promise, with the work ahead of it and its own; null for others. */
export const aheadColumn = (now: Date): SQL<ReadyBasis> => sql<ReadyBasis>`case
  when ${orders.promisedTo} is not null and ${orders.status} in ('placed', 'confirmed', 'preparing')
  then ${basisColumn(now, sql`o.placed_at <= ${orders.placedAt}`)}
end`

interface Situation {
  basis: ReadyBasis
  items: number
  zone: string
  now: Date
}

/** Returns the promise of an order, and the range expected now if that is later by much. */
export function viewPromise(
  { promisedFrom, promisedTo, status }: Pick<typeof orders.$inferSelect, 'promisedFrom' | 'promisedTo' | 'status'>,
  { basis, items, zone, now }: Situation
): Pick<Order, 'promised' | 'expected'> {
  if (promisedFrom === null || promisedTo === null) return {}
  const view = ({ from, to }: ReadyRange) => ({ from: isoIn(from, zone), to: isoIn(to, zone) })
  const promised = { from: promisedFrom.getTime(), to: promisedTo.getTime() }
  if (basis === null) return { promised: view(promised) }
  const isBegun = status === 'preparing'
  const hour = basis.hours?.[sizeOf(items)] ?? basis.usual
  // An order under preparation waits for no other.
  const work = isBegun ? workOf(items) : basis.work
  const expected = expectedRange(promised, { curve: basis.curve, hour, work, isBegun }, now.getTime())
  return { promised: view(promised), ...(expected && { expected: view(expected) }) }
}
