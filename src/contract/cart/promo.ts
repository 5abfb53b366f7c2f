import { type InferOutput, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { price } from '../http/money.ts'

/** A promo code in a cart: its name and its current discount before tax. */
export const promo = object({
  code: string(),
  name: maybe(string(), null),
  amount: price,
  /** The reason it gives no discount: one of `promoProblem`. */
  problem: maybe(string(), null),
  /** The amount missing to the code's minimum, in cents. */
  missing: maybe(price, null)
})

/** A promo code used by an order. */
export const usedPromo = object({ code: string(), name: string(), amount: price })

export type Promo = InferOutput<typeof promo>
