import { rangesOn, scheduleOf, today } from '../../../rules/time/hours.ts'
import { addDays, wallAt, weekdayOf } from '../../../rules/time/time-zone.ts'
import type { Chance } from './chance.ts'
import type { PastStore } from './shelf.ts'

const MINUTE = 60_000

/** Orders of a weekday, from Sunday, in those of an average day: most come before a weekend. */
const byWeekday = [0.85, 0.75, 0.8, 0.9, 1.1, 1.4, 1.3]

/** Orders of an hour, from midnight, in those of the busiest one: lunch, and the way home. */
const byHour = [
  0.15, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.2, 0.3, 0.45, 0.6, 0.5, 0.45, 0.55, 0.75, 1, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2
]

/** The busiest hour of all, by which others are drawn. */
export const busynessOf = (location: PastStore, at: number): number => byHour[wallAt(at, location).getUTCHours()] ?? 0

/** Returns the instants, earliest first, at which a store got orders in the days before now, within its hours. */
export function placedTimes(
  location: PastStore,
  { days, perDay, now }: { days: number; perDay: number; now: number },
  chance: Chance
): number[] {
  const schedule = scheduleOf(location)
  const dates = Array.from({ length: days + 1 }, (_, ago) => addDays(today(schedule, now), ago - days))
  return dates
    .flatMap(date => {
      const ranges = rangesOn(schedule, date)
      if (ranges.length === 0) return []
      const count = Math.round(perDay * (byWeekday[weekdayOf(date)] ?? 1) * chance.between(0.75, 1.25))
      return Array.from({ length: count }, () => drawn(location, chance.of(ranges), chance))
    })
    .filter(at => at < now)
    .sort((a, b) => a - b)
}

/** Draws an instant in an opening, by how busy its hour is. */
function drawn(location: PastStore, { start, end }: { start: number; end: number }, chance: Chance): number {
  for (let tries = 0; tries < 20; tries++) {
    const at = chance.between(start + 5 * MINUTE, end - 60 * MINUTE)
    if (chance.next() < busynessOf(location, at)) return Math.floor(at / 1000) * 1000
  }
  return start + 60 * MINUTE
}
