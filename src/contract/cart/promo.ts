import { type InferOutput, nullable, object, string } from 'valibot'
import { price } from '../http/money.ts'

/** A promo code in a cart: its name and its current discount before tax. */
export const promo = object({
  code: string(),
  name: nullable(string()),
  amount: price,
  /** The reason it gives no discount: one of `promoProblem`. */
  problem: nullable(string()),
  /** The amount missing to the code's minimum, in cents. */
  missing: nullable(price)
})

/** A promo code used by an order. */
export const usedPromo = object({ code: string(), name: string(), amount: price })

export type Promo = InferOutput<typeof promo>
