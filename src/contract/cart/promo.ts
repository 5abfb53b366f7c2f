import { type InferOutput, nullable, object, string } from 'valibot'
import { price } from '../http/money.ts'

/** A code in a cart: what it is called and what it takes off now, before tax. */
export const promo = object({
  code: string(),
  name: nullable(string()),
  amount: price,
  /** Why it takes nothing off: one of `promoProblem`. */
  problem: nullable(string()),
  /** What the lines lack of what it asks for, in cents. */
  missing: nullable(price)
})

/** A code that an order has used. */
export const usedPromo = object({ code: string(), name: string(), amount: price })

export type Promo = InferOutput<typeof promo>
