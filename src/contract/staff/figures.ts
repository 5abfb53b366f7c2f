import {
  array,
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
import { get } from '../http/endpoint.ts'
import { cents, currency } from '../http/money.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { method } from '../cart/method.ts'
import { tender } from '../order/order.ts'

/**
 * The sums of the orders that were completed in a span, in cents. `gross` is the price of all goods after sale prices and before the
 * discounts; `total` is `gross` less the discounts, with fees, deposits, taxes and tips. `saved` is the difference between regular and
 * sale prices, and no part of a sum.
 */
const soldSums = object({
  orders: count,
  pieces: count,
  gross: cents,
  deals: cents,
  codes: cents,
  rewards: cents,
  points: cents,
  fees: cents,
  deposits: cents,
  taxes: cents,
  tips: cents,
  total: cents,
  saved: maybe(cents, 0)
})

/** The sums of the refunds of a span, in cents: `goods` after their discounts; all but `refunds` add up to `total`. */
const refundedSums = object({
  refunds: count,
  goods: cents,
  fees: cents,
  deposits: cents,
  taxes: cents,
  tips: cents,
  total: cents
})

/** A tax on sales and in refunds. */
const taxFigure = object({ code: string(), name: string(), sold: cents, refunded: cents })

/** A kind of payment with the totals of its orders and refunds; `brand` is that of a card. */
const tenderFigure = object({ tender, brand: maybe(string(), null), orders: count, sold: cents, refunded: cents })

/** A deal, promo code or reward, or all redeemed points, with the discount of its orders; `name` is null for points. */
const discountFigure = object({
  kind: picklist(['deal', 'code', 'reward', 'points']),
  name: maybe(string(), null),
  code: maybe(string(), null),
  orders: count,
  amount: cents
})

/** A product that was sold, with all its sizes; `refunded` pieces are those of the span's refunds, whenever they were sold. */
const productFigure = object({
  product: id,
  name: string(),
  brand: string(),
  pieces: count,
  gross: cents,
  discounts: cents,
  refunded: count
})

/** A day at the stores, or an hour of all days: completed orders, their net sales less refunded goods, and the money taken. */
const timeSums = { orders: count, net: cents, total: cents }

/**
 * The reason of cancelled orders; null without one. `unconfirmed` were held and not confirmed in time. `other` are all reasons that
 * may name a person.
 */
const cancelFigure = object({
  kind: picklist(['given', 'none', 'unconfirmed', 'other']),
  reason: maybe(string(), null),
  orders: count,
  amount: cents
})

/** The figures of some stores for a span of days, each in its store's zone. They name no shopper. */
export const figures = object({
  from: date,
  to: date,
  /** When they were read. */
  at: instant,
  currency,
  locations: array(slug),
  sold: soldSums,
  refunded: refundedSums,
  taxes: array(taxFigure),
  tenders: array(tenderFigure),
  discounts: array(discountFigure),
  /** Those among the first by sales or by pieces; `otherProducts` sums the rest. */
  products: array(productFigure),
  otherProducts: maybe(object({ products: count, pieces: count, gross: cents, discounts: cents })),
  /** Days with a sale or a refund, earliest first. */
  days: array(object({ date, ...timeSums })),
  /** Hours with a sale, by the store's clocks; refunds are left out. */
  hours: array(object({ hour: pipe(number(), integer(), minValue(0), maxValue(23)), ...timeSums })),
  cancelled: array(cancelFigure),
  /** Orders placed in the span, whatever became of them. */
  placed: count,
  /** Orders placed by the end of the span and not ended then; `paid` is the part of `total` that was paid by card. */
  open: object({ orders: count, total: cents, paid: cents })
})

export type Figures = InferOutput<typeof figures>

/** The query of figures. */
export const figuresQuery = { from: date, to: date, location: optional(slug) }

/**
 * Reads the figures of the days `from` to `to`, of one store or of all the member's. A sale counts on the day on which its order was
 * completed, a refund on its own day. 422 `invalid` for days that are none or too many; 403 for another store.
 */
export const readFigures = get('/staff/figures', {
  right: 'reports',
  query: { locale: string(), ...figuresQuery },
  reply: figures
})

/**
 * A sale or a refund of figures, in cents: discounts, `returns` (refunded goods) and all sums of a refund are negative, so that each column
 * adds up to its row of the close, of both together. It names no shopper.
 */
const figuresEntry = object({
  kind: picklist(['sale', 'refund']),
  /** When the order was completed, or refunded, by the store's clocks. */
  at: instant,
  /** The number of the order. */
  order: string(),
  location: slug,
  method,
  tender,
  gross: cents,
  discounts: cents,
  returns: cents,
  fees: cents,
  deposits: cents,
  taxes: cents,
  tips: cents,
  total: cents
})

export type FiguresEntry = InferOutput<typeof figuresEntry>

/** Reads the sales and refunds one by one that figures are the sums of, earliest first, up to 5,000; `more` counts the rest. Errors as for `readFigures`. */
export const readFiguresEntries = get('/staff/figures/entries', {
  right: 'reports',
  query: { locale: string(), ...figuresQuery },
  reply: object({ entries: array(figuresEntry), more: maybe(count, 0) })
})
