import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourOfWeek, HOURS_OF_WEEK, likenessOf } from '../../../../src/rules/time/promise/hour-of-week.ts'
import { curveOf, minutesAt } from '../../../../src/rules/time/promise/load-curve.ts'
import { learnedRange, promisedRange, STEP } from '../../../../src/rules/time/promise/promise.ts'
import { quantileOf } from '../../../../src/rules/time/promise/quantile.ts'
import { type ReadyOrder, samplesOf } from '../../../../src/rules/time/promise/samples.ts'
import { FEWEST_ORDERS, LEARNED_DAYS, summarise, timesOf } from '../../../../src/rules/time/promise/summary.ts'
import { orderSizes, sizeOf, workOf } from '../../../../src/rules/time/promise/work.ts'
import { instantOn, wallAt } from '../../../../src/rules/time/time-zone.ts'
import { DAY, MINUTE } from '../../support/clocks.ts'
import { toronto } from '../../support/week.ts'
import { yearOfOrders } from '../../support/year-of-orders.ts'

const noon = instantOn('2026-11-20', '12:00', toronto)
const order = (placed: number, minutes: number, changes: Partial<ReadyOrder> = {}): ReadyOrder => ({
  placedAt: noon + placed * MINUTE,
  readyAt: noon + (placed + minutes) * MINUTE,
  items: 2,
  slotStart: noon + (placed + 30) * MINUTE,
  ...changes
})

describe('a weighted quantile', () => {
  test.each([
    ['is the median of equal weights', [1, 2, 3], [1, 1, 1], 0.5, 2],
    ['follows the weight', [1, 2, 3], [1, 1, 8], 0.5, 3],
    ['is not moved by a wild value', [1, 2, 9999], [1, 1, 1], 0.5, 2],
    ['leaves out a value without weight', [1, 2, 3], [0, 1, 0], 0, 2],
    ['is the last value at most', [1, 2], [1, 1], 1, 2],
    ['of nothing is undefined', [], [], 0.5, undefined]
  ])('%s', (_, values, weights, share, expected) => {
    expect(quantileOf(values, weights, share)).toBe(expected)
  })
})

describe('orders of the past', () => {
  test('are measured from placing until ready, with the hour of the week and the size', () => {
    expect(samplesOf([order(0, 12)], toronto)).toEqual([
      { minutes: 12, placedAt: noon, hour: 5 * 24 + 12, size: 'small', work: workOf(2) }
    ])
  })

  test('have the work that was open when they were placed, with their own', () => {
    const works = samplesOf([order(0, 30, { items: 5 }), order(10, 30), order(35, 10)], toronto)
    expect(works.map(({ work }) => work)).toEqual([workOf(5), workOf(7, 2), workOf(4, 2)])
  })

  test.each([
    ['was for later', { slotStart: noon + 5 * 60 * MINUTE }],
    ['was forgotten for over four hours', { readyAt: noon + 5 * 60 * MINUTE }],
    ['was ready before it was placed', { readyAt: noon - MINUTE }]
  ])('count for nothing if one %s', (_, changes) => {
    expect(samplesOf([order(0, 20, changes)], toronto)).toEqual([])
  })
})

test.each([
  [1, 'small'],
  [3, 'small'],
  [4, 'medium'],
  [8, 'medium'],
  [9, 'large'],
  [200, 'large']
])('an order of %i items is %s', (items, size) => {
  expect(sizeOf(items)).toBe(size)
})

test('hours of a week are alike by weekday and hour, over midnight too', () => {
  expect(hourOfWeek(wallAt(noon, toronto))).toBe(132)
  for (let hour = 0; hour < HOURS_OF_WEEK; hour++) expect(likenessOf(hour, hour)).toBe(1)
  expect(likenessOf(132, 133)).toBeGreaterThan(likenessOf(132, 134))
  expect(likenessOf(132, 134)).toBeGreaterThan(0)
  expect(likenessOf(23, 0)).toBe(likenessOf(22, 23))
})

describe('too little history', () => {
  const days = (count: number, age = 0) =>
    samplesOf(
      Array.from({ length: count }, (_, at) => order((age - at) * 24 * 60, 20)),
      toronto
    )

  test(`is fewer than ${FEWEST_ORDERS} orders of ${LEARNED_DAYS} days`, () => {
    expect(summarise(days(FEWEST_ORDERS - 1), noon)).toBeUndefined()
    expect(summarise(days(FEWEST_ORDERS), noon)?.orders).toBe(FEWEST_ORDERS)
    expect(summarise(days(FEWEST_ORDERS), noon + LEARNED_DAYS * DAY)).toBeUndefined()
  })
})

