import { runStatement, type Statement } from '../../db/connection/statement.ts'
import type { Queries } from '../../db/types.ts'
import { badFields } from '../../http/api-error.ts'

/** Where a reading of changed orders goes on: after the order `id` that changed at that moment. */
export interface Cursor {
  at: Date
  id: string
}

/** An order and when it changed last. */
export interface Changed {
  id: string
  at: Date
}

/** How far a reading goes back, in days, and how far the cursor of the next one stays behind, in milliseconds. */
export const REACH = 30
const BEHIND = 60_000

/**
 * The changes of a location's orders: of all that are under way, and of those that ended or were refunded since. The cursor
 * has milliseconds, so that the moments that are compared with it may have no more.
 */
const changing: Statement = {
  name: 'changed_orders',
  text: `
    with candidate as (
      select id from orders where location_id = $1 and status not in ('completed', 'cancelled')
      union
      select id from orders
      where location_id = $1 and status in ('completed', 'cancelled') and ended_at >= $2::timestamptz
      union
      select order_id from refunds join orders on orders.id = order_id
      where refunds.at >= $2::timestamptz and location_id = $1
    ), changed as (
      select candidate.id, date_trunc('milliseconds', greatest(
        (select max(at) from order_history where order_id = candidate.id),
        (select max(at) from refunds where order_id = candidate.id),
        (orders.on_way->>'at')::timestamptz,
        (select max(at) from order_changes where order_id = candidate.id),
        (orders.curbside->>'at')::timestamptz
      )) as at from candidate join orders using (id)
    )
    select id, at from changed where (at, id collate "C") > ($2::timestamptz, $3 collate "C")
    order by at, id collate "C" limit $4`
}

/** Reads a cursor, or an instant, of which an earlier one than 30 days ago counts as that; throws 422 for another text. */
export function readCursor(since: string | undefined, now: Date): Cursor {
  const earliest = { at: new Date(now.getTime() - REACH * 24 * 60 * 60_000), id: '' }
  if (since === undefined || since === '') return earliest
  const [moment = '', id = ''] = since.split('_')
  const at = new Date(/^\d{4}-\d\d-\d\dT/.test(moment) ? moment : Number.NaN)
  if (Number.isNaN(at.getTime())) throw badFields({ since: 'wrong' })
  return at < earliest.at ? earliest : { at, id }
}

const writeCursor = ({ at, id }: Cursor): string => `${at.toISOString()}_${id}`

/** Reads up to `most` changed orders of a location after a cursor, and the cursor after them. */
export async function changedOrders(
  db: Queries,
  locationId: string,
  cursor: Cursor,
  { now, most }: { now: Date; most: number }
): Promise<{ changed: Changed[]; next: string; hasMore: boolean }> {
  const values = [locationId, cursor.at.toISOString(), cursor.id, most + 1]
  const rows = await runStatement<{ id: string; at: string | Date }>(db, changing, values)
  const changed = rows.slice(0, most).map(({ id, at }) => ({ id, at: new Date(at) }))
  const last = changed.at(-1) ?? cursor
  const hasMore = rows.length > most
  const behind = { at: new Date(now.getTime() - BEHIND), id: '' }
  return { changed, hasMore, next: writeCursor(hasMore || last.at < behind.at ? last : behind) }
}
