import { dateOf } from './time-zone.ts'

/**
 * Returns true if a text is a calendar date, `YYYY-MM-DD`. Engines shift or reject 30 February; neither round-trips.
 */
export function isDate(text: string): boolean {
  const start = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(start) && dateOf(new Date(start)) === text
}
