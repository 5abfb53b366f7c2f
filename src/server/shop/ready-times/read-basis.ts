import { eq, type SQL, sql } from 'drizzle-orm'
import type { LoadPoint } from '../../../rules/time/promise/load-curve.ts'
import type { OrderSize } from '../../../rules/time/promise/work.ts'
import { locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { openWork } from './open-work.ts'

/** The times of an hour, compared with those by the load curve. */
interface Times {
  low: number
  high: number
}

/** Everything that a store's promise depends on at a moment; null if it has learned nothing yet. */
export type ReadyBasis = {
  curve: LoadPoint[]
  usual: Times
  /** The times of this hour of the week, by size; null for an hour without orders. */
  hours: Partial<Record<OrderSize, Times>> | null
  /** The work that is open. */
  work: number
} | null

const times = (row: string) => sql.raw(`json_build_object('low', ${row}.low, 'high', ${row}.high)`)

/** Returns a column of locations: their basis at an instant, with the open work or some of it. */
export const basisColumn = (now: Date, which?: SQL): SQL<ReadyBasis> => sql<ReadyBasis>`(
  select json_build_object(
    'curve', t.curve,
    'usual', ${times('t')},
    'hours', (
      select json_object_agg(h.size, ${times('h')}) from ready_hours as h
      where h.location_id = t.location_id and h.hour = (
        select extract(dow from wall) * 24 + extract(hour from wall)
        from (select ${now.toISOString()}::timestamptz at time zone ${locations}."timezone" as wall) as clock
      )
    ),
    'work', ${openWork(sql`t.location_id`, now, which)}
  )
  from ready_times as t where t.location_id = ${locations}."id" and t.orders > 0
)`

/** Reads the basis of a store's promise at an instant, with the open work or some of it. */
export const readBasis = (db: Queries, locationId: string, now: Date, work?: SQL): Promise<ReadyBasis> =>
  readBasisWhere(db, eq(locations.id, locationId), now, work)

/** Reads the basis of the promise of a cart's store. */
export const readBasisOfCart = (db: Queries, cart: string, now: Date): Promise<ReadyBasis> =>
  readBasisWhere(db, sql`${locations.id} = (select location_id from carts where id = ${cart})`, now)

async function readBasisWhere(db: Queries, which: SQL, now: Date, work?: SQL): Promise<ReadyBasis> {
  const [row] = await db
    .select({ basis: basisColumn(now, work) })
    .from(locations)
    .where(which)
  return row?.basis ?? null
}
