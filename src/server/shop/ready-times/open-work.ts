import { type SQL, sql } from 'drizzle-orm'
import { LONGEST, SOON } from '../../../rules/time/promise/samples.ts'
import { WORK_PER_ORDER } from '../../../rules/time/promise/work.ts'

/** A condition on the columns of `o`, an open order. */
const all = sql`true`

/**
 * Returns the work of a store that is open now: of its orders that aren't ready yet and are wanted soon. Orders that
 * somebody forgot hours ago don't count. It reads the orders under way by their index, and their lines by theirs.
 */
export const openWork = (location: SQL, now: Date, which: SQL = all): SQL<number> => sql<number>`(
  select coalesce(sum(${WORK_PER_ORDER}::int + (
    select coalesce(sum(quantity), 0) from order_lines where order_id = o.id
  )), 0)::int
  from orders as o
  where o.location_id = ${location} and o.status not in ('completed', 'cancelled')
    and o.status in ('placed', 'confirmed', 'preparing')
    and o.slot_start between ${new Date(now.getTime() - LONGEST).toISOString()}::timestamptz
      and ${new Date(now.getTime() + SOON).toISOString()}::timestamptz
    and ${which}
)`
