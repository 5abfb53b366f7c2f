import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type ReadyOrder, samplesOf } from '../../../rules/time/promise/samples.ts'
import { LEARNED_DAYS, summarise } from '../../../rules/time/promise/summary.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { locations, orderHistory, orders, readyHours, readyTimes } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

const HOUR = 3_600_000

/** A store's times are learned again after so many hours. */
export const LEARNED_EVERY = 20

/** The latest orders of a store that are learned from: more would keep the process busy and teach it nothing. */
const MOST_ORDERS = 5000

/** Learns the ready times of all stores for which that was long ago. Each is written in a transaction of its own. */
export async function learnReadyTimes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - LEARNED_EVERY * HOUR)
  const due = await db
    .select({ id: locations.id, zone: locations.timezone })
    .from(locations)
    .leftJoin(readyTimes, eq(readyTimes.locationId, locations.id))
    .where(or(isNull(readyTimes.learnedAt), lt(readyTimes.learnedAt, before)))
  for (const store of due) await learnOf(db, store, clock())
}

async function learnOf(db: Database, { id, zone }: { id: string; zone: string }, now: Date): Promise<void> {
  const summary = summarise(samplesOf(await readyOrders(db, id, now), zone), now.getTime())
  const learned = { learnedAt: now, orders: summary?.orders ?? 0, curve: summary?.curve ?? [], ...usualOf(summary) }
  await transaction(db, async tx => {
    await tx
      .insert(readyTimes)
      .values({ locationId: id, ...learned })
      .onConflictDoUpdate({ target: readyTimes.locationId, set: learned })
    await tx.delete(readyHours).where(eq(readyHours.locationId, id))
    const hours = (summary?.hours ?? []).map(hour => ({ locationId: id, ...hour }))
    if (hours.length > 0) await tx.insert(readyHours).values(hours)
  })
}

const usualOf = (summary: ReturnType<typeof summarise>) => summary?.usual ?? { low: 1, high: 1 }

/** Reads the latest orders of a store that were made ready and have ended, from the index of ended orders. */
async function readyOrders(db: Database, locationId: string, now: Date): Promise<ReadyOrder[]> {
  const rows = await db
    .select({
      placedAt: orders.placedAt,
      slotStart: orders.slotStart,
      readyAt: orderHistory.at,
      items: sql<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_id = ${orders.id})`
    })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(
      and(
        eq(orders.locationId, locationId),
        // Written like the partial index.
        sql`${orders.status} in ('completed', 'cancelled')`,
        gte(orders.endedAt, new Date(now.getTime() - LEARNED_DAYS * 24 * HOUR)),
        inArray(orderHistory.status, ['ready', 'out_for_delivery'])
      )
    )
    .orderBy(desc(orders.endedAt))
    .limit(MOST_ORDERS)
  return rows.map(({ placedAt, slotStart, readyAt, items }) => ({
    placedAt: placedAt.getTime(),
    slotStart: slotStart.getTime(),
    readyAt: readyAt.getTime(),
    items
  }))
}
