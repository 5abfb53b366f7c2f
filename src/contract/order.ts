import {
  array,
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
import { get, post } from './endpoint.ts'
import { cartLine, taxLine } from './cart.ts'
import { customer } from './customer.ts'
import { method } from './method.ts'
import { currency, price } from './money.ts'
import { slot } from './slots.ts'
import { count } from './number.ts'
import { id, slug } from './text.ts'
import { instant } from './time.ts'

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
export const tender = picklist(['in_store'])

const { stock: _stock, problem: _problem, ...orderLineEntries } = cartLine.entries

/** A line as it was bought. */
export const orderLine = object(orderLineEntries)

/** An order as it was placed and as it stands. Its id can't be guessed; whoever has it may read a guest's order. */
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
  taxes: array(taxLine),
  total: price,
  currency,
  equivalent: number()
})

export type OrderStatus = InferOutput<typeof orderStatus>
export type OrderLine = InferOutput<typeof orderLine>
export type Order = InferOutput<typeof order>

/**
 * Places an order out of a cart, in one transaction. 409 `stale`, `sold_out` and `limit_exceeded` bring the fresh
 * cart as payload; 409 `slot_gone` when the slot is past or full; 409 `empty_cart`; 422 `invalid` with fields.
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
