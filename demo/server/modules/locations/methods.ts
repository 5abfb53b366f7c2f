import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from './find-location.ts'

/** The settings of a location that enable methods. */
type Offers = Pick<LocationRow, 'pickupSettings' | 'curbsideSettings' | 'deliverySettings'>

/** Returns whether a location offers a method. */
export function isOffered(location: Offers, method: Method): boolean {
  const { pickupSettings: pickup, curbsideSettings: curbside, deliverySettings: delivery } = location
  return { pickup, curbside, delivery }[method].isEnabled
}

/** Preparation time in minutes, null if none is set; curbside uses that of pickup. */
export const preparationOf = ({ pickupSettings, deliverySettings }: Offers, method: Method): number | null =>
  (method === 'delivery' ? deliverySettings : pickupSettings).orderPrepTime

/** The cut-off time for same-day orders, `HH:mm`, null for none; curbside defaults to that of pickup. */
export function cutOffOf(
  { pickupSettings, deliverySettings, curbsideSettings }: Offers,
  method: Method
): string | null {
  if (method === 'delivery') return deliverySettings.orderCutOff ?? null
  const isOwn = method === 'curbside' && curbsideSettings.orderCutOff !== undefined
  return (isOwn ? curbsideSettings : pickupSettings).orderCutOff ?? null
}
