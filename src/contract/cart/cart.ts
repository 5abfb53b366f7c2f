import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { maybe } from '../http/optional.ts'
import { cartHint, usedDeal } from './deal.ts'
import { delivery } from './delivery.ts'
import { ifMissing } from './if-missing-choice.ts'
import { get, post, put } from '../http/endpoint.ts'
import { limitClass, pictureEntries } from '../catalog/menu.ts'
import { method } from './method.ts'
import { cents, currency, price } from '../http/money.ts'
import { count, percent } from '../http/number.ts'
import { promo } from './promo.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'

const grams = pipe(number(), minValue(0))

/** The quantity of a variant: 0 removes the line. */
export const quantity = pipe(number(), integer(), minValue(0), maxValue(99))

/** The problem that prevents buying a line as it is. */
export const lineProblem = picklist(['sold_out', 'short', 'discontinued'])

/** A line of a cart: a variant and its quantity. */
export const cartLine = object({
  id,
  variant: id,
  product: id,
  productSlug: slug,
  name: string(),
  brand: string(),
  variantName: string(),
  ...pictureEntries,
  quantity: count,
  /** The shopper's note to the store. */
  note: maybe(string(), null),
  /** The shopper's choice in case the store is out of it; `ask` if it is left out. */
  ifMissing: maybe(ifMissing),
  /** Units in stock at the cart's location. */
  stock: count,
  /** The current unit price. */
  unitPrice: price,
  /** The unit price without a sale. */
  regularPrice: price,
  total: price,
  /** The deposit on the containers of one pack, outside of `unitPrice` and `total`; none if it is left out. */
  deposit: maybe(price),
  /** What deals take off `total`; nothing if it is left out. */
  saving: maybe(price),
  limitClass,
  /** Grams of dried cannabis that the whole line is equivalent to. */
  equivalent: grams,
  problem: maybe(lineProblem, null)
})

/** A tax of the location's province on the order. */
export const taxLine = object({ name: string(), amount: cents })

/** The state of the purchase limit, in grams of dried cannabis (SPEC A3, C10). */
export const cartFull = object({ active: boolean(), limit: grams, exceedValue: grams })

/** A cart of one location and one method, priced by the server (SPEC C9). */
export const cart = object({
  id,
  /** Incremented by every change; a write must send the version it is based on. */
  version: count,
  location: slug,
  method,
  lines: array(cartLine),
  count,
  subtotal: price,
  /** The total savings from sales. */
  savings: price,
  /** The deals that apply, each with its discount; and those that the cart lacks something for, the nearest first. */
  deals: maybe(array(usedDeal), []),
  hints: maybe(array(cartHint), []),
  /** The promo codes, in the order entered, each with its discount. */
  promos: maybe(array(promo), []),
  /** The delivery address and its terms; null for other methods, or if no address is set. */
  delivery: maybe(delivery, null),
  /** The delivery fee; it is taxed. */
  fee: maybe(price, 0),
  /** The deposits on all containers. No discount, minimum or tip counts them. */
  deposits: maybe(price, 0),
  taxes: array(taxLine),
  /** The tip, untaxed, if the location takes tips. */
  tip: maybe(price, 0),
  /** The share of the subtotal that the tip was chosen as, in percent; absent or null for a fixed amount (SPEC C25). */
  tipShare: maybe(percent),
  total: price,
  /** When it was priced, by the API's clock; and when a sale or deal of it next begins or ends, so that it is read again. */
  pricedAt: maybe(instant),
  repricedAt: maybe(instant),
  currency,
  /** Grams of dried cannabis or equivalent in the cart. */
  equivalent: grams,
  cartFull,
  /** The points this order uses, their discount, and the points it earns when completed. */
  orderLoyalty: object({ pointsRedeemed: count, amount: price, earns: maybe(count) }),
  /** The reward this order uses. */
  orderReward: object({ points: count, id: maybe(id, null), name: maybe(string(), null), amount: price }),
  /** True if its store has suggestions (`readSuggestions`), so that the shop keeps their room. */
  suggests: maybe(boolean()),
  /** The maximum number of points it can use. */
  points_redeemable: count
})

export type CartLine = InferOutput<typeof cartLine>
export type Cart = InferOutput<typeof cart>
export type CartFull = InferOutput<typeof cartFull>

/** Creates a cart. */
export const createCart = post('/carts', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ location: slug, method }),
  reply: cart
})

/** Reads a cart with current prices; 404 `not_found` once it has become an order. */
export const readCart = get('/carts/:cart', {
  query: { locale: string() },
  auth: 'optional',
  reply: cart
})

/**
 * Sets the quantity of a variant. 409 `stale` returns the fresh cart; 409 `sold_out` and 409 `limit_exceeded` change
 * nothing and return the current cart, the latter with the excess in `cartFull`. With `instead`, the line takes the place
 * and the note of that variant's, which is removed by the same change.
 */
export const setLine = put('/carts/:cart/lines/:variant', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ version: count, quantity, instead: optional(id) }),
  reply: cart
})
