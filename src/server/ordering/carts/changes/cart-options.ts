import type { LocationRow } from '../../../shop/locations/find-location.ts'
import type { CartPromos } from '../../promos/read-promos.ts'
import type { CartRow } from '../cart-row.ts'
import type { LoadedCart } from '../load-cart.ts'
import { methodAt } from '../move/method-at.ts'

/** The options of a cart: method, address, tip and promo codes. */
export interface CartOptions {
  cart: Pick<CartRow, 'method' | 'address' | 'tip' | 'tipShare'>
  promos: CartPromos
}

const tipIn = ({ tip, tipShare }: CartRow) => ({ tip, tipShare })

/** Returns the options of a cart moved to another location; invalid ones are found when the cart is priced. */
export const optionsAt = ({ cart, promos }: LoadedCart, location: LocationRow): CartOptions => ({
  cart: {
    method: methodAt(location, cart.method),
    address: cart.address,
    ...(location.features.tips ? tipIn(cart) : { tip: 0, tipShare: null })
  },
  promos
})

/** Returns the options of a cart after a merge: its own; address and codes of the other cart if it has none. */
export const mergedOptions = (from: LoadedCart, { cart, promos }: LoadedCart): CartOptions => ({
  cart: { method: cart.method, address: cart.address ?? from.cart.address, ...tipIn(cart) },
  promos: promos.entered.length > 0 ? promos : from.promos
})

/** Returns options as columns of the cart. */
export const storedOptions = ({ cart, promos }: CartOptions) => ({
  ...cart,
  promos: promos.entered.map(({ code }) => code)
})
