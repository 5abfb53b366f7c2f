import { integer, minValue, number, pipe } from 'valibot'

/** How many: a whole number, 0 or more. */
export const count = pipe(number(), integer(), minValue(0))
