import { addDays, weekdayOf } from './time-zone.ts'

/** Returns the Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7))
