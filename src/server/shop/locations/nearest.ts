import { asc } from 'drizzle-orm'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import { distanceBetween } from '../../../rules/address/distance.ts'
import { locations, type Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { placeOf } from '../addresses/place-of.ts'
import { switchedAt } from './is-switched-on.ts'
import { isOffered } from './methods.ts'

/** A store for pickup instead of delivery, and its distance from the address in kilometres, null if unknown. */
export interface Nearest {
  location: string
  name: Words
  km: number | null
}

/**
 * Finds the open pickup store nearest to an address; if its coordinates are unknown, preferably the cart's own store.
 */
export async function nearestTo(
  db: Queries,
  address: DeliveryAddress,
  own: string,
  now: Date
): Promise<Nearest | null> {
  const rows = await db.select().from(locations).orderBy(asc(locations.sortOrder))
  const stores = rows.filter(row => switchedAt(row, now).isOpen && isOffered(row, 'pickup'))
  const place = placeOf(address)
  if (place === undefined) {
    const store = stores.find(({ slug }) => slug === own) ?? stores[0]
    return store ? { location: store.slug, name: store.name, km: null } : null
  }
  const [nearest] = stores
    .map(store => ({ store, metres: distanceBetween(place, store.address) }))
    .sort((a, b) => a.metres - b.metres)
  return nearest
    ? { location: nearest.store.slug, name: nearest.store.name, km: Math.round(nearest.metres / 100) / 10 }
    : null
}
