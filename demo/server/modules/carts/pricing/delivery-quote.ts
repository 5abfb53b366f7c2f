import { parse } from 'valibot'
import type { DeliveryAddress } from '../../../../../src/contract/cart/delivery-address.ts'
import { deliveryZone, type HoursEntry } from '../../../../../src/contract/store/location.ts'
import { findZone } from '../../../../../src/rules/address/delivery-zones.ts'
import type { LocationRow } from '../../locations/find-location.ts'

/** What bringing a cart to an address comes to, in cents; `zone` is null where the store does not deliver there. */
export interface DeliveryQuote {
  address: DeliveryAddress
  zone: string | null
  fee: number
  minimum: number
  missing: number
  freeFrom: number | null
  hours: HoursEntry[] | null
}

/** What bringing is reckoned of: the lines alone count towards the minimum, and less what codes take off for going free. */
interface Goods {
  subtotal: number
  discounted: number
}

/** Reckons what bringing goods to an address comes to. */
export function quoteDelivery(
  { deliverySettings }: Pick<LocationRow, 'deliverySettings'>,
  address: DeliveryAddress,
  { subtotal, discounted }: Goods
): DeliveryQuote {
  const zone = findZone(address, deliverySettings.zones)
  if (zone === undefined) return { address, zone: null, fee: 0, minimum: 0, missing: 0, freeFrom: null, hours: null }
  // Zones that were kept before they had prices have none.
  const { name, fee, minimum, freeFrom, hours } = parse(deliveryZone, zone)
  const isFree = freeFrom !== null && discounted >= freeFrom
  return {
    address,
    zone: name,
    fee: isFree ? 0 : fee,
    minimum,
    missing: Math.max(0, minimum - subtotal),
    freeFrom,
    hours
  }
}
