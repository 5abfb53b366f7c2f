import { array, type InferOutput, maxLength, nullable, object, optional, picklist, pipe, string } from 'valibot'
import { quantity, taxLine } from '../cart/cart.ts'
import { deliveryAddress } from '../cart/delivery-address.ts'
import { usedDeal } from '../cart/deal.ts'
import { method } from '../cart/method.ts'
import { usedPromo } from '../cart/promo.ts'
import { put, query } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'
import { paragraph } from '../typed/line.ts'
import { order } from './order.ts'

/**
 * New quantities by size, 0 to take one out, the id of another slot, the note, another method, and the address of a delivery;
 * whatever is left out stays. Another method keeps the slot if it is offered for that method too.
 */
const edit = {
  lines: optional(pipe(array(object({ variant: id, quantity })), maxLength(100)), []),
  slot: optional(string()),
  notes: optional(nullable(paragraph(500))),
  method: optional(method),
  address: optional(deliveryAddress)
}

/** The sums of an order as a change would make it. */
export const changedSums = object({
  subtotal: price,
  deals: array(usedDeal),
  promos: array(usedPromo),
  fee: price,
  deposits: price,
  taxes: array(taxLine),
  tip: price,
  pointsRedeemed: count,
  total: price,
  /** The amount that would be due at the hand-over beyond the card. */
  due: price
})

/** Returns the sums of an order after a change; refused like the change itself. */
export const previewChange = query('/orders/:order/change-preview', {
  query: { locale: string() },
  auth: 'optional',
  body: object(edit),
  reply: changedSums
})

/**
 * Changes an order for its shopper, before its preparation begins. Lines that stay keep the prices at which they were bought,
 * added ones have those of now. `total` is the one that the shopper has seen: 409 `stale` if it is another one. 409 `conflict`
 * with the order once preparation has begun, while a question of the store is open, and for a change that would leave nothing;
 * 409 `sold_out`, `limit_exceeded`, `slot_gone`, `out_of_zone` and `below_minimum` as for a cart, and 422 `invalid` for a method that
 * the store doesn't offer, or a delivery without an address.
 */
export const changeOrder = put('/orders/:order/lines', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ ...edit, total: price }),
  reply: order
})

/** Answers a question of the store: takes the substitute, or leaves the missing pieces out. 409 `conflict` with the order once it is settled. */
export const answerQuestion = put('/orders/:order/questions/:question', {
  query: { locale: string() },
  auth: 'optional',
  body: object({ answer: picklist(['take', 'leave']) }),
  reply: order
})

export type ChangedSums = InferOutput<typeof changedSums>
