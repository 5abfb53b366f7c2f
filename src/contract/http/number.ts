import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** How many: a whole number from 0 to the largest that an integer column of a database holds, 2³¹ − 1. */
export const count = pipe(number(), integer(), minValue(0), maxValue(2147483647))
