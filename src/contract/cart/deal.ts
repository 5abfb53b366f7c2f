import { type InferOutput, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'

/** A deal that a cart or an order has: its name and its discount before tax. */
export const usedDeal = object({ id, name: string(), amount: price })

/** A deal that a cart lacks something for: so many pieces of its items, or cents to its minimum. */
export const cartHint = object({ deal: id, name: string(), pieces: maybe(count, null), missing: maybe(price, null) })

export type UsedDeal = InferOutput<typeof usedDeal>
export type CartHint = InferOutput<typeof cartHint>
