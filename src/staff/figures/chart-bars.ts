import type { Figures } from '../../contract/staff/figures.ts'
import { writeTime } from '../../format/time.ts'
import type { Locale } from '../../i18n/locale.ts'
import { monthsOf } from '../../rules/report/months.ts'
import { addDays } from '../../rules/time/time-zone.ts'
import type { Bar } from './chart.tsx'

/** Most days that have a bar each; of more, each month has one. */
const MOST_DAYS = 62

/** The sums that the chart of a span has: of each hour of a day, of each day, or of each month. */
export const chartUnit = ({ from, to }: Pick<Figures, 'from' | 'to'>): 'hour' | 'day' | 'month' => {
  if (from === to) return 'hour'
  return addDays(from, MOST_DAYS) > to ? 'day' : 'month'
}

/** Returns the net sales of each hour of a day, or of each day or month of a longer span, also of those without a sale. */
export function chartBars(figures: Figures, locale: Locale): Bar[] {
  const { from, to, hours, days } = figures
  const unit = chartUnit(figures)
  if (unit === 'hour') {
    const [first, last] = [hours[0]?.hour ?? 0, hours[hours.length - 1]?.hour ?? -1]
    return Array.from({ length: last - first + 1 }, (_, at) => ({
      label: writeTime(new Date((first + at) * 3_600_000), locale),
      value: hours.find(({ hour }) => hour === first + at)?.net ?? 0
    }))
  }
  const dates = new Set<string>()
  for (let date = from; date <= to; date = addDays(date, 1)) dates.add(unit === 'month' ? date.slice(0, 7) : date)
  const sums = unit === 'month' ? monthsOf(days) : days
  const nets = new Map(sums.map(({ date, net }) => [date, net]))
  return [...dates].map(date => ({ label: labelOf(date, locale), value: nets.get(date) ?? 0 }))
}

/** A day such as `Nov 3`, or a month such as `Nov 2026`. */
const labelOf = (key: string, locale: Locale): string =>
  new Date(`${key.length === 7 ? `${key}-01` : key}T00:00Z`).toLocaleDateString(locale, {
    ...(key.length === 7 ? { year: 'numeric' } : { day: 'numeric' }),
    month: 'short',
    timeZone: 'UTC'
  })
