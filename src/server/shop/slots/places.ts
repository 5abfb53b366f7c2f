import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Method } from '../../../contract/cart/method.ts'
import { locations, slotBookings } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** Returns the method whose capacity an order uses: curbside shares pickup's, because the same staff hand it over. */
export const placesOf = (method: Method): Method => (method === 'curbside' ? 'pickup' : method)

/** Returns the number of orders that a location takes per slot, for a method. */
export const capacityOf = (
  { slotCapacity, deliveryCapacity }: Pick<LocationRow, 'slotCapacity' | 'deliveryCapacity'>,
  method: Method
): number => (method === 'delivery' ? (deliveryCapacity ?? slotCapacity) : slotCapacity)

/** The booking of an order. */
interface Booked {
  locationId: string
  method: Method
  slotStart: Date
}

/** Returns the start times, in milliseconds, of a location's full slots. */
export async function fullSlots(db: Queries, location: LocationRow, method: Method, from: Date): Promise<Set<number>> {
  const rows = await db
    .select({ start: slotBookings.slotStart })
    .from(slotBookings)
    .where(
      and(
        ofMethod(location, method),
        gte(slotBookings.slotStart, from),
        gte(slotBookings.taken, capacityOf(location, method))
      )
    )
  return new Set(rows.map(row => row.start.getTime()))
}

/**
 * Returns a column of locations: the start times of their full pickup slots from an instant on, in milliseconds. It reads
 * the bookings to come of each location by their key.
 */
export const fullColumn = (from: Date) => sql<number[]>`coalesce((
  select json_agg((extract(epoch from ${slotBookings.slotStart}) * 1000)::bigint) from ${slotBookings}
  where ${slotBookings.locationId} = ${locations}."id" and ${slotBookings.method} = 'pickup'
    and ${slotBookings.slotStart} >= ${from.toISOString()}::timestamptz
    and ${slotBookings.taken} >= ${locations}."slot_capacity"
), '[]')`

/** Releases the slot booking of an order. */
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

/** Books a place in a slot for an order; throws 409 if it is full. */
export async function takePlace(
  tx: Transaction,
  { locationId, method, slotStart }: Booked,
  capacity: number
): Promise<void> {
  const booked = await tx
    .insert(slotBookings)
    .values({ locationId, method: placesOf(method), slotStart, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.locationId, slotBookings.method, slotBookings.slotStart],
      set: { taken: sql`${slotBookings.taken} + 1` },
      setWhere: sql`${slotBookings.taken} < ${capacity}`
    })
    .returning({ taken: slotBookings.taken })
  if (booked.length === 0 || capacity <= 0) throw new ApiError(409, 'slot_gone')
}

const ofMethod = (location: LocationRow, method: Method) =>
  and(eq(slotBookings.locationId, location.id), eq(slotBookings.method, placesOf(method)))
