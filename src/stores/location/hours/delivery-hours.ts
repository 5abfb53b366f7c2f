import type { HoursEntry } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translate } from '../../../i18n/translate.ts'
import { writeShortWeekday } from '../../../format/weekday.ts'
import { weekdayOf } from '../../../rules/time/time-zone.ts'
import { hoursOn } from './week.ts'
import { last } from '../../../lib/lists.ts'

/** An arbitrary week, starting on Monday. */
const week = [2, 3, 4, 5, 6, 7, 8].map(date => `2023-01-0${date}`)

/** Consecutive days with the same hours. */
interface Run {
  first: number
  last: number
  hours: string
}

function runsOf(openingHours: HoursEntry[], locale: Locale): Run[] {
  const runs: Run[] = []
  for (const date of week) {
    const day = weekdayOf(date)
    const isOpen = openingHours.some(entry => entry.day === day && entry.isOpen)
    const hours = isOpen ? hoursOn({ openingHours, specialHours: [], timezone: 'UTC' }, date, locale) : ''
    const run = last(runs)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.filter(run => run.hours !== '')
}

/**
 * Formats delivery hours: `We deliver here Mon–Fri 04:00 pm – 09:00 pm.`; undefined if the zone has no hours of its own.
 */
export function formatDeliveryHours(hours: HoursEntry[] | null, locale: Locale): string | undefined {
  const runs = runsOf(hours ?? [], locale)
  const [firstRun] = runs
  if (!firstRun) return undefined
  if (firstRun.first === 1 && firstRun.last === 0) return translate(locale, 'deliver.daily', { hours: firstRun.hours })
  const name = (day: number) => writeShortWeekday(day, locale)
  const days = ({ first, last }: Run) => (first === last ? name(first) : `${name(first)}–${name(last)}`)
  return translate(locale, 'deliver.window', { hours: runs.map(run => `${days(run)} ${run.hours}`).join(' · ') })
}
