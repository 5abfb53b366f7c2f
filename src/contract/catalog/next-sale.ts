import { type InferOutput, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { price } from '../http/money.ts'
import { instant } from '../http/time.ts'

/** The next sale of a size: its price, its displayed name, and when it begins and ends, if that is known. */
export const nextSale = object({ price, name: maybe(string(), null), starts: instant, ends: maybe(instant) })

export type NextSale = InferOutput<typeof nextSale>
