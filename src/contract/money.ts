import { integer, maxLength, minLength, minValue, number, pipe, string } from 'valibot'

/** An amount of money in integer cents; negative for a discount. */
export const cents = pipe(number(), integer())

/** A price in integer cents, never negative. */
export const price = pipe(number(), integer(), minValue(0))

/** ISO 4217 code of a currency, such as `CAD`. */
export const currency = pipe(string(), minLength(3), maxLength(3))
