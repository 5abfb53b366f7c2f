import { computed } from 'nanostores'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import { findZone } from '../../rules/address/delivery-zones.ts'
import { readOneLine } from '../../rules/address/one-line.ts'
import type { DeliveryZone } from '../../contract/store/location.ts'
import { $flags } from '../../routing/location.ts'
import { $cart } from '../cart/cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { resettable } from '../../client/reset.ts'
import { $location } from './location.ts'

/** The address that the shopper has given for deliveries, in this visit or, if the device remembers it, in an earlier one. */
export const $deliverTo = resettable<DeliveryAddress | undefined>('shopper', undefined)

/**
 * The address for a delivery to come: the one given for deliveries, else where the shopper is, if that is a home address.
 * It is then taken to be in the store's province, as its zones are. A kiosk knows only what its present shopper has given.
 */
export const $knownAddress = computed(
  [$deliverTo, $location, $flags],
  (chosenAddress, { detail, userAddress }, { in_store: isShared }): DeliveryAddress | undefined => {
    if (chosenAddress || !userAddress || !detail || isShared) return chosenAddress
    const { address, lat, lng } = userAddress
    const home = readOneLine(address)
    return home && { ...home, unit: home.unit || null, province: detail.address.province, notes: null, lat, lng }
  }
)

/** A zone's conditions of a delivery: amounts in cents. */
export type ZoneTerms = Pick<DeliveryZone, 'name' | 'fee' | 'minimum' | 'freeFrom' | 'hours'>

/** A delivery's address and conditions: undefined outside all zones. */
export interface DeliveryPlace {
  address: DeliveryAddress
  terms: ZoneTerms | undefined
}

/** Where a delivery of the current store goes: to the address of its cart or, without one, to the one that is known. */
export const $deliveryPlace = computed(
  [$cart, $knownAddress, $location],
  (load, known, { detail }): DeliveryPlace | undefined => {
    const cart = dataOf(load)
    if (cart?.delivery && cart.location === detail?.slug) {
      const { address, zone: name, fee, minimum, freeFrom, hours } = cart.delivery
      return { address, terms: name === null ? undefined : { name, fee, minimum, freeFrom, hours } }
    }
    return known && { address: known, terms: detail && findZone(known, detail.deliverySettings.zones) }
  }
)
