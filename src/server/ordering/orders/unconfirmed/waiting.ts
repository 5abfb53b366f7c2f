import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { ALERT_AFTER, CONFIRM_AHEAD, unconfirmedSince } from '../../../../rules/order/unconfirmed.ts'
import { orders, pendingStatuses } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'

/** The orders of a store that have stayed unconfirmed: their count, the oldest one's number, and its minutes. */
export interface Waiting {
  count: number
  oldest: string
  minutes: number
}

const MINUTE = 60_000

/**
 * Returns the orders of a store that have waited for a confirmation longer than staff may take; undefined for none. Those on hold, and
 * those that staff are about to confirm, don't wait.
 */
export async function waitingAt(db: Queries, locationId: string, now: Date): Promise<Waiting | undefined> {
  const rows = await db
    .select({ number: orders.number, placedAt: orders.placedAt, slotStart: orders.slotStart })
    .from(orders)
    .leftJoin(pendingStatuses, eq(pendingStatuses.orderId, orders.id))
    .where(
      and(
        eq(orders.locationId, locationId),
        // Written like the partial index of orders under way.
        sql`${orders.status} not in ('completed', 'cancelled')`,
        eq(orders.status, 'placed'),
        isNull(orders.held),
        isNull(pendingStatuses.orderId),
        lte(orders.slotStart, new Date(now.getTime() + CONFIRM_AHEAD))
      )
    )
    .orderBy(asc(orders.placedAt))
  const waits = rows
    .map(({ number, placedAt, slotStart }) => {
      const since = unconfirmedSince(placedAt.getTime(), slotStart.getTime(), now.getTime()) ?? now.getTime()
      return { number, minutes: Math.floor((now.getTime() - since) / MINUTE) }
    })
    .filter(({ minutes }) => minutes >= ALERT_AFTER)
    .sort((a, b) => b.minutes - a.minutes)
  const [oldest] = waits
  return oldest && { count: waits.length, oldest: oldest.number, minutes: oldest.minutes }
}
