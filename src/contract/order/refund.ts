import { array, type InferOutput, object, string } from 'valibot'
import { taxLine } from '../cart/cart.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** A refund of some of an order, or of the rest of it: its pieces by line, and its sums, which add up to `amount`. */
export const refund = object({
  id,
  at: instant,
  reason: string(),
  lines: array(object({ line: id, quantity: count })),
  goods: price,
  deposits: price,
  taxes: array(taxLine),
  fee: price,
  tip: price,
  amount: price
})

export type Refund = InferOutput<typeof refund>
