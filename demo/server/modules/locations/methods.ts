import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from './find-location.ts'

/** What of a location says which methods it offers. */
type Offers = Pick<LocationRow, 'pickupSettings' | 'curbsideSettings' | 'deliverySettings'>

/** Whether a location offers a method. */
export function isOffered(location: Offers, method: Method): boolean {
  const { pickupSettings: pickup, curbsideSettings: curbside, deliverySettings: delivery } = location
  return { pickup, curbside, delivery }[method].isEnabled
}

/** Minutes that an order takes to prepare, null where none are given; at the curb as many as for pickup. */
export const preparationOf = ({ pickupSettings, deliverySettings }: Offers, method: Method): number | null =>
  (method === 'delivery' ? deliverySettings : pickupSettings).orderPrepTime

/** Until when on a day, `HH:mm`, orders are taken for that same day, null for none; at the curb as for pickup where nothing else is said. */
export function cutOffOf(
  { pickupSettings, deliverySettings, curbsideSettings }: Offers,
  method: Method
): string | null {
  if (method === 'delivery') return deliverySettings.orderCutOff ?? null
  const isOwn = method === 'curbside' && curbsideSettings.orderCutOff !== undefined
  return (isOwn ? curbsideSettings : pickupSettings).orderCutOff ?? null
}
