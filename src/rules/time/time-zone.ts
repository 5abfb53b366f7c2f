import { sentOffset, type Zone } from './clock-offsets.ts'

const DAY = 86_400_000

/** A wall-clock date and time, kept in the UTC fields of a Date so that the device's zone doesn't interfere. */
export type Wall = Date

/** Returns a zone's distance from UTC at an instant, both in milliseconds. */
type Clocks = (instant: number, zone: string) => number

let machineClocks: Clocks | undefined

/**
 * Sets how zones are read that the API has sent no offsets of: by this machine's data, which `machine-clocks.ts` brings. Its library
 * starts so slowly that pages load it only where it is needed.
 */
export const setMachineClocks = (clocks: Clocks): void => void (machineClocks = clocks)

/** The best guess without any data of the zone: its first offset that the API sent, or the device's own. */
const guessedOffset = (instant: number, zone: Zone): number =>
  60_000 *
  ((typeof zone === 'string' ? undefined : zone.zoneOffsets?.[0]?.offset) ?? -new Date(instant).getTimezoneOffset())

const machineOffset = (instant: number, zone: Zone): number =>
  machineClocks?.(instant, typeof zone === 'string' ? zone : zone.timezone) ?? guessedOffset(instant, zone)

/** The API's offsets take precedence: the data of devices are years old, or newer than the server's. */
const offsetAt = (instant: number, zone: Zone): number => sentOffset(instant, zone) ?? machineOffset(instant, zone)

/** Returns the wall time of a zone at an instant in milliseconds. */
export function wallAt(instant: number, zone: Zone): Wall {
  return new Date(instant + offsetAt(instant, zone))
}

/**
 * Returns the wall time of an instant that the API sent. If it sent no offset for that time, as for an order of last
 * year, the one in the text itself counts; `Z` and `+00:00` are none of a store's.
 */
export function readWall(text: string, zone: Zone): Wall {
  const instant = Date.parse(text)
  const written = text.replace(/[+-](?!00:?00)\d\d:?\d\d$/, 'Z')
  return written === text || sentOffset(instant, zone) !== undefined ? wallAt(instant, zone) : new Date(written)
}

/**
 * Returns the instant of a wall time in a zone. A time repeated by a clock change resolves to its first occurrence; a
 * skipped one is shifted by the length of the gap.
 */
export function instantOf(wall: Wall, zone: Zone): number {
  const shown = wall.getTime()
  const before = offsetAt(shown - DAY, zone)
  const after = offsetAt(shown + DAY, zone)
  const first = shown - Math.max(before, after)
  const last = shown - Math.min(before, after)
  // For a skipped time, `last` uses the offset before the change, which shifts it forward.
  return wallAt(first, zone).getTime() === shown ? first : last
}

/** Returns the calendar date `YYYY-MM-DD` of a wall time. */
export const dateOf = (wall: Wall): string => wall.toISOString().slice(0, 10)

/** Returns the calendar date some days after another. */
export function addDays(date: string, days: number): string {
  return dateOf(new Date(Date.parse(`${date}T00:00Z`) + days * DAY))
}

/** Returns the day of the week of a date, 0 (Sunday) to 6. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay()

/** Returns the instant of `HH:mm` on a date in a zone. */
export function instantOn(date: string, time: string, zone: Zone): number {
  return instantOf(new Date(`${date}T${time}Z`), zone)
}
