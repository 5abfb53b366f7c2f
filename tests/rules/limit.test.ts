import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LimitClass } from '../../src/contract/menu.ts'
import { canadianLimit, equivalentOf, measure } from '../../src/rules/limit.ts'

const one = (limitClass: LimitClass, weight: number, equivalent: number | null = null) => ({
  limitClass,
  weight,
  equivalent
})

// Cannabis Act, Schedule 3 (SPEC C10).
test.each<[LimitClass, number]>([
  ['dried', 1],
  ['fresh', 5],
  ['solid', 15],
  ['non-solid', 70],
  ['beverage', 570],
  ['concentrate', 0.25],
  ['seed', 1]
])('%s: %d equals 1 g dried', (limitClass, weight) => {
  expect(equivalentOf(one(limitClass, weight), canadianLimit)).toBeCloseTo(1, 9)
})

test("a product's own stated equivalent wins over the class", () => {
  expect(equivalentOf(one('solid', 150, 0.3), canadianLimit)).toBe(0.3)
})

test('accessories count 0, whatever they weigh', () => {
  expect(equivalentOf(one('accessory', 500, 2), canadianLimit)).toBe(0)
})

test('an order may hold exactly 30 g and not a milligram more', () => {
  expect(
    measure(
      [
        { ...one('dried', 3.5), quantity: 8 },
        { ...one('dried', 2), quantity: 1 }
      ],
      canadianLimit
    )
  ).toEqual({
    used: 30,
    exceedValue: 0
  })
  expect(measure([{ ...one('dried', 30.001), quantity: 1 }], canadianLimit).exceedValue).toBe(0.001)
})

test('what exceeds the limit and the limit make up what is used', () => {
  const item = fc.record({
    limitClass: fc.constantFrom<LimitClass>('dried', 'solid', 'beverage', 'concentrate', 'accessory'),
    weight: fc.integer({ min: 1, max: 60_000 }).map(mg => mg / 1000),
    equivalent: fc.constant(null),
    quantity: fc.integer({ min: 1, max: 9 })
  })
  fc.assert(
    fc.property(fc.array(item), items => {
      const { used, exceedValue } = measure(items, canadianLimit)
      expect(exceedValue).toBeCloseTo(Math.max(0, used - 30), 6)
    })
  )
})
