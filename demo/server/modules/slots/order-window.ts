import { eq } from 'drizzle-orm'
import type { DeliveryAddress } from '../../../../src/contract/cart/delivery-address.ts'
import { findZone } from '../../../../src/rules/address/delivery-zones.ts'
import { carts } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { Window } from './plan.ts'

/** A cart by its id, and who asks, null for a guest. */
interface Asked {
  cart: string | undefined
  accountId: string | null
}

/** The hours of the zone of a location that an address lies in. */
export const windowAt = ({ deliverySettings }: LocationRow, address: DeliveryAddress | null): Window =>
  // Zones that were kept before they could have hours have none.
  (address && findZone(address, deliverySettings.zones)?.hours) ?? null

/** The hours of the zone that a cart is brought to; a cart that is gone has none, and where one account lives is nothing for another. */
export async function windowFor(db: Queries, location: LocationRow, { cart, accountId }: Asked): Promise<Window> {
  if (cart === undefined) return null
  const [kept] = await db
    .select({ address: carts.address, accountId: carts.accountId })
    .from(carts)
    .where(eq(carts.id, cart))
  const isOthers = kept !== undefined && kept.accountId !== null && kept.accountId !== accountId
  return kept && !isOthers ? windowAt(location, kept.address) : null
}
