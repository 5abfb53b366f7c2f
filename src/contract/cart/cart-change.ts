import { nullable, object, string } from 'valibot'
import { cart } from './cart.ts'
import { deliveryAddress } from './delivery-address.ts'
import { put } from '../http/endpoint.ts'
import { method } from './method.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { promoCodes } from './promo-codes.ts'

/** Sets the method (SPEC C9); 422 `method: choice` where the location does not offer it. */
export const setMethod = put('/carts/:cart/method', {
  query: { locale: string() },
  session: 'known',
  body: object({ version: count, method }),
  reply: cart
})

/** Sets where the cart is to be brought, null for nowhere yet; an address outside of all zones is kept, and `delivery.problem` says so. */
export const setDelivery = put('/carts/:cart/delivery', {
  query: { locale: string() },
  session: 'known',
  body: object({ version: count, address: nullable(deliveryAddress) }),
  reply: cart
})

/** Sets the codes of the cart; 409 `promo` brings `refusedPromo` and changes nothing, when one that was not there before can't be used; 429 `rate_limited` for who guesses at codes. */
export const setPromos = put('/carts/:cart/promos', {
  query: { locale: string() },
  session: 'known',
  body: promoCodes,
  reply: cart
})

/** Sets what the shopper gives on top, 422 `tip: choice` where the location takes none, `tip: number` for more than the order comes to. */
export const setTip = put('/carts/:cart/tip', {
  query: { locale: string() },
  session: 'known',
  body: object({ version: count, tip: price }),
  reply: cart
})
