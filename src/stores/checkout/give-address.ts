import type { FoundAddress } from '../../api/address-source.ts'
import type { SavedAddress } from '../../contract/account/me.ts'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { findZone } from '../../rules/address/delivery-zones.ts'
import { readOneLine, writeOneLine } from '../../rules/address/one-line.ts'
import { $cart } from '../cart/cart.ts'
import { whenChanged } from '../cart/change-cart.ts'
import { dataOf, type Problem, toProblem } from '../../client/async-state.ts'
import { $deliverTo } from '../location/deliver-to.ts'
import { $location, $userAddress } from '../location/location.ts'
import { $storesByDistance } from '../location/stores-by-distance.ts'
import { setAddress } from './delivery-address.ts'

/**
 * Takes an address for deliveries: it is the shopper's place from now on, and the address of their cart if that is to be
 * delivered. Resolves to the problem if the API refuses it.
 */
export async function giveAddress(address: DeliveryAddress): Promise<Problem | undefined> {
  const cart = dataOf($cart.get())
  if (cart?.method === 'delivery' && cart.location === $location.get().detail?.slug) {
    await whenChanged()
    const result = await setAddress(address)
    if (result && !result.ok) return toProblem(result.problem)
  }
  $deliverTo.set(address)
  const { lat, lng } = address
  if (lat !== null && lng !== null)
    $userAddress.set({ lat, lng, address: writeOneLine({ ...address, unit: address.unit ?? '' }) })
  return undefined
}

/** Returns a suggestion as a delivery address in the store's province; undefined if it lacks a number or a postal code. */
export function asDelivery(address: FoundAddress): DeliveryAddress | undefined {
  const { line1, unit, city, province, postalCode, lat, lng } = address
  const own = $location.get().detail?.address.province ?? ''
  if (!readOneLine(writeOneLine(address))) return undefined
  return { line1, unit: unit || null, city, province: province || own, postalCode, notes: null, lat, lng }
}

/** Returns a saved address as a delivery address. */
export const savedAsDelivery = ({ id: _id, label: _label, ...address }: SavedAddress): DeliveryAddress => ({
  ...address,
  lat: null,
  lng: null
})

/** Returns another store that delivers to an address, the nearest one if the shopper's place is known. */
export const storeThatDelivers = (address: DeliveryAddress): StoreLocation | undefined =>
  $storesByDistance
    .get()
    .find(({ deliverySettings: { isEnabled, zones } }) => isEnabled && findZone(address, zones) !== undefined)
