import { integer, isoTimestamp, maxValue, minValue, number, pipe, regex, string } from 'valibot'

/** An instant: ISO 8601 with offset, such as `2026-11-20T17:30:00-05:00`. */
export const instant = pipe(string(), isoTimestamp())

/** A wall-clock time `HH:mm` in the location's zone; `00:00` as a closing time is midnight. */
export const wallTime = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A calendar date `YYYY-MM-DD` in the location's zone. */
export const date = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/))

/** Day of the week, 0 (Sunday) to 6 (SPEC A3). */
export const weekday = pipe(number(), integer(), minValue(0), maxValue(6))

/** A whole number of minutes. */
export const minutes = pipe(number(), integer(), minValue(0))
