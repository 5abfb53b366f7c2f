import { writeDate, writeTime } from '../format/time.ts'
import type { Locale } from '../i18n/locale.ts'
import type { ClockPlace } from '../rules/time/clock-offsets.ts'
import { dateOf, readWall, wallAt } from '../rules/time/time-zone.ts'
import { minutesSince, spanOf, type Urgency } from './orders/rules/timing.ts'
import { say } from './staff-words.ts'

/** Minutes in words: `12 min`, `1 h 5`, `3 days`. */
export function writeSpan(minutes: number): string {
  const span = spanOf(minutes)
  if (span.unit === 'hours') return say('hours', { count: span.count, rest: String(span.rest).padStart(2, '0') })
  return say(span.unit, { count: span.count })
}

/** How urgent an order is, in words: `in 12 min`, `now`, `5 min late`. */
export function writeUrgency(urgency: Urgency): string {
  if (urgency.kind === 'now') return say('due.now')
  return say(urgency.kind === 'in' ? 'due.in' : 'due.late', { time: writeSpan(urgency.minutes) })
}

/** The minutes since an instant in words: `4 min`. */
export function writeSince(at: number, now: number): string {
  const minutes = minutesSince(at, now)
  return minutes === 0 ? say('moment') : writeSpan(minutes)
}

/** An instant at the store: its time, with the date unless it is today. */
export function writeInstant(instant: string, store: ClockPlace, now: number, locale: Locale): string {
  const wall = readWall(instant, store)
  const isToday = dateOf(wall) === dateOf(wallAt(now, store))
  return isToday ? writeTime(wall, locale) : `${writeDate(dateOf(wall), locale)}, ${writeTime(wall, locale)}`
}

/** A date with its year, short: `Nov 21, 2007`, `21 nov. 2007`. */
export const writeShortDay = (date: string, locale: Locale): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }).replace('.,', ',')
