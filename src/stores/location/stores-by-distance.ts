import { computed } from 'nanostores'
import type { StoreLocation } from '../../contract/store/location.ts'
import { isInZones } from '../../rules/address/delivery-zones.ts'
import { distanceBetween } from '../../rules/address/distance.ts'
import { $locations } from './business.ts'
import { $userAddress, type UserAddress } from './location.ts'
import { last } from '../../lib/lists.ts'

/** The distance from the shopper to each store, in metres by slug; empty while the shopper's location is unknown. */
export const $distances = computed([$locations, $userAddress], (locations, place): Readonly<Record<string, number>> =>
  place ? Object.fromEntries(locations.map(({ slug, address }) => [slug, distanceBetween(place, address)])) : {}
)

/** The stores, nearest first if the shopper's location is known, otherwise in the retailer's order. */
export const $storesByDistance = computed([$locations, $distances], (locations, distances): StoreLocation[] =>
  [...locations].sort((a, b) => (distances[a.slug] ?? 0) - (distances[b.slug] ?? 0))
)

/**
 * A store's delivery to the shopper: available, not available, somewhere (the location or the zones are unknown), or
 * never.
 */
export type Delivery = 'here' | 'not-here' | 'somewhere' | 'never'

/** Returns how a store delivers to the shopper's location. */
export function deliveryOf({ deliverySettings }: StoreLocation, place: UserAddress | undefined): Delivery {
  const { isEnabled, zones } = deliverySettings
  if (!isEnabled) return 'never'
  if (!place || zones.length === 0) return 'somewhere'
  // An address ends with its postal code, if it has one.
  const postalCode = last(place.address.split(', '))
  return isInZones({ ...place, postalCode }, zones) ? 'here' : 'not-here'
}
