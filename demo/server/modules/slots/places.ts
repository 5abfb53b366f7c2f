import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { slotBookings } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** Whose places a method's orders take: to bring one out to a car takes as long as to hand it over inside, by the same people. */
export const placesOf = (method: Method): Method => (method === 'curbside' ? 'pickup' : method)

/** What was booked. */
interface Booked {
  locationId: string
  method: Method
  slotStart: Date
}

/** Finds the slots of a location, by their start in milliseconds, that have no place left. */
export async function fullSlots(db: Queries, location: LocationRow, method: Method, from: Date): Promise<Set<number>> {
  const rows = await db
    .select({ start: slotBookings.slotStart })
    .from(slotBookings)
    .where(
      and(ofMethod(location, method), gte(slotBookings.slotStart, from), gte(slotBookings.taken, location.slotCapacity))
    )
  return new Set(rows.map(row => row.start.getTime()))
}

/** Gives the place of an order back. */
export async function givePlaceBack(tx: Transaction, order: Booked): Promise<void> {
  await tx
    .update(slotBookings)
    .set({ taken: sql`${slotBookings.taken} - 1` })
    .where(
      and(
        eq(slotBookings.locationId, order.locationId),
        eq(slotBookings.method, placesOf(order.method)),
        eq(slotBookings.slotStart, order.slotStart),
        gt(slotBookings.taken, 0)
      )
    )
}

const ofMethod = (location: LocationRow, method: Method) =>
  and(eq(slotBookings.locationId, location.id), eq(slotBookings.method, placesOf(method)))
