import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** A whole number from 0 to the maximum of a database integer column, 2³¹ − 1. */
export const count = pipe(number(), integer(), minValue(0), maxValue(2147483647))

/** A share in whole percent, from 1 to 100. */
export const percent = pipe(number(), integer(), minValue(1), maxValue(100))
