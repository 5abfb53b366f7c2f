import { eq } from 'drizzle-orm'
import type { EditableHours } from '../../contract/staff/staff-hours.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { locations } from '../db/schema.ts'
import { badFields } from '../http/api-error.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'
import { pauseOf, switchedAt } from '../shop/locations/is-switched-on.ts'

/** Returns a location's hours as its staff edit them. */
export const hoursOf = ({ openingHours, deliveryHours, specialHours }: LocationRow): EditableHours => ({
  openingHours,
  deliveryHours,
  specialHours
})

/** Returns whether a text is a date of the calendar: adding no days changes 30 February. */
const isDate = (text: string): boolean => !Number.isNaN(Date.parse(`${text}T00:00Z`)) && addDays(text, 0) === text

/** Sets a location's hours. Its switch is published again, at which the boards of other staff reload the hours. */
export async function setHoursOf(
  { db, clock, publish, wake }: Context,
  location: LocationRow,
  { openingHours, deliveryHours, specialHours }: EditableHours
): Promise<EditableHours> {
  if (!specialHours.every(({ date }) => isDate(date))) throw badFields({ specialHours: 'unknown' })
  const hours = { openingHours, deliveryHours, specialHours }
  await transaction(db, async tx => {
    await tx.update(locations).set(hours).where(eq(locations.id, location.id))
    const now = clock()
    const pausedUntil = pauseOf(location, now)?.toISOString() ?? null
    const { isOpen } = switchedAt(location, now)
    await publish(tx, { channel: `location.${location.id}`, message: { type: 'open', isOpen, pausedUntil } })
  })
  wake()
  return hours
}
