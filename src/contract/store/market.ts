import { array, type InferOutput, number, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { currency } from '../http/money.ts'
import { count } from '../http/number.ts'

/** A province of a market: its name and taxes in the language of the reply, and the legal age there in years. */
const province = object({
  /** ISO 3166-2 without the country, such as `ON`. */
  code: string(),
  name: string(),
  legalAge: count,
  /** Sales taxes on prices before tax; rates in percent. */
  taxes: array(object({ name: string(), rate: number() }))
})

/**
 * The postal codes of a country: a regular expression for a whole code, in upper case without spaces and hyphens, and a code
 * as people write it.
 */
const postalCodes = object({ pattern: string(), example: string() })

/** The facts of the country in which a business sells, as data (SPEC C1). */
export const market = object({
  /** ISO 3166-1, such as `CA`. */
  country: string(),
  currency,
  provinces: array(province),
  /** Null if any is taken. */
  postalCodes: maybe(postalCodes, null)
})

export type Market = InferOutput<typeof market>
