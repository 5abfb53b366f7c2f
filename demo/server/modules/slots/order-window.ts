import { eq } from 'drizzle-orm'
import type { DeliveryAddress } from '../../../../src/contract/cart/delivery-address.ts'
import { findZone } from '../../../../src/rules/address/delivery-zones.ts'
import { carts } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { Window } from './plan.ts'

/** A cart id, and the account of the caller, null for a guest. */
interface CartOfCaller {
  cart: string | undefined
  accountId: string | null
}

/** Returns the delivery hours of the zone that contains an address. */
export const windowAt = ({ deliverySettings }: LocationRow, address: DeliveryAddress | null): Window =>
  // Zones that were kept before they could have hours have none.
  (address && findZone(address, deliverySettings.zones)?.hours) ?? null

/** Returns the delivery hours of a cart's zone; null if the cart is gone or belongs to another account. */
export async function windowFor(
  db: Queries,
  location: LocationRow,
  { cart, accountId }: CartOfCaller
): Promise<Window> {
  if (cart === undefined) return null
  const [kept] = await db
    .select({ address: carts.address, accountId: carts.accountId })
    .from(carts)
    .where(eq(carts.id, cart))
  const isOthers = kept !== undefined && kept.accountId !== null && kept.accountId !== accountId
  return kept && !isOthers ? windowAt(location, kept.address) : null
}
