import { parse } from 'valibot'
import type { DeliveryAddress } from '../../../../contract/cart/delivery-address.ts'
import { deliveryZone, type HoursEntry } from '../../../../contract/store/location.ts'
import { findZone } from '../../../../rules/address/delivery-zones.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'

/** Delivery fee and conditions for an address, in cents; `zone` is null if the store doesn't deliver there. */
export interface DeliveryQuote {
  address: DeliveryAddress
  zone: string | null
  fee: number
  minimum: number
  missing: number
  freeFrom: number | null
  hours: HoursEntry[] | null
}

/** Cart sums in cents: the subtotal counts towards the minimum, the discounted sum towards free delivery. */
interface Goods {
  subtotal: number
  discounted: number
}

/** Returns the delivery quote for an address. */
export function quoteDelivery(
  { deliverySettings }: Pick<LocationRow, 'deliverySettings'>,
  address: DeliveryAddress,
  { subtotal, discounted }: Goods
): DeliveryQuote {
  const zone = findZone(address, deliverySettings.zones)
  if (zone === undefined) return { address, zone: null, fee: 0, minimum: 0, missing: 0, freeFrom: null, hours: null }
  // Stored zones may predate prices; the schema fills in the defaults.
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
