import { addDays } from '../../../rules/time/time-zone.ts'

/**
 * Returns the latest date of birth of somebody who is of an age on a date. On 29 February, the 28th counts in a year
 * that has none.
 */
export function latestBirth(age: number, today: string): string {
  const date = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
  // An impossible date is written as the one after it.
  return addDays(date, 0) === date ? date : addDays(date, -1)
}
