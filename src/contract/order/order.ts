import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim
} from 'valibot'
import { get, post, put } from '../http/endpoint.ts'
import { cartLine, taxLine } from '../cart/cart.ts'
import { customer } from '../account/customer.ts'
import { givenAddress } from '../cart/delivery.ts'
import { method } from '../cart/method.ts'
import { currency, price } from '../http/money.ts'
import { slot } from './slots.ts'
import { count } from '../http/number.ts'
import { id, line, slug } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { usedPromo } from '../cart/promo.ts'

/** Where an order stands on its way from the counter to the shopper (SPEC C13). */
export const orderStatus = picklist([
  'placed',
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'cancelled'
])

/** How an order is paid: the tender. */
export const tender = picklist(['in_store', 'card'])

const { stock: _stock, problem: _problem, ...orderLineEntries } = cartLine.entries

/** A line as it was bought. */
export const orderLine = object(orderLineEntries)

/**
 * An order as it was placed and as it stands. Its id is the capability to a guest's order: 128 random bits that no listing
 * and no message gives to anybody but the store's staff and the person; whoever has it may read the order, follow it on
 * `order.<id>`, cancel it and say that they are there.
 */
export const order = object({
  id,
  /** Short number that people say to each other. */
  number: string(),
  /** What the shopper shows at the counter. */
  pickupCode: string(),
  status: orderStatus,
  history: array(object({ status: orderStatus, at: instant })),
  placedAt: instant,
  location: slug,
  method,
  slot,
  customer,
  notes: nullable(string()),
  tender,
  lines: array(orderLine),
  subtotal: price,
  savings: price,
  /** What points and a reward took off, and how many points the order earns or has earned. */
  orderLoyalty: object({ pointsRedeemed: count, amount: price, earned: count }),
  orderReward: object({ points: count, name: nullable(string()), amount: price }),
  promos: optional(array(usedPromo), []),
  fee: optional(price, 0),
  taxes: array(taxLine),
  tip: optional(price, 0),
  total: price,
  /** Where it is brought, for a delivery. */
  address: optional(nullable(givenAddress), null),
  /** The card that paid it, by what may be shown of it. */
  card: optional(nullable(object({ brand: nullable(string()), last4: nullable(string()) })), null),
  /** Who waits at the curb, where and since when. */
  curbside: optional(nullable(object({ car: string(), spot: string(), at: instant })), null),
  /** Whether the shopper may still cancel it, and why it was cancelled. */
  canCancel: optional(boolean(), false),
  cancelReason: optional(nullable(string()), null),
  currency,
  equivalent: number()
})

export type OrderStatus = InferOutput<typeof orderStatus>
export type OrderLine = InferOutput<typeof orderLine>
export type Order = InferOutput<typeof order>

/**
 * Places an order out of a cart, in one transaction. 409 `stale`, `sold_out` and `limit_exceeded` bring the fresh
 * cart as payload, `stale` also when the order no longer comes to `total`; 409 `slot_gone` when the slot is full, is
 * not offered, or for a delivery not at its address; one that time has taken from the list is accepted for two minutes more;
 * 409 `empty_cart`; 409 `out_of_zone` and `below_minimum` for a delivery; 409 `payment` when the card's payment is not
 * held for this sum; 422 `invalid` with fields, such as `dob: too_young`; 403 `sign_in_required` for a guest where the
 * business takes orders of accounts alone (`guestCheckout`).
 */
export const placeOrder = post('/orders', {
  query: { locale: string() },
  session: 'bound',
  body: object({
    cart: id,
    version: count,
    customer,
    /** A slot's `id`. */
    slot: string(),
    tender,
    /** What the shopper was shown as the total. */
    total: optional(price),
    /** The payment that the card's provider holds, for the tender `card`. */
    payment: optional(nullable(id), null),
    /** Where the location asks for it (SPEC C11). */
    dob: optional(nullable(date), null),
    /** Whether the shopper wants offers, apart from messages about the order; never taken for granted (CASL). */
    offers: optional(object({ email: boolean(), sms: boolean() }), { email: false, sms: false }),
    notes: optional(nullable(pipe(string(), trim(), maxLength(500))), null)
  }),
  reply: order
})

/** The orders of the person who is signed in, at every store, the latest first; the last twenty of them. */
export const readOrders = get('/me/orders', {
  query: { locale: string() },
  session: 'needed',
  reply: object({ orders: array(order) })
})

/** Reads an order; one that was placed in a session is 404 `not_found` to all but its account. */
export const readOrder = get('/orders/:order', {
  query: { locale: string() },
  session: 'known',
  reply: order
})

/** Cancels an order for the shopper, while it is not being prepared; 409 `conflict` afterwards brings the order. */
export const cancelOrder = post('/orders/:order/cancel', {
  query: { locale: string() },
  session: 'known',
  body: object({ reason: nullable(line(200)) }),
  reply: order
})

/** Tells the store that the shopper waits at the curb, in which car and where. */
export const checkIn = put('/orders/:order/here', {
  query: { locale: string() },
  session: 'known',
  body: object({ car: line(60), spot: line(40) }),
  reply: order
})

/** Which order a cart has become, for whoever never heard the answer to placing it; 404 `not_found` for one that has become none. */
export const readCartOrder = get('/carts/:cart/order', {
  session: 'known',
  reply: object({ order: id, location: slug })
})
