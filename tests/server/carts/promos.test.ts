import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PromoKind } from '../../../src/rules/promo/promo-kind.ts'
import { evaluatePromos, type PromoCase, type PromoRow } from '../../../src/server/ordering/promos/evaluate.ts'
import type { PromoLine } from '../../../src/server/ordering/promos/pieces.ts'

const now = new Date('2026-11-21T15:00:00Z')
const before = new Date(now.getTime() - 1)

const line = (product: string, left: number, quantity = 1, ...categories: string[]): PromoLine => ({
  product,
  left,
  quantity,
  categories,
  brand: 'House',
  variant: `${product} 1`,
  tags: []
})

const promo = (takes: PromoKind, changes: Partial<PromoRow> = {}): PromoRow => ({
  id: 'one',
  code: 'ONE',
  name: { en: 'One', fr: 'Un' },
  takes,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  methods: null,
  locations: null,
  firstOrder: false,
  perPerson: null,
  most: null,
  uses: 0,
  combines: false,
  ...changes
})

const facts = { method: 'pickup' as const, location: 'queen-west', now, orders: 0 }

const judge = (lines: PromoLine[], rows: (PromoRow | undefined)[], changes: Partial<PromoCase> = {}) =>
  evaluatePromos({
    ...facts,
    lines,
    entered: rows.map((row, at) => ({ code: row?.code ?? `CODE${at}`, row, used: 0 })),
    ...changes
  })

const amounts = (lines: PromoLine[], ...rows: PromoRow[]) => judge(lines, rows).map(({ amount }) => amount)
const amountOf = (takes: PromoKind, ...lines: PromoLine[]) => amounts(lines, promo(takes))[0]
const problemOf = (lines: PromoLine[], row: PromoRow | undefined, changes: Partial<PromoCase> = {}) => {
  const [judged] = judge(lines, [row], changes)
  return judged && [judged.problem, judged.missing, judged.amount]
}

const tenPercent: PromoKind = { kind: 'percent', percent: 10 }
const tenDollars: PromoKind = { kind: 'amount', cents: 1000 }

describe('a code takes off', () => {
  test('so many per cent of the lines, to the nearest cent, and no more than its most', () => {
    expect(amountOf(tenPercent, line('a', 1000), line('b', 555))).toBe(156)
    expect(amountOf({ ...tenPercent, most: 100 }, line('a', 1000), line('b', 555))).toBe(100)
    expect(amountOf({ kind: 'percent', percent: 100 }, line('a', 999))).toBe(999)
  })

  test('so many cents, and never more than the lines come to', () => {
    expect(amountOf(tenDollars, line('a', 1500))).toBe(1000)
    expect(amountOf(tenDollars, line('a', 400), line('b', 300))).toBe(700)
  })

  test('only of the products and categories that it names', () => {
    const lines = [line('a', 1000, 1, 'flower', 'smalls'), line('b', 500, 1, 'vapes'), line('c', 300)]
    expect(amountOf({ ...tenPercent, of: { categories: ['flower'] } }, ...lines)).toBe(100)
    expect(amountOf({ ...tenPercent, of: { categories: ['smalls'] } }, ...lines)).toBe(100)
    expect(amountOf({ ...tenPercent, of: { products: ['c'], categories: ['vapes'] } }, ...lines)).toBe(80)
    expect(amountOf({ ...tenDollars, of: { products: ['b'] } }, ...lines)).toBe(500)
    const none = promo({ ...tenPercent, of: { categories: ['seeds'] } })
    expect(problemOf(lines, none)).toEqual(['no_items', null, 0])
  })

  test('of every so many pieces the cheapest ones, by so many per cent', () => {
    const third: PromoKind = { kind: 'buy_get', buy: 2, get: 1, percent: 100, of: { categories: ['pre-rolls'] } }
    const roll = (product: string, left: number, quantity: number) => line(product, left, quantity, 'pre-rolls')
    expect(amountOf(third, roll('a', 3000, 3))).toBe(1000)
    expect(amountOf(third, roll('a', 2000, 2), roll('b', 500, 1))).toBe(500)
    expect(amountOf(third, roll('b', 500, 1), roll('a', 5000, 5))).toBe(1500)
    expect(amountOf(third, roll('a', 5000, 5))).toBe(1000)
    expect(amountOf({ ...third, percent: 50 }, roll('a', 3000, 3), line('c', 1, 9))).toBe(500)
    expect(problemOf([roll('a', 2000, 2), line('c', 100, 5)], promo(third))).toEqual(['no_items', null, 0])
  })

  test('so many cents for each full set of a bundle, of its pieces alone', () => {
    const bundle: PromoKind = {
      kind: 'bundle',
      parts: [
        { of: { categories: ['flower'] }, count: 2 },
        { of: { products: ['papers'] }, count: 1 }
      ],
      cents: 600
    }
    const flower = (left: number, quantity: number) => line('a', left, quantity, 'flower')
    expect(amountOf(bundle, flower(2000, 2), line('papers', 300))).toBe(600)
    expect(amountOf(bundle, flower(5000, 5), line('papers', 900, 3))).toBe(1200)
    expect(amountOf(bundle, flower(200, 2), line('papers', 300), line('c', 9999))).toBe(500)
    expect(problemOf([flower(1000, 1), line('papers', 300)], promo(bundle))).toEqual(['no_items', null, 0])
    const same: PromoKind = {
      kind: 'bundle',
      parts: [
        { of: {}, count: 1 },
        { of: {}, count: 1 }
      ],
      cents: 100
    }
    expect(amountOf(same, line('a', 500, 3))).toBe(100)
    expect(amountOf({ ...same, parts: [] }, line('a', 500, 3))).toBe(0)
  })
})

