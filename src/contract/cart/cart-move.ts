import { array, type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { cart } from './cart.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'

/**
 * A line's change at another location: a different `price`, `fewer` because of low stock, `gone` because it is sold
 * out, or fewer or none because of that location's purchase `limit`.
 */
export const moveKind = picklist(['price', 'fewer', 'gone', 'limit'])

const amount = object({ quantity: count, total: price })

/** A line that changes when the cart is moved, with its quantity and total before and after. */
export const moveChange = object({
  variant: id,
  name: string(),
  variantName: string(),
  kind: moveKind,
  before: amount,
  after: amount
})

const sums = object({ count, subtotal: price, total: price })

/**
 * A preview of moving a cart to another location (SPEC C9): `after` is the whole resulting cart, including the items of
 * `into`.
 */
const cartMove = object({
  /** The cart's version, to be sent with the move. */
  version: count,
  changes: array(moveChange),
  before: sums,
  after: sums,
  currency
})

export type MoveChange = InferOutput<typeof moveChange>
export type CartMove = InferOutput<typeof cartMove>

/** Previews `moveCart` without changing anything. `into` is the same as there. */
export const previewMove = get('/carts/:cart/move', {
  query: { locale: string(), location: string(), into: optional(string()) },
  auth: 'optional',
  reply: cartMove
})

/**
 * Moves a cart to another location, where it is repriced, and returns the resulting cart; the moved one is deleted.
 * `into` is the shopper's existing cart at that location: its lines are kept, with the larger quantity of each variant;
 * if it no longer exists, a new cart is created. 409 `stale` changes nothing and returns the fresh cart.
 */
export const moveCart = post('/carts/:cart/move', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ location: slug, version: count, into: nullable(id) }),
  reply: cart
})