describe('a summary of orders', () => {
  const samples = samplesOf(yearOfOrders(5, '2026-09-01', 80), toronto)
  const summary = summarise(samples, noon) ?? { orders: 0, curve: [], hours: [], usual: { low: 0, high: 0 } }

  test('weighs recent days more', () => {
    const before = samples.map(sample => ({ ...sample, minutes: 10, work: 6 }))
    const lately = before.map(sample => ({ ...sample, minutes: sample.placedAt > noon - 30 * DAY ? 40 : 10 }))
    const curve = summarise(lately, noon)?.curve ?? []
    expect(minutesAt(curve, 6)).toBe(40)
  })

  test('is longer for large orders and rushes', () => {
    const at = (size: 'small' | 'large', hour: number) => {
      const { high } = timesOf(summary, hour, size)
      return high
    }
    expect(at('large', 5 * 24 + 14)).toBeGreaterThan(at('small', 5 * 24 + 14))
  })

  test('knows each hour with orders in all sizes, and the usual times for others', () => {
    const hours = new Set(samples.map(({ hour }) => hour))
    expect(summary.hours).toHaveLength(hours.size * orderSizes.length)
    expect(summary.hours.reduce((sum, { count }) => sum + count, 0)).toBe(summary.orders)
    expect(timesOf(summary, 3, 'small')).toEqual(summary.usual)
  })
})

/** Enough for a load curve of several points. */
const anySamples = fc.array(
  fc.record({
    work: fc.integer({ min: 5, max: 200 }),
    minutes: fc.integer({ min: 0, max: 240 }),
    weight: fc.integer({ min: 1, max: 100 })
  }),
  { minLength: 60, maxLength: 300, size: 'max' }
)
/** Whole numbers: doubles of fast-check are mostly close to 0. */
const tenths = fc.integer({ min: 0, max: 50 }).map(count => count / 10)
const anyHour = fc
  .tuple(tenths, tenths)
  .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }))

test('a load curve has ever more work and minutes, and its values are between those of the orders', () => {
  fc.assert(
    fc.property(anySamples, fc.integer({ min: 5, max: 200 }), (samples, work) => {
      const curve = curveOf(samples)
      for (const [at, { work: here, minutes }] of curve.slice(1).entries()) {
        expect(here).toBeGreaterThan(curve[at]?.work ?? 0)
        expect(minutes).toBeGreaterThan(curve[at]?.minutes ?? 0)
      }
      expect(minutesAt(curve, work)).toBeGreaterThanOrEqual(0)
    })
  )
})

const anyWork = fc.integer({ min: 0, max: 150 })

test('more open work never promises an earlier time', () => {
  fc.assert(
    fc.property(anySamples, anyHour, anyWork, anyWork, (samples, hour, one, more) => {
      const curve = curveOf(samples)
      const less = learnedRange({ curve, hour, work: one })
      const busier = learnedRange({ curve, hour, work: one + more })
      expect(busier.from).toBeGreaterThanOrEqual(less.from)
      expect(busier.to).toBeGreaterThanOrEqual(less.to)
    })
  )
})

test('a promise is a range of whole steps that begins by now or later', () => {
  fc.assert(
    fc.property(anySamples, anyHour, anyWork, (samples, hour, work) => {
      const { from, to } = learnedRange({ curve: curveOf(samples), hour, work })
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeGreaterThan(from)
      expect([from % STEP, to % STEP]).toEqual([0, 0])
    })
  )
})

describe('a store', () => {
  test.each([
    ['promises what it has learned', { from: 35, to: 50 }, 30, 0, { from: 35, to: 50 }],
    ['never promises less than its preparation time', { from: 10, to: 40 }, 30, 0, { from: 30, to: 40 }],
    ['that is quicker than its settings keeps to them', { from: 5, to: 15 }, 30, 0, { from: 30, to: 30 }],
    ['adds the extra minutes of its staff to both ends', { from: 35, to: 50 }, 30, 10, { from: 45, to: 60 }]
  ])('%s', (_, learned, prepTime, extra, expected) => {
    expect(promisedRange(learned, prepTime, extra)).toEqual(expected)
  })
})