describe('a code takes nothing off and explains why', () => {
  const lines = [line('a', 5000)]

  test.each<[string, PromoRow | undefined, Partial<PromoCase>]>([
    ['unknown', undefined, {}],
    ['not_yet', promo(tenPercent, { startsAt: new Date(now.getTime() + 1) }), {}],
    ['expired', promo(tenPercent, { endsAt: now }), {}],
    ['other_store', promo(tenPercent, { locations: ['calgary'] }), {}],
    ['other_method', promo(tenPercent, { methods: ['delivery', 'curbside'] }), {}],
    ['used_up', promo(tenPercent, { most: 3, uses: 3 }), {}],
    ['first_order', promo(tenPercent, { firstOrder: true }), { orders: 1 }]
  ])('%s', (problem, row, changes) => {
    expect(problemOf(lines, row, changes)).toEqual([problem, null, 0])
  })

  test('used, by a customer who has reached its limit', () => {
    const row = promo(tenPercent, { perPerson: 2 })
    const by = (used: number) => problemOf(lines, row, { entered: [{ code: 'ONE', row, used }] })
    expect(by(2)).toEqual(['used', null, 0])
    expect(by(1)).toEqual([null, null, 500])
  })

  test('minimum, with the amount missing', () => {
    expect(problemOf(lines, promo(tenPercent, { minimum: 5001 }))).toEqual(['minimum', 1, 0])
    expect(problemOf(lines, promo(tenPercent, { minimum: 5000 }))).toEqual([null, null, 500])
  })

  test('no_items in an empty cart', () => {
    expect(problemOf([], promo(tenPercent))).toEqual(['no_items', null, 0])
  })

  test('and holds up to each of those bounds', () => {
    const row = promo(tenPercent, {
      startsAt: now,
      endsAt: new Date(now.getTime() + 1),
      locations: ['queen-west'],
      methods: ['pickup'],
      most: 3,
      uses: 2,
      firstOrder: true
    })
    expect(problemOf(lines, row)).toEqual([null, null, 500])
    expect(problemOf(lines, row, { now: before })).toEqual(['not_yet', null, 0])
  })
})

describe('of several codes', () => {
  const [half, five] = [
    promo({ kind: 'percent', percent: 50 }, { code: 'HALF', combines: true }),
    promo({ kind: 'amount', cents: 500 }, { code: 'FIVE', combines: true })
  ]

  test('each takes from what those before it have left, in the order in which they were entered', () => {
    expect(amounts([line('a', 2000)], half, five)).toEqual([1000, 500])
    expect(amounts([line('a', 2000)], five, half)).toEqual([500, 750])
    expect(amounts([line('a', 300)], five, half)).toEqual([300, 0])
  })

  test('one that is for some lines finds what others took off these', () => {
    const ofB = promo({ kind: 'amount', cents: 9999, of: { products: ['b'] } }, { code: 'B', combines: true })
    expect(amounts([line('a', 1000), line('b', 500)], half, ofB)).toEqual([750, 250])
  })

  test('a second one holds only where both combine', () => {
    const alone = promo(tenPercent, { code: 'ALONE' })
    const problems = (...rows: PromoRow[]) => judge([line('a', 2000)], rows).map(({ problem }) => problem)
    expect(problems(half, alone)).toEqual([null, 'not_combined'])
    expect(problems(alone, half)).toEqual([null, 'not_combined'])
    expect(problems(half, alone, five)).toEqual([null, 'not_combined', null])
  })

  test('one without effect does not block others', () => {
    const gone = promo(tenPercent, { code: 'GONE', endsAt: before })
    const alone = promo(tenPercent, { code: 'ALONE' })
    expect(judge([line('a', 2000)], [gone, alone]).map(({ problem }) => problem)).toEqual(['expired', null])
  })
})

describe('whatever the codes', () => {
  const of = fc.option(fc.record({ categories: fc.subarray(['x', 'y', 'z'], { minLength: 1 }) }), { nil: undefined })
  const cents = fc.nat({ max: 9000 })
  const few = fc.integer({ min: 1, max: 3 })
  const takes = fc.oneof<fc.Arbitrary<PromoKind>[]>(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.nat({ max: 120 }),
      most: cents,
      of: of.map(one => one ?? {})
    }),
    fc.record({ kind: fc.constant('amount' as const), cents, of: of.map(one => one ?? {}) }),
    fc.record({
      kind: fc.constant('buy_get' as const),
      buy: few,
      get: few,
      percent: fc.nat({ max: 100 }),
      of: of.map(one => one ?? {})
    }),
    fc.record({
      kind: fc.constant('bundle' as const),
      parts: fc.array(fc.record({ of: of.map(one => one ?? {}), count: few }), { minLength: 1, maxLength: 3 }),
      cents
    })
  )
  const lines = fc.array(
    fc.record({
      product: fc.constantFrom('a', 'b', 'c'),
      categories: fc.subarray(['x', 'y', 'z']),
      brand: fc.constant('House'),
      variant: fc.constant('1'),
      tags: fc.subarray(['local', 'new']),
      quantity: fc.integer({ min: 1, max: 12 }),
      left: cents
    }),
    { maxLength: 6 }
  )

  test('together they take off whole cents, none below 0, and never more than the lines come to', () => {
    fc.assert(
      fc.property(lines, fc.array(takes, { maxLength: 3 }), (held, kinds) => {
        const judged = judge(
          held,
          kinds.map((kind, at) => promo(kind, { code: `C${at}`, combines: true }))
        )
        const off = judged.map(({ amount }) => amount)
        expect(off.every(amount => Number.isInteger(amount) && amount >= 0)).toBe(true)
        const all = held.reduce((sum, { left }) => sum + left, 0)
        expect(off.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(all)
      })
    )
  })
})
