import { array, boolean, type InferOutput, nullable, object, optional, string } from 'valibot'
import { givenAddress } from '../cart/delivery.ts'
import { method } from '../cart/method.ts'
import { lineLot } from '../catalog/lot.ts'
import { get, put } from '../http/endpoint.ts'
import { currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { orderStatus, tender } from '../order/order.ts'
import { line } from '../typed/line.ts'

const bothWords = object({ en: string(), fr: string() })

/** A tax by its code, such as `HST`. */
const codedTax = object({ code: string(), amount: price })

/** A line of an order, with the identifiers by which the retailer's system knows its size. */
const feedOrderLine = object({
  id,
  /** The size's id here; identifiers that it doesn't have are left out, and all of a size that is no longer in the shop. */
  variant: id,
  externalId: maybe(string()),
  sku: maybe(string()),
  gtin: maybe(string()),
  name: bothWords,
  brand: string(),
  size: bothWords,
  quantity: count,
  note: maybe(string(), null),
  /** The price of one as sold, and without a sale. */
  unitPrice: price,
  regularPrice: price,
  /** Its share of all discounts of the order; left out for old orders, like its taxes. */
  discount: maybe(price),
  taxes: maybe(array(codedTax)),
  /** The deposit on one. */
  deposit: price,
  lots: array(lineLot)
})

/**
 * An order as the retailer's own system gets it. Its customer has a name, a phone number where the store comes to them or to
 * their car, and for a delivery an address; the handover needs no more. An order that has ended has no customer.
 */
export const feedOrder = object({
  id,
  number: string(),
  pickupCode: string(),
  status: orderStatus,
  /** True while the staff have to review it. */
  isHeld: boolean(),
  placedAt: instant,
  /** The last change of its status, refund or check-in. */
  changedAt: instant,
  method,
  slot: object({ start: instant, end: instant }),
  customer: maybe(object({ firstName: string(), lastName: string(), phone: maybe(string(), null) }), null),
  address: maybe(givenAddress, null),
  /** Since when the customer is on their way, and when they expect to be there. */
  onWay: maybe(object({ at: instant, due: instant }), null),
  /** Since when the customer is there, and where; car and spot are empty for one at the counter. */
  curbside: maybe(object({ car: string(), spot: string(), at: instant }), null),
  notes: maybe(string(), null),
  tender,
  lines: array(feedOrderLine),
  /** The lines at the prices as sold, without deposits. */
  subtotal: price,
  /** All discounts: of codes, deals, points and the reward. */
  discounts: price,
  fee: price,
  deposits: price,
  taxes: array(codedTax),
  tip: price,
  total: price,
  /** The part of the total that went back. */
  refunded: price,
  currency,
  cancelReason: maybe(string(), null)
})

export type FeedOrder = InferOutput<typeof feedOrder>

/**
 * Reads the orders of a location that have changed since a cursor, in their newest state, the earliest change first, 100 at a
 * time; requires a feed key with the scope `orders`. `since` is the `next` of an earlier reply or an instant; without it, and
 * at most, the reply goes back 30 days. While there are more (`hasMore`), `next` is the following page. After that it stays a
 * minute behind, so that no change is missed that is being written: an order may come again. 422 `since` for another text.
 */
export const readFeedOrders = get('/feed/locations/:location/orders', {
  query: { locale: string(), since: optional(string()) },
  reply: object({ orders: array(feedOrder), next: string(), hasMore: boolean() })
})

/**
 * Moves an order on, like the staff do; requires the scope `orders`. The status that it has already changes nothing. 404 for an
 * order of another location, 409 `conflict` if the transition is not allowed (SPEC C13).
 */
export const setFeedOrderStatus = put('/feed/locations/:location/orders/:order/status', {
  query: { locale: string() },
  body: object({ status: orderStatus, reason: optional(nullable(line(200)), null) }),
  reply: feedOrder
})
