import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { ExtraTime, setExtraTime } from '../../contract/staff/extra-time.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { locations } from '../db/schema.ts'
import { staffMessage } from '../events/staff-channel.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'
import { extraAt } from '../shop/ready-times/promise.ts'

const MINUTE = 60_000

/** Returns the time added to new orders of a location now; null for none. */
export function viewExtra(location: Pick<LocationRow, 'extraMinutes' | 'extraUntil'>, now: Date): ExtraTime {
  const minutes = extraAt(location, now)
  return minutes === 0 || location.extraUntil === null ? null : { minutes, until: location.extraUntil.toISOString() }
}

/** Adds time to new orders of a location for a while, or takes it back, and lets its boards know. */
export async function addTime(
  context: Context,
  { id }: LocationRow,
  { minutes, during }: BodyOf<typeof setExtraTime>
): Promise<ExtraTime> {
  const { db, clock, publish, wake } = context
  const now = clock()
  const extraUntil = minutes === 0 ? null : new Date(now.getTime() + during * MINUTE)
  const row = { extraMinutes: minutes, extraUntil }
  await transaction(db, async tx => {
    await tx.update(locations).set(row).where(eq(locations.id, id))
    await publish(tx, staffMessage(context, id))
  })
  wake()
  return viewExtra(row, now)
}
