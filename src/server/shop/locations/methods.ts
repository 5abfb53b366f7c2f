import type { Method } from '../../../contract/cart/method.ts'
import type { LocationRow } from './find-location.ts'

/** The settings of a location that enable methods. */
type Offers = Pick<LocationRow, 'pickupSettings' | 'curbsideSettings' | 'deliverySettings'>

/** Returns whether a location offers a method. */
export function isOffered(location: Offers, method: Method): boolean {
  const { pickupSettings: pickup, curbsideSettings: curbside, deliverySettings: delivery } = location
  return { pickup, curbside, delivery }[method].isEnabled
}
