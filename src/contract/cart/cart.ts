import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { delivery } from './delivery.ts'
import { get, post, put } from '../http/endpoint.ts'
import { limitClass } from '../catalog/menu.ts'
import { method } from './method.ts'
import { cents, currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { promo } from './promo.ts'
import { id, slug } from '../http/text.ts'

const grams = pipe(number(), minValue(0))

/** How many of one variant: 0 takes the line out. */
export const quantity = pipe(number(), integer(), minValue(0), maxValue(99))

/** What stands in the way of buying a line as it is. */
export const lineProblem = picklist(['sold_out', 'short', 'discontinued'])

/** One line of a cart: a variant and how many of it. */
export const cartLine = object({
  id,
  variant: id,
  product: id,
  productSlug: slug,
  name: string(),
  brand: string(),
  variantName: string(),
  picture: nullable(string()),
  quantity: count,
  /** What the shopper asks of the store about it. */
  note: optional(nullable(string()), null),
  /** Units of it in stock at the cart's location. */
  stock: count,
  /** What one costs now. */
  unitPrice: price,
  /** What one costs when not on sale. */
  regularPrice: price,
  total: price,
  limitClass,
  /** Grams of dried cannabis that the whole line equals. */
  equivalent: grams,
  problem: nullable(lineProblem)
})

/** A tax of the location's province on the order. */
export const taxLine = object({ name: string(), amount: cents })

/** How full the cart is, measured in grams of dried cannabis (SPEC A3, C10). */
export const cartFull = object({ active: boolean(), limit: grams, exceedValue: grams })

/** A cart of one location and one method, priced by the server (SPEC C9). */
export const cart = object({
  id,
  /** Counts every change; a write names the version it saw. */
  version: count,
  location: slug,
  method,
  lines: array(cartLine),
  count,
  subtotal: price,
  /** What sales took off. */
  savings: price,
  /** Codes that were entered, in that order, each with what it takes off. */
  promos: optional(array(promo), []),
  /** Where it is to be brought and what that comes to; null for another method, and while no address is known. */
  delivery: optional(nullable(delivery), null),
  /** What bringing it costs, on which tax is charged too. */
  fee: optional(price, 0),
  taxes: array(taxLine),
  /** What the shopper gives on top, untaxed, where the location takes tips. */
  tip: optional(price, 0),
  total: price,
  currency,
  /** Grams of dried cannabis or its equal in the cart. */
  equivalent: grams,
  cartFull,
  /** Points that this order uses, what they take off, and how many points its completion earns. */
  orderLoyalty: object({ pointsRedeemed: count, amount: price, earns: optional(count) }),
  /** The reward that this order uses. */
  orderReward: object({ points: count, id: nullable(id), name: nullable(string()), amount: price }),
  /** The most points that it can use. */
  points_redeemable: count
})

export type CartLine = InferOutput<typeof cartLine>
export type Cart = InferOutput<typeof cart>
export type CartFull = InferOutput<typeof cartFull>

/** Begins a cart. */
export const createCart = post('/carts', {
  query: { locale: string() },
  session: 'known',
  body: object({ location: slug, method }),
  reply: cart
})

/** Reads a cart, priced anew; 404 `not_found` once it has become an order. */
export const readCart = get('/carts/:cart', {
  query: { locale: string() },
  session: 'known',
  reply: cart
})

/**
 * Sets how many of a variant the cart holds. 409 `stale` brings the fresh cart; 409 `sold_out` and 409
 * `limit_exceeded` change nothing and bring the cart as it is, the latter with `cartFull` saying by how much.
 */
export const setLine = put('/carts/:cart/lines/:variant', {
  query: { locale: string() },
  session: 'known',
  body: object({ version: count, quantity }),
  reply: cart
})
