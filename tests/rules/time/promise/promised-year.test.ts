import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultPrepTime } from '../../../../src/rules/time/preparation.ts'
import { wallAt } from '../../../../src/rules/time/time-zone.ts'
import { errorOf, keptOf, type Promised, promisedYear, withFixed } from '../../support/promised-year.ts'
import { toronto } from '../../support/week.ts'
import { yearOfOrders } from '../../support/year-of-orders.ts'

const year = promisedYear(yearOfOrders(420))
const wall = ({ placedAt }: Promised) => wallAt(placedAt, toronto)
const isFridayEvening = (order: Promised) =>
  wall(order).getUTCDay() === 5 && wall(order).getUTCHours() >= 17 && wall(order).getUTCHours() <= 20
const isRush = (order: Promised) => wall(order).toISOString().slice(5, 10) === '04-20'

const spans: [name: string, orders: Promised[]][] = [
  ['the year', year],
  ['Friday evenings', year.filter(isFridayEvening)],
  ['4/20', year.filter(isRush)]
]

const percent = (share: number) => `${Math.round(share * 100)} %`
const figures = spans.map(([name, orders]) => {
  const fixed = withFixed(orders, defaultPrepTime)
  return {
    name,
    orders,
    fixed,
    cells: [
      name,
      String(orders.length),
      percent(keptOf(orders)),
      percent(keptOf(fixed)),
      errorOf(orders).toFixed(1),
      errorOf(fixed).toFixed(1)
    ]
  }
})

describe('a simulated year with rushes, missing colleagues and orders of all sizes', () => {
  test('keeps at least 85 % of its promises: 93 to 95 % are ready by the end of their range', () => {
    const kept = keptOf(year)
    expect(kept).toBeGreaterThan(0.93)
    expect(kept).toBeLessThan(0.95)
  })

  test.each(figures)('keeps 85 % of its promises in $name too', ({ orders }) => {
    expect(orders.length).toBeGreaterThan(100)
    expect(keptOf(orders)).toBeGreaterThanOrEqual(0.85)
  })

  test('has a median error of about 5 minutes, less than half of the 19 of a fixed half hour', () => {
    const fixed = errorOf(withFixed(year, defaultPrepTime))
    expect(errorOf(year)).toBeLessThanOrEqual(fixed / 2)
    expect(errorOf(year)).toBeCloseTo(5, 0)
    expect(fixed).toBeCloseTo(19, 0)
  })

  test('is the same each time', () => {
    expect(yearOfOrders(420, '2026-01-01', 20)).toEqual(yearOfOrders(420, '2026-01-01', 20))
    expect(yearOfOrders(421, '2026-01-01', 20)).not.toEqual(yearOfOrders(420, '2026-01-01', 20))
  })

  test('has the figures of docs/ready-times.md', () => {
    const rows = readFileSync('docs/ready-times.md', 'utf8')
      .split('\n')
      .filter(line => line.startsWith('|'))
      .map(line =>
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim())
      )
    for (const { cells } of figures) expect(rows).toContainEqual(cells)
  })
})

test.each([7, 99, 2026])('another start of a year, from the seed %i, keeps as much', seed => {
  const other = promisedYear(yearOfOrders(seed, '2026-01-01', 120))
  expect(keptOf(other)).toBeGreaterThanOrEqual(0.85)
  expect(errorOf(other)).toBeLessThanOrEqual(errorOf(withFixed(other, defaultPrepTime)) / 2)
})
