import { places } from '../../demo.ts'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { Address } from '../../../contract/store/location.ts'

/** Where an address lies: as was said with it, else where its postal code or the area of that is; undefined where neither is known. */
export function placeOf({ lat, lng, postalCode }: DeliveryAddress): Pick<Address, 'lat' | 'lng'> | undefined {
  if (lat !== null && lng !== null) return { lat, lng }
  const at = (code: string) => places.find(place => place.postalCode === code)
  const known = at(postalCode) ?? at(postalCode.slice(0, 3))
  return known && { lat: known.lat, lng: known.lng }
}
