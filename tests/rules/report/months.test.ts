import { expect, test } from 'vitest'
import { monthsOf } from '../../../src/rules/report/months.ts'

const day = (date: string, orders: number, net: number, total: number) => ({ date, orders, net, total })

test('days are summed by month of a year, in their order', () => {
  const days = [
    day('2025-12-30', 2, 3000, 3390),
    day('2025-12-31', 1, 1500, 1695),
    day('2026-01-01', 4, 8000, 9040),
    day('2026-12-31', 0, -500, -565)
  ]
  expect(monthsOf(days)).toEqual([
    day('2025-12', 3, 4500, 5085),
    day('2026-01', 4, 8000, 9040),
    day('2026-12', 0, -500, -565)
  ])
})

test('without a day there is no month', () => {
  expect(monthsOf([])).toEqual([])
})
