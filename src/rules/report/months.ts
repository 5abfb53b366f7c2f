import type { Figures } from '../../contract/staff/figures.ts'

type DayFigures = Figures['days'][number]

/** Returns the sums of each month with a sale or a refund, earliest first; `date` is `YYYY-MM`. */
export function monthsOf(days: readonly DayFigures[]): DayFigures[] {
  const months = new Map<string, DayFigures>()
  for (const { date, orders, net, total } of days) {
    const month = date.slice(0, 7)
    const sums = months.get(month) ?? { date: month, orders: 0, net: 0, total: 0 }
    months.set(month, { date: month, orders: sums.orders + orders, net: sums.net + net, total: sums.total + total })
  }
  return [...months.values()]
}
