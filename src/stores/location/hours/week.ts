import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { writeWeekday } from '../../../format/time.ts'
import { translate } from '../../../i18n/translate.ts'
import { entriesOn, scheduleOf, today } from '../../../rules/time/hours.ts'
import { addDays, weekdayOf } from '../../../rules/time/time-zone.ts'
import { writeHour } from './hours.ts'

/** The hours of one day, as text. */
export interface DayHours {
  date: string
  /** The weekday; `Thursday · Remembrance Day` on a holiday. */
  day: string
  /** `9:00 am – 11:00 pm`, comma-separated if there are several, or `CLOSED`. */
  hours: string
  isToday: boolean
}

type Week = Pick<StoreLocation, 'openingHours' | 'specialHours' | 'timezone'>

/** Formats the hours of a date: `9:00 am – 11:00 pm`, comma-separated if there are several, or `CLOSED`. */
export function hoursOn(location: Week, date: string, locale: Locale): string {
  const open = entriesOn(scheduleOf(location), date).filter(entry => entry.isOpen)
  return open.length
    ? open.map(entry => `${writeHour(entry.openTime, locale)} – ${writeHour(entry.closeTime, locale)}`).join(', ')
    : translate(locale, 'status.closed')
}

/** Returns the hours of the next seven days including today. Holiday hours replace regular ones (SPEC C8). */
export function weekOf(location: StoreLocation, now: number, locale: Locale): DayHours[] {
  const schedule = scheduleOf(location)
  const first = today(schedule, now)
  return [0, 1, 2, 3, 4, 5, 6].map(ahead => {
    const date = addDays(first, ahead)
    const holiday = location.specialHours.find(entry => entry.date === date)?.name
    const name = writeWeekday(weekdayOf(date), locale)
    return {
      date,
      day: holiday ? `${name} · ${holiday}` : name,
      hours: hoursOn(location, date, locale),
      isToday: ahead === 0
    }
  })
}
