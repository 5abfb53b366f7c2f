import type { ClockOffset } from '../../../rules/time/clock-offsets.ts'
import '../../../rules/time/machine-clocks.ts'
import { wallAt } from '../../../rules/time/time-zone.ts'

const QUARTER = 900_000
const WEEK = 7 * 24 * 4 * QUARTER

/** Returns a zone's offset from UTC in minutes, by the zone data of this process. */
const offsetAt = (instant: number, zone: string): number => (wallAt(instant, zone).getTime() - instant) / 60_000

/** Returns the instant between two others, a week apart, at which a zone's clocks change. */
function changeBetween(before: number, after: number, zone: string): number {
  const [old, quarters] = [offsetAt(before, zone), (after - before) / QUARTER]
  let [low, high] = [0, quarters]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(before + middle * QUARTER, zone) === old) low = middle
    else high = middle
  }
  return before + high * QUARTER
}

/** Returns the offsets of a zone from the start of a year to the start of another, by this process's data. */
export function offsetsFrom(zone: string, year: number, toYear: number): ClockOffset[] {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(toYear, 0)]
  const entry = (at: number): ClockOffset => ({ from: new Date(at).toISOString(), offset: offsetAt(at, zone) })
  const offsets = [entry(start)]
  // A zone that this process doesn't know has none.
  if (Number.isNaN(offsets[0]?.offset)) return []
  for (let at = start; at < end; at += WEEK)
    if (offsetAt(at, zone) !== offsetAt(at + WEEK, zone)) offsets.push(entry(changeBetween(at, at + WEEK, zone)))
  return offsets
}

const known = new Map<string, ClockOffset[]>()

/**
 * Returns the offsets that a location's reply carries: from the change before the last one, which yesterday's hours may
 * need, to the change after the next one. Only a clock change alters them, so that replies keep their ETags.
 */
export function zoneOffsets(zone: string, now: number): ClockOffset[] {
  const year = new Date(now).getUTCFullYear()
  const key = `${zone} ${year}`
  const all = known.get(key) ?? offsetsFrom(zone, year - 1, year + 2)
  known.set(key, all)
  const current = all.filter(({ from }) => Date.parse(from) <= now).length
  return all.slice(Math.max(0, current - 2), current + 2)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Formats an instant as ISO 8601 on a zone's clocks, with their offset. */
export function isoIn(instant: number, zone: string): string {
  const [wall, offset] = [wallAt(instant, zone).toISOString(), offsetAt(instant, zone)]
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${wall.slice(0, 19)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}
