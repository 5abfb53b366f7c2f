import type { LocationRow } from '../../locations/find-location.ts'
import type { CartPromos } from '../../promos/read.ts'
import type { CartRow } from '../cart-row.ts'
import type { LoadedCart } from '../load.ts'
import { methodAt } from '../move/method-at.ts'

/** What a cart says beside its lines and points. */
export interface CartOptions {
  cart: Pick<CartRow, 'method' | 'address' | 'tip'>
  promos: CartPromos
}

/** What a cart says at another location; what does not hold there is judged when it is reckoned. */
export const optionsAt = ({ cart, promos }: LoadedCart, location: LocationRow): CartOptions => ({
  cart: {
    method: methodAt(location, cart.method),
    address: cart.address,
    tip: location.features.tips ? cart.tip : 0
  },
  promos
})

/** What a cart says into which another one goes: its own; address and codes are the other's where it has none. */
export const mergedOptions = (from: LoadedCart, { cart, promos }: LoadedCart): CartOptions => ({
  cart: { method: cart.method, address: cart.address ?? from.cart.address, tip: cart.tip },
  promos: promos.entered.length > 0 ? promos : from.promos
})

/** Wishes as they are kept. */
export const storedOptions = ({ cart, promos }: CartOptions) => ({
  ...cart,
  promos: promos.entered.map(({ code }) => code)
})
