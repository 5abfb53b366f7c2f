import { toZonedTime } from 'date-fns-tz'
import { setMachineClocks } from './time-zone.ts'

const DAY = 86_400_000
const WHILE = 3 * 3_600_000
/** Zones change their offsets on a quarter of an hour. */
const QUARTER = 900_000

/** Offsets read before, by zone and instant: reading one takes a hundred times as long as looking it up. */
const known = new Map<string, Map<number, number>>()
const MOST_KNOWN = 5000

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

// Importing this file is enough.
setMachineClocks(machineOffset)
