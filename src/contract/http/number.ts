import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** A whole number from 0 to the maximum of a database integer column, 2³¹ − 1. */
export const count = pipe(number(), integer(), minValue(0), maxValue(2147483647))
