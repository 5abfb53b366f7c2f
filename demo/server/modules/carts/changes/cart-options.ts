import type { LocationRow } from '../../locations/find-location.ts'
import type { CartPromos } from '../../promos/read.ts'
import type { CartRow, LoadedCart } from '../load.ts'
import { methodAt } from '../move/method-at.ts'

/** What a cart says beside its lines and points. */
export interface Wishes {
  cart: Pick<CartRow, 'method' | 'address' | 'tip'>
  promos: CartPromos
}

/** What a cart says at another location; what does not hold there is judged when it is reckoned. */
export const wishesAt = ({ cart, promos }: LoadedCart, location: LocationRow): Wishes => ({
  cart: {
    method: methodAt(location, cart.method),
    address: cart.address,
    tip: location.features.tips ? cart.tip : 0
  },
  promos
})

/** What a cart says into which another one goes: its own; address and codes are the other's where it has none. */
export const joinedWishes = (from: LoadedCart, { cart, promos }: LoadedCart): Wishes => ({
  cart: { method: cart.method, address: cart.address ?? from.cart.address, tip: cart.tip },
  promos: promos.entered.length > 0 ? promos : from.promos
})

/** Wishes as they are kept. */
export const keptWishes = ({ cart, promos }: Wishes) => ({ ...cart, promos: promos.entered.map(({ code }) => code) })
