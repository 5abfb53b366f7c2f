import { nullable, object, optional, string } from 'valibot'
import { cart } from './cart.ts'
import { deliveryAddress } from './delivery-address.ts'
import { put } from '../http/endpoint.ts'
import { method } from './method.ts'
import { price } from '../http/money.ts'
import { count, percent } from '../http/number.ts'
import { promoCodes } from './promo-codes.ts'

/** Sets the method (SPEC C9); 422 `method: choice` if the location doesn't offer it. */
export const setMethod = put('/carts/:cart/method', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, method }),
  reply: cart
})

/** Sets the delivery address, null for none. An address outside all zones is saved, with `delivery.problem` set. */
export const setDelivery = put('/carts/:cart/delivery', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, address: nullable(deliveryAddress) }),
  reply: cart
})

/**
 * Sets the cart's promo codes; 409 `promo` with `refusedPromo` if a new one can't be used, in which case nothing
 * changes; 429 `rate_limited` against guessing.
 */
export const setPromos = put('/carts/:cart/promos', {
  query: { locale: string() },
  auth: 'optional',
  body: promoCodes,
  reply: cart
})

/**
 * Sets the tip: a fixed amount, or a share of the subtotal, which it then follows (SPEC C25). 422 `tip: choice` if the
 * location takes none, `tip: number` if the amount exceeds the order total, `tip: required` without either.
 */
export const setTip = put('/carts/:cart/tip', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, tip: optional(price), tipShare: optional(percent) }),
  reply: cart
})
