import { eq } from 'drizzle-orm'
import { type Destination, findZone } from '../../../rules/address/delivery-zones.ts'
import { carts } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { Window } from './plan.ts'

/** A cart id, the account of the caller, null for a guest, and where the delivery is to go if the cart doesn't say. */
interface CartOfCaller {
  cart: string | undefined
  accountId: string | null
  place: Destination
}

/** Returns the delivery hours of the zone that contains an address. */
export const windowAt = ({ deliverySettings }: LocationRow, address: Destination | null): Window =>
  // Zones that were kept before they could have hours have none.
  (address && findZone(address, deliverySettings.zones)?.hours) ?? null

/**
 * Returns the delivery hours of the zone of a cart, or of the place if the cart has no address, is gone, or belongs to
 * another account; null if there are none.
 */
export async function windowFor(
  db: Queries,
  location: LocationRow,
  { cart, accountId, place }: CartOfCaller
): Promise<Window> {
  if (cart === undefined) return windowAt(location, place)
  const [row] = await db
    .select({ address: carts.address, accountId: carts.accountId })
    .from(carts)
    .where(eq(carts.id, cart))
  const isOthers = row !== undefined && row.accountId !== null && row.accountId !== accountId
  return windowAt(location, (isOthers ? null : row?.address) ?? place)
}
