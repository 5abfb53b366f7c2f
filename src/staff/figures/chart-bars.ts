import type { Figures } from '../../contract/staff/figures.ts'
import { writeTime } from '../../format/time.ts'
import type { Locale } from '../../i18n/locale.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import type { Bar } from './chart.tsx'

/** Most days that have a bar each; of more, each month has one. */
const MOST_DAYS = 62

/** Returns the net sales of each hour of a day, or of each day or month of a longer span, also of those without a sale. */
export function chartBars({ from, to, hours, days }: Figures, locale: Locale): Bar[] {
  if (from === to) {
    const [first, last] = [hours[0]?.hour ?? 0, hours[hours.length - 1]?.hour ?? -1]
    return Array.from({ length: last - first + 1 }, (_, at) => ({
      label: writeTime(new Date((first + at) * 3_600_000), locale),
      value: hours.find(({ hour }) => hour === first + at)?.net ?? 0
    }))
  }
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  const isLong = dates.length > MOST_DAYS
  const nets = new Map<string, number>(dates.map(date => [keyOf(date, isLong), 0]))
  for (const { date, net } of days) nets.set(keyOf(date, isLong), (nets.get(keyOf(date, isLong)) ?? 0) + net)
  return [...nets].map(([key, value]) => ({ label: labelOf(key, locale), value }))
}

const keyOf = (date: string, isLong: boolean): string => (isLong ? date.slice(0, 7) : date)

/** A day such as `Nov 3`, or a month such as `Nov 2026`. */
const labelOf = (key: string, locale: Locale): string =>
  new Date(`${key.length === 7 ? `${key}-01` : key}T00:00Z`).toLocaleDateString(locale, {
    ...(key.length === 7 ? { year: 'numeric' } : { day: 'numeric' }),
    month: 'short',
    timeZone: 'UTC'
  })
