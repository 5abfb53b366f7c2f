import type { DraftFields } from '../../contract/staff/draft-fields.ts'
import { writeDay } from '../../format/date.ts'
import { writeTime, writeWeekday } from '../../format/time.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { WeeklyWindow } from '../../rules/promo/offer-times.ts'
import type { ClockPlace } from '../../rules/time/clock-offsets.ts'
import { dateOf, readWall, wallAt } from '../../rules/time/time-zone.ts'
import { say } from './words.ts'

const clock = (time: string, locale: Locale): string => writeTime(new Date(`1970-01-01T${time}Z`), locale)

/** Weekly hours in words: `Friday, 4:00 pm–7:00 pm`. */
export const describeWeekly = (weekly: readonly WeeklyWindow[], locale: Locale): string =>
  weekly
    .map(({ day, from, to }) => `${writeWeekday(day, locale)}, ${clock(from, locale)}–${clock(to, locale)}`)
    .join('; ')

/** The wall time of a moment of an offer at a store; a text without an offset is the wall time of each store. */
const wallOf = (moment: string, store: ClockPlace): Date =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(moment) ? readWall(moment, store) : new Date(`${moment.slice(0, 16)}Z`)

/** A moment of an offer in words, at a store. */
export function describeMoment(moment: string, store: ClockPlace, locale: Locale): string {
  const wall = wallOf(moment, store)
  return `${writeDay(dateOf(wall), locale)}, ${writeTime(wall, locale)}`
}

/** When an offer is on, in words. */
export function describeTimes(times: DraftFields<'price'>['saleTimes'], store: ClockPlace, locale: Locale): string {
  if (!times) return say('times.always')
  const { starts, ends, weekly } = times
  const parts = [
    starts && say('times.from', { time: describeMoment(starts, store, locale) }),
    ends && say('times.until', { time: describeMoment(ends, store, locale) }),
    weekly?.length && describeWeekly(weekly, locale)
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : say('times.always')
}

/** The same for a list, which says first if the offer is over. */
export function describeListed(
  times: DraftFields<'price'>['saleTimes'],
  { store, now, locale }: { store: ClockPlace; now: number; locale: Locale }
): string {
  const text = describeTimes(times, store, locale)
  const isOver = times?.ends && wallOf(times.ends, store).getTime() <= wallAt(now, store).getTime()
  return isOver ? say('times.over', { times: text }) : text
}
