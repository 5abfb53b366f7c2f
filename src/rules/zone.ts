import { getTimezoneOffset } from 'date-fns-tz'

const DAY = 86_400_000

/** The zone of a location that names none (SPEC A3, A7). */
export const defaultZone = 'America/Toronto'

/** A date and time as the clock on a wall shows it, kept in the UTC fields of a Date so that no zone of the device mixes in. */
export type Wall = Date

/** What the clocks of a zone show at an instant in milliseconds. */
export function wallAt(instant: number, zone: string): Wall {
  return new Date(instant + getTimezoneOffset(zone, new Date(instant)))
}

/**
 * The instant at which a zone's clocks show a wall time. A time that a clock change repeats is taken the first time
 * round; one that it skips is moved on by what is skipped.
 */
export function instantOf(wall: Wall, zone: string): number {
  const shown = wall.getTime()
  const before = getTimezoneOffset(zone, new Date(shown - DAY))
  const after = getTimezoneOffset(zone, new Date(shown + DAY))
  const first = shown - Math.max(before, after)
  const last = shown - Math.min(before, after)
  if (wallAt(first, zone).getTime() === shown) return first
  if (wallAt(last, zone).getTime() === shown) return last
  return shown - before
}

/** The calendar date `YYYY-MM-DD` of a wall time. */
export const dateOf = (wall: Wall): string => wall.toISOString().slice(0, 10)

/** The calendar date some days after another. */
export function addDays(date: string, days: number): string {
  return dateOf(new Date(Date.parse(`${date}T00:00Z`) + days * DAY))
}

/** The day of the week of a date, 0 (Sunday) to 6. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay()

/** The instant of `HH:mm` on a date in a zone. */
export function instantOn(date: string, time: string, zone: string): number {
  return instantOf(new Date(`${date}T${time}Z`), zone)
}
