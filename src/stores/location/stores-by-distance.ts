import { computed } from 'nanostores'
import type { StoreLocation } from '../../contract/store/location.ts'
import { isInZones } from '../../rules/address/delivery-zones.ts'
import { distanceBetween } from '../../rules/address/distance.ts'
import { $locations } from './business.ts'
import { $userAddress, type UserAddress } from './location.ts'

/** How far each store is from where the shopper is, in metres by slug; empty while that isn't known. */
export const $distances = computed([$locations, $userAddress], (locations, place): Readonly<Record<string, number>> =>
  place ? Object.fromEntries(locations.map(({ slug, address }) => [slug, distanceBetween(place, address)])) : {}
)

/** The stores, the nearest first where the shopper said where they are; else in the retailer's order. */
export const $storesByDistance = computed([$locations, $distances], (locations, distances): StoreLocation[] =>
  [...locations].sort((a, b) => (distances[a.slug] ?? 0) - (distances[b.slug] ?? 0))
)

/** Whether a store delivers: to the shopper or not, somewhere while it isn't known where they are or where it goes, or never. */
export type Delivery = 'here' | 'not-here' | 'somewhere' | 'never'

/** Whether a store delivers to where the shopper is. */
export function deliveryOf({ deliverySettings }: StoreLocation, place: UserAddress | undefined): Delivery {
  const { isEnabled, zones } = deliverySettings
  if (!isEnabled) return 'never'
  if (!place || zones.length === 0) return 'somewhere'
  // An address ends with its postal code, where it has one.
  const postalCode = place.address.split(', ').at(-1)
  return isInZones({ ...place, postalCode }, zones) ? 'here' : 'not-here'
}
