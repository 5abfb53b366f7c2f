import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { writeTime, writeWeekday } from '../../../format/time.ts'
import { translate } from '../../../i18n/translate.ts'
import { entriesOn, scheduleOf, today } from '../../../rules/time/hours.ts'
import { addDays, weekdayOf } from '../../../rules/time/time-zone.ts'

/** One day of the coming week in words. */
export interface DayHours {
  date: string
  /** Its weekday; `Thursday · Remembrance Day` on a holiday. */
  day: string
  /** `9:00 am – 11:00 pm`, several with a comma between them, or `CLOSED`. */
  hours: string
  isToday: boolean
}

type Week = Pick<StoreLocation, 'openingHours' | 'specialHours' | 'timezone'>

const write = (time: string, locale: Locale): string => writeTime(new Date(`1970-01-01T${time}Z`), locale)

/** The hours of a date: `9:00 am – 11:00 pm`, several with a comma between them, or `CLOSED`. */
export function hoursOn(location: Week, date: string, locale: Locale): string {
  const open = entriesOn(scheduleOf(location), date).filter(entry => entry.isOpen)
  return open.length
    ? open.map(entry => `${write(entry.openTime, locale)} – ${write(entry.closeTime, locale)}`).join(', ')
    : translate(locale, 'status.closed')
}

/** The hours of the seven days from today on; those of a holiday in the place of the week's (SPEC C8). */
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
