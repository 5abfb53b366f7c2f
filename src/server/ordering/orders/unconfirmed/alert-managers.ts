import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { ALERT_AFTER, ALERT_EVERY } from '../../../../rules/order/unconfirmed.ts'
import { openRange, scheduleOf } from '../../../../rules/time/hours.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import { locations } from '../../../db/schema.ts'
import { enqueue } from '../../../outbox/jobs.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'
import { waitingAt } from './waiting.ts'

const MINUTE = 60_000

/**
 * Reports orders that stay unconfirmed to the contact of their store, which is messaged at most every 15 minutes: of several
 * processes, one writes the job. Nothing is reported while the store is closed, nor in its first minutes of a day: an order of the night
 * waits for the staff from the opening on.
 */
export async function alertManagers(context: Pick<Context, 'db' | 'clock' | 'wake'>): Promise<void> {
  const { db, clock, wake } = context
  const now = clock()
  const hasContact = or(isNotNull(locations.alertPhone), isNotNull(locations.alertEmail))
  const stores = await db
    .select()
    .from(locations)
    .where(and(hasContact, isDue(now)))
  let isAny = false
  for (const store of stores) {
    if (!hasBeenOpen(store, now) || (await waitingAt(db, store.id, now)) === undefined) continue
    await transaction(db, async tx => {
      const own = and(eq(locations.id, store.id), isDue(now))
      const claimed = await tx.update(locations).set({ alertedAt: now }).where(own).returning({ id: locations.id })
      if (claimed.length === 0) return
      const payload = { location: store.id }
      await enqueue(tx, { kind: 'manager-alert', topic: `manager-alert.${store.id}`, payload })
      isAny = true
    })
  }
  if (isAny) wake()
}

/** The condition of a store that wasn't messaged lately, or whose last message is from a clock that was ahead. */
const isDue = (now: Date) =>
  or(
    isNull(locations.alertedAt),
    lte(locations.alertedAt, new Date(now.getTime() - ALERT_EVERY * MINUTE)),
    gt(locations.alertedAt, new Date(now.getTime() + MINUTE))
  )

/** Returns whether a store is open by its hours and has been for as long as an order may wait. */
function hasBeenOpen(store: LocationRow, now: Date): boolean {
  const range = openRange(scheduleOf(store), now.getTime())
  return range !== undefined && now.getTime() - range.start >= ALERT_AFTER * MINUTE
}
