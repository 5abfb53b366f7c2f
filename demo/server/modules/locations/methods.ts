import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from './find-location.ts'

/** What of a location says which methods it offers. */
type Offers = Pick<LocationRow, 'pickupSettings' | 'curbsideSettings' | 'deliverySettings'>

/** Whether a location offers a method. */
export function isOffered(location: Offers, method: Method): boolean {
  const { pickupSettings: pickup, curbsideSettings: curbside, deliverySettings: delivery } = location
  return { pickup, curbside, delivery }[method].isEnabled
}
