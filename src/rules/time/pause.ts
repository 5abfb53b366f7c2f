import { type HoursOfLocation, openRange, rangesOn, scheduleOf, today } from './hours.ts'
import { addDays, dateOf, instantOn, wallAt } from './time-zone.ts'

const MINUTE = 60_000
const SEARCH_DAYS = 7

/** The length of a pause in minutes, or until the store opens on its next day. */
export type PauseLength = '15' | '30' | '60' | 'tomorrow'

/**
 * Returns the end of a pause that begins now, in milliseconds. `tomorrow` is the first opening of a later business day,
 * or, if there is none within a week, the next midnight in the store's zone. After midnight, an opening that began the
 * day before still belongs to that day.
 */
export function endOfPause(length: PauseLength, location: Omit<HoursOfLocation, 'deliveryHours'>, now: number): number {
  if (length !== 'tomorrow') return now + Number(length) * MINUTE
  const schedule = scheduleOf(location)
  const begun = openRange(schedule, now)
  const date = begun ? dateOf(wallAt(begun.start, schedule.zone)) : today(schedule, now)
  for (let ahead = 1; ahead <= SEARCH_DAYS; ahead++) {
    const [first] = rangesOn(schedule, addDays(date, ahead)).filter(({ start }) => start > now)
    if (first) return first.start
  }
  return instantOn(addDays(today(schedule, now), 1), '00:00', schedule.zone)
}
