import { array, type InferOutput, number, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { count } from '../http/number.ts'
import { potency } from './potency.ts'

/** A lot that a size is sold from, with the figures on its own label. Whatever isn't known is left out. */
export const lot = object({
  number: string(),
  /** The date on which it was packaged, `YYYY-MM-DD`. */
  packagedOn: maybe(string()),
  thc: maybe(potency),
  cbd: maybe(potency),
  /** With their shares in percent. */
  terpenes: maybe(array(object({ name: string(), percent: number() }))),
  /** The https address of its certificate of analysis. */
  coa: maybe(string())
})

/** Units of an order line that came from one lot. */
export const lineLot = object({ number: string(), packagedOn: maybe(string()), quantity: count })

export type Lot = InferOutput<typeof lot>
