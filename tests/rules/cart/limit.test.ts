import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LimitClass } from '../../../src/contract/catalog/menu.ts'
import type { PurchaseLimit } from '../../../src/contract/store/location.ts'
import {
  byClass,
  canadianLimit,
  type Counted,
  equivalentOf,
  exceedOf,
  milligramsOf
} from '../../../src/rules/cart/limit.ts'

const one = (limitClass: LimitClass, weight: number, equivalent: number | null = null) => ({
  limitClass,
  weight,
  equivalent
})
/** Returns an order's use of the limit and its excess, in grams. */
function measure(lines: readonly Counted[], limit: PurchaseLimit) {
  const milligrams = lines.reduce((sum, each) => sum + milligramsOf(each, limit), 0)
  return { used: milligrams / 1000, exceedValue: exceedOf(milligrams, limit) / 1000 }
}

const line = (quantity: number, ...piece: Parameters<typeof one>) => ({ ...one(...piece), quantity })

describe('30 g of dried cannabis or its equal, per order, by class (SPEC C10; Cannabis Act, Schedule 3)', () => {
  test.each<[LimitClass, number, number]>([
    ['dried', 1, 30],
    ['fresh', 5, 150],
    ['solid', 15, 450],
    ['non-solid', 70, 2100],
    ['beverage', 570, 17_100],
    ['concentrate', 0.25, 7.5],
    ['seed', 1, 30]
  ])('%s: %d equals 1 g dried, and %d is the most', (limitClass, weight, most) => {
    expect(equivalentOf(one(limitClass, weight), canadianLimit)).toBeCloseTo(1, 9)
    expect(measure([line(30, limitClass, weight)], canadianLimit)).toEqual({ used: 30, exceedValue: 0 })
    expect(measure([line(1, limitClass, most)], canadianLimit)).toEqual({ used: 30, exceedValue: 0 })
    expect(measure([line(31, limitClass, weight)], canadianLimit)).toEqual({ used: 31, exceedValue: 1 })
  })

  test.each([
    ['a pack of ten 10 g gummies counts 6.667 g', 'solid', 100, 6.667],
    ['a 355 ml can counts 0.623 g', 'beverage', 355, 0.623],
    ['a 0.5 g vape counts 2 g', 'concentrate', 0.5, 2],
    ['a 30 ml oil counts 0.429 g', 'non-solid', 30, 0.429],
    ['five seeds count 5 g', 'seed', 5, 5]
  ] as const)('%s', (_, limitClass, weight, used) => {
    expect(measure([line(1, limitClass, weight)], canadianLimit).used).toBe(used)
  })

  test('an order may hold exactly 30 g and not a milligram more', () => {
    expect(measure([line(8, 'dried', 3.5), line(1, 'dried', 2)], canadianLimit)).toEqual({ used: 30, exceedValue: 0 })
    expect(measure([line(1, 'dried', 30.001)], canadianLimit)).toEqual({ used: 30.001, exceedValue: 0.001 })
  })

  test('an empty order uses nothing', () => {
    expect(measure([], canadianLimit)).toEqual({ used: 0, exceedValue: 0 })
  })

  test('another market’s limit is data', () => {
    const limit = { dried: 7.5, perDriedGram: { ...canadianLimit.perDriedGram, beverage: 100 } }
    expect(measure([line(2, 'beverage', 400)], limit)).toEqual({ used: 8, exceedValue: 0.5 })
  })
})

describe("a product's own stated equivalent wins over the class (SPEC C10)", () => {
  test.each<[LimitClass, number]>([
    ['dried', 0.9],
    ['fresh', 0.3],
    ['solid', 0.3],
    ['beverage', 0],
    ['concentrate', 4]
  ])('of %s, stated as %d g', (limitClass, stated) => {
    expect(equivalentOf(one(limitClass, 150, stated), canadianLimit)).toBe(stated)
    expect(measure([line(3, limitClass, 150, stated)], canadianLimit).used).toBeCloseTo(3 * stated, 9)
  })
})

test('accessories count 0, whatever they weigh and state (SPEC C10)', () => {
  expect(equivalentOf(one('accessory', 500), canadianLimit)).toBe(0)
  expect(equivalentOf(one('accessory', 500, 2), canadianLimit)).toBe(0)
  expect(measure([line(9, 'accessory', 500, 2)], canadianLimit)).toEqual({ used: 0, exceedValue: 0 })
})

describe('whatever is in an order', () => {
  const classes: LimitClass[] = ['dried', 'fresh', 'solid', 'non-solid', 'beverage', 'concentrate', 'seed', 'accessory']
  const item = fc.record({
    limitClass: fc.constantFrom(...classes),
    weight: fc.integer({ min: 1, max: 60_000 }).map(mg => mg / 1000),
    equivalent: fc.option(fc.integer({ min: 0, max: 10_000 }).map(mg => mg / 1000)),
    quantity: fc.integer({ min: 1, max: 9 })
  })

  test('the limit plus the excess is the amount used (SPEC A3, cartFull)', () => {
    fc.assert(
      fc.property(fc.array(item), items => {
        const { used, exceedValue } = measure(items, canadianLimit)
        expect(exceedValue).toBeCloseTo(Math.max(0, used - 30), 6)
      })
    )
  })

  test('all lines count, in any order, each by as much as alone', () => {
    fc.assert(
      fc.property(fc.array(item), items => {
        const alone = items.reduce((sum, each) => sum + measure([each], canadianLimit).used, 0)
        expect(measure(items, canadianLimit).used).toBeCloseTo(alone, 6)
        expect(measure(items.toReversed(), canadianLimit)).toEqual(measure(items, canadianLimit))
      })
    )
  })
})

test('the classes of an order are listed by their share of the limit, largest first, without those that don’t count', () => {
  const lines = [
    { limitClass: 'dried', equivalent: 1 },
    { limitClass: 'accessory', equivalent: 0 },
    { limitClass: 'solid', equivalent: 6.667 },
    { limitClass: 'beverage', equivalent: 0.623 },
    { limitClass: 'dried', equivalent: 3.5 }
  ] as const
  expect(byClass(lines)).toEqual([
    ['solid', 6.667],
    ['dried', 4.5],
    ['beverage', 0.623]
  ])
  expect(byClass([...lines].reverse())).toEqual(byClass(lines))
})
