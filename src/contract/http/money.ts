import { integer, maxLength, minLength, number, pipe, string } from 'valibot'
import { count } from './number.ts'

/** An amount of money in integer cents; negative for a discount. */
export const cents = pipe(number(), integer())

/** A price in integer cents, never negative. */
export const price = count

/** An ISO 4217 currency code, such as `CAD`. */
export const currency = pipe(string(), minLength(3), maxLength(3))
