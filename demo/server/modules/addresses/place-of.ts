import { places } from '../../../catalogue/addresses.ts'
import type { DeliveryAddress } from '../../../../src/contract/cart/delivery-address.ts'
import type { Place } from '../locations/geo.ts'

/**
 * Returns the coordinates of an address: its own, else those of its postal code or postal area; undefined if unknown.
 */
export function placeOf({ lat, lng, postalCode }: DeliveryAddress): Place | undefined {
  if (lat !== null && lng !== null) return { lat, lng }
  const at = (code: string) => places.find(place => place.postalCode === code)
  const known = at(postalCode) ?? at(postalCode.slice(0, 3))
  return known && { lat: known.lat, lng: known.lng }
}
