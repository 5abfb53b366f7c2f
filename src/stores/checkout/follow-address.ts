import { computed } from 'nanostores'
import { request } from '../../client/http/request.ts'
import { setDelivery } from '../../contract/cart/cart-change.ts'
import type { DeliveryAddress } from '../../contract/cart/delivery-address.ts'
import { findZone } from '../../rules/address/delivery-zones.ts'
import { $cart } from '../cart/cart.ts'
import { $isChanging, changeCart } from '../cart/change-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $knownAddress } from '../location/deliver-to.ts'
import { $location } from '../location/location.ts'
import { $writingAddress } from './writing-address.ts'

/** The cart that wants an address, and the known one, if the store delivers there. */
const $lacking = computed([$cart, $knownAddress, $location, $isChanging], (load, address, { detail }, isChanging) => {
  const cart = dataOf(load)
  if (isChanging || !address || !cart || cart.method !== 'delivery' || cart.delivery) return undefined
  const isHere = detail?.slug === cart.location && findZone(address, detail.deliverySettings.zones) !== undefined
  return isHere ? { cart: cart.id, address } : undefined
})

async function give(address: DeliveryAddress): Promise<void> {
  const result = await changeCart(({ id, version }) =>
    request(setDelivery, { params: { cart: id }, body: { version, address } })
  )
  if (result?.ok) $writingAddress.set(false)
}

/**
 * Gives the known address to a cart for delivery that has none, so that its fee and times are those of the place. An
 * address that the API refuses isn't sent again. Returns an unsubscribe function.
 */
export function followAddress(): () => void {
  let sent: { cart: string; address: DeliveryAddress } | undefined
  return $lacking.subscribe(lacking => {
    if (!lacking || (lacking.cart === sent?.cart && lacking.address === sent.address)) return
    sent = lacking
    const { address } = lacking
    void give(address)
  })
}
