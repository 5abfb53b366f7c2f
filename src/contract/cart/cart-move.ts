import { array, type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { cart } from './cart.ts'
import { get, post } from '../http/endpoint.ts'
import { currency, price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'

/**
 * What becomes of a line at another location: another `price`, `fewer` because no more are left there, `gone` because
 * there are none, or fewer or none because of that location's purchase `limit`.
 */
export const moveKind = picklist(['price', 'fewer', 'gone', 'limit'])

const amount = object({ quantity: count, total: price })

/** A line that moving a cart changes, with what it costs here and there. */
export const moveChange = object({
  variant: id,
  name: string(),
  variantName: string(),
  kind: moveKind,
  before: amount,
  after: amount
})

const sums = object({ count, subtotal: price, total: price })

/** What moving a cart to another location changes (SPEC C9): `after` is the whole cart there, with what `into` held before. */
export const cartMove = object({
  /** The cart's, for the move to name. */
  version: count,
  changes: array(moveChange),
  before: sums,
  after: sums,
  currency
})

export type MoveChange = InferOutput<typeof moveChange>
export type CartMove = InferOutput<typeof cartMove>

/** Says what `moveCart` would do; nothing is changed. `into` as there. */
export const previewMove = get('/carts/:cart/move', {
  query: { locale: string(), location: string(), into: optional(string()) },
  session: 'known',
  reply: cartMove
})

/**
 * Moves a cart to another location, priced anew there, and brings the cart that holds it now; the one that was moved is
 * gone. `into` names a cart that the shopper has at that location: its lines stay, and of the same variant the larger
 * quantity; one that is gone meanwhile is begun anew. 409 `stale` changes nothing and brings the fresh cart.
 */
export const moveCart = post('/carts/:cart/move', {
  query: { locale: string() },
  session: 'known',
  body: object({ location: slug, version: count, into: nullable(id) }),
  reply: cart
})
