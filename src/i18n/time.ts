import type { Locale } from './locale.ts'
import { translate } from './translate.ts'

/** A wall time kept in the UTC fields of a Date. */
type Wall = Date

/** A time of the day as people write it: `5:40 pm`, `17 h 40`. */
export function writeTime(wall: Wall, locale: Locale): string {
  const hour = wall.getUTCHours()
  const minute = String(wall.getUTCMinutes()).padStart(2, '0')
  if (locale === 'fr-CA') return `${hour}\u00a0h\u00a0${minute}`
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

/** A date as people write it: `Saturday, November 21`, `samedi 21 novembre`. */
export function writeDate(date: string, locale: Locale): string {
  const day = new Date(`${date}T00:00Z`)
  const name = (list: 'time.weekdays' | 'time.months', index: number) => translate(locale, list).split(',')[index] ?? ''
  return translate(locale, 'time.date', {
    weekday: name('time.weekdays', day.getUTCDay()),
    month: name('time.months', day.getUTCMonth()),
    day: day.getUTCDate()
  })
}

/** The name of a weekday, 0 (Sunday) to 6. */
export const writeWeekday = (day: number, locale: Locale): string =>
  translate(locale, 'time.weekdays').split(',')[day] ?? ''
