import { array, boolean, type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { get, post, put } from '../http/endpoint.ts'
import { cartLine, taxLine } from '../cart/cart.ts'
import { lineLot } from '../catalog/lot.ts'
import { wordsVersion } from '../account/consent-words.ts'
import { contact, contactOrNone, emailAddress } from '../account/customer.ts'
import { secret } from '../account/session.ts'
import { kioskCode } from '../kiosk/kiosk-code.ts'
import { usedDeal } from '../cart/deal.ts'
import { givenAddress } from '../cart/delivery.ts'
import { method } from '../cart/method.ts'
import { currency, price } from '../http/money.ts'
import { orderChange, orderQuestion } from './order-change.ts'
import { refund } from './refund.ts'
import { slot } from './slots.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { usedPromo } from '../cart/promo.ts'
import { line, paragraph } from '../typed/line.ts'

/** The status of an order (SPEC C13). */
export const orderStatus = picklist([
  'placed',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'cancelled'
])

/** The tender of an order. */
export const tender = picklist(['in_store', 'card'])

const { stock: _stock, problem: _problem, ...orderLineEntries } = cartLine.entries

/** A line as it was bought, with the size's SKU at that time and the lots that it was taken from. */
const orderLine = object({ ...orderLineEntries, sku: maybe(string()), lots: maybe(array(lineLot)) })

/** When an order will be ready: the ends of a range. */
const readyRange = object({ from: instant, to: instant })

/**
 * An order with its current status. The id is the capability to a guest's order: 128 random bits that only the store's
 * staff and the customer get. Anyone with the id can read the order, follow it on `order.<id>`, cancel it and check in
 * for it.
 */
export const order = object({
  id,
  /** A short number for people. */
  number: string(),
  /** The code that the shopper shows at the counter. */
  pickupCode: string(),
  status: orderStatus,
  history: array(object({ status: orderStatus, at: instant })),
  placedAt: instant,
  location: slug,
  method,
  slot,
  /**
   * The range promised when it was placed, and the one expected now, if that is later by much. Left out by back ends that
   * promise the start of the slot alone, and `expected` once the order is ready.
   */
  promised: maybe(readyRange),
  expected: maybe(readyRange),
  customer: contact,
  notes: maybe(string(), null),
  tender,
  lines: array(orderLine),
  subtotal: price,
  savings: price,
  /** The discounts from points and the reward, and the points the order earns or has earned. */
  orderLoyalty: object({ pointsRedeemed: count, amount: price, earned: count }),
  orderReward: object({ points: count, name: maybe(string(), null), amount: price }),
  deals: maybe(array(usedDeal), []),
  promos: maybe(array(usedPromo), []),
  fee: maybe(price, 0),
  deposits: maybe(price, 0),
  taxes: array(taxLine),
  tip: maybe(price, 0),
  total: price,
  /** The delivery address, if any. */
  address: maybe(givenAddress, null),
  /** The card it was paid with, as far as it may be shown. */
  card: maybe(object({ brand: maybe(string(), null), last4: maybe(string(), null) }), null),
  /**
   * That the shopper is on their way, since when, and when they expect to be there. A back end that leaves it out takes no such word, and
   * a check-in for curbside pickup alone.
   */
  onWay: optional(nullable(object({ at: instant, due: instant }))),
  /** The check-in of a shopper who is there: the car, its spot and since when. Both are empty for one at the counter. */
  curbside: maybe(object({ car: string(), spot: string(), at: instant }), null),
  /** True if the shopper may still cancel it; and the reason it was cancelled. */
  canCancel: maybe(boolean(), false),
  cancelReason: maybe(string(), null),
  /** When and why all of it was refunded after its completion, to `card` or else in the store. */
  refund: maybe(object({ at: instant, reason: string() }), null),
  /** Its refunds, oldest first. A back end that only refunds whole orders leaves them out. */
  refunds: maybe(array(refund)),
  currency,
  equivalent: number(),
  /** True if the shopper may still change it. */
  canChange: maybe(boolean()),
  /** The changes since it was placed, oldest first. */
  changes: maybe(array(orderChange)),
  /** Questions to the shopper that are open. */
  questions: maybe(array(orderQuestion)),
  /** The amount that its card has got back because it became cheaper, and the amount due at the hand-over beyond the card. */
  returned: maybe(price),
  due: maybe(price),
  /** The store's note on its receipts. */
  receiptNote: maybe(string())
})

export type OrderStatus = InferOutput<typeof orderStatus>
export type OrderLine = InferOutput<typeof orderLine>
export type Order = InferOutput<typeof order>

/**
 * Places an order from a cart, in one transaction. 409 `stale`, `sold_out` and `limit_exceeded` return the fresh cart
 * as payload, `stale` also if the total differs from `total`; 409 `slot_gone` if the slot is full, not offered, or not
 * available at the delivery address; a slot that has just dropped off the list is accepted for two more minutes; 409
 * `empty_cart`; 409 `out_of_zone` and `below_minimum` for a delivery; 409 `payment` if the card payment is not
 * authorised for this total; 422 `invalid` with fields, such as `dob: too_young`; 403 `sign_in_required` for a guest if
 * the business requires an account (`guestCheckout`).
 */
export const placeOrder = post('/orders', {
  query: { locale: string() },
  auth: 'sticky',
  body: object({
    cart: id,
    version: count,
    /** Phone and email may be empty if `kiosk` names a registered one; otherwise they are required. */
    customer: contactOrNone,
    /** A slot's `id`. */
    slot: string(),
    tender,
    /** The total that the shopper saw. */
    total: optional(price),
    /** The authorised payment, for the tender `card`. */
    payment: optional(nullable(id), null),
    /** Date of birth, if the location requires it (SPEC C11). */
    dob: optional(nullable(date), null),
    /** Opt-ins to offers, separate from messages about the order; off by default (CASL). */
    offers: optional(object({ email: boolean(), sms: boolean(), words: wordsVersion }), { email: false, sms: false }),
    notes: optional(nullable(paragraph(500)), null),
    /**
     * The registered kiosk at which it is placed, by its token, with the code that it has shown to the shopper, which
     * becomes the order's `pickupCode` unless an open order of the store has it; an unknown token counts as none. With
     * `signup`, the shopper gets a link to finish an account (SPEC A3, C6).
     */
    kiosk: optional(object({ token: secret, code: kioskCode, signup: boolean() }))
  }),
  reply: order
})

/** Reads the signed-in user's last twenty orders at all stores, newest first. */
export const readOrders = get('/me/orders', {
  query: { locale: string() },
  auth: 'required',
  reply: object({ orders: array(order) })
})

/** Reads an order. One placed by an account is 404 `not_found` to everyone else. */
export const readOrder = get('/orders/:order', {
  query: { locale: string() },
  auth: 'optional',
  reply: order
})

/** Cancels an order for the shopper until its preparation starts; 409 `conflict` afterwards, with the order. */
export const cancelOrder = post('/orders/:order/cancel', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ reason: nullable(line(200)) }),
  reply: order
})

/**
 * Corrects the email address of an order and sends its confirmation there; the account's own address stays. The same
 * address changes nothing. 409 `conflict` once the order is completed or cancelled, with the order; 429 `rate_limited`
 * after three changes of an order, or too many letters to the new address.
 */
export const setOrderEmail = put('/orders/:order/email', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ email: emailAddress }),
  reply: order
})

/**
 * Reads the order that a cart became, in case the response to placing it was lost; 404 `not_found` if it became none.
 */
export const readCartOrder = get('/carts/:cart/order', {
  auth: 'optional',
  reply: object({ order: id, location: slug })
})
