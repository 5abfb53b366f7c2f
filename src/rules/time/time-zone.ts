import { toZonedTime } from 'date-fns-tz'
import { sentOffset, type Zone } from './clock-offsets.ts'

const DAY = 86_400_000
const WHILE = 3 * 3_600_000
/** Zones change their offsets on a quarter of an hour. */
const QUARTER = 900_000

/** Offsets read before, by zone and instant: reading one takes a hundred times as long as looking it up. */
const known = new Map<string, Map<number, number>>()
const MOST_KNOWN = 5000

/** A wall-clock date and time, kept in the UTC fields of a Date so that the device's zone doesn't interfere. */
export type Wall = Date

/** Returns a zone's UTC offset at an instant, as date-fns-tz returns it: in the local fields of a Date. */
function shownOffset(instant: number, zone: string): number {
  const shown = toZonedTime(instant, zone)
  const [year, month, day] = [shown.getFullYear(), shown.getMonth(), shown.getDate()]
  const wall = Date.UTC(
    year,
    month,
    day,
    shown.getHours(),
    shown.getMinutes(),
    shown.getSeconds(),
    shown.getMilliseconds()
  )
  return wall - instant
}

/**
 * Returns a zone's UTC offset at an instant. Local fields can't represent the hour skipped by the device's own clock
 * change and show another one. An offset that differs from a while ago is therefore either new or wrong, and the offset
 * a while ahead is right in both cases.
 */
function readOffset(instant: number, zone: string): number {
  const offset = shownOffset(instant, zone)
  return offset === shownOffset(instant - WHILE, zone) ? offset : shownOffset(instant + WHILE, zone)
}

/** The offset at the last multiple of so many milliseconds, read once. */
function knownOffset(instant: number, step: number, zone: string): number {
  let ofZone = known.get(zone)
  if (ofZone === undefined) {
    ofZone = new Map<number, number>()
    known.set(zone, ofZone)
  }
  const at = Math.floor(instant / step) * step
  let offset = ofZone.get(at)
  if (offset === undefined) {
    offset = readOffset(at, zone)
    if (ofZone.size >= MOST_KNOWN) ofZone.clear()
    ofZone.set(at, offset)
  }
  return offset
}

/** A zone's distance from UTC at an instant, by this machine's data: that of the whole day, unless clocks change on it. */
function machineOffset(instant: number, zone: string): number {
  const offset = knownOffset(instant, DAY, zone)
  return offset === knownOffset(instant + DAY, DAY, zone) ? offset : knownOffset(instant, QUARTER, zone)
}

/** The API's offsets take precedence: the data of devices are years old, or newer than the server's. */
const offsetAt = (instant: number, zone: Zone): number =>
  sentOffset(instant, zone) ?? machineOffset(instant, typeof zone === 'string' ? zone : zone.timezone)

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
