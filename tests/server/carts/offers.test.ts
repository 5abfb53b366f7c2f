import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PromoKind } from '../../../src/rules/promo/promo-kind.ts'
import type { DealRow } from '../../../src/server/ordering/promos/deals.ts'
import type { PromoRow } from '../../../src/server/ordering/promos/evaluate.ts'
import { evaluateOffers } from '../../../src/server/ordering/promos/evaluate-offers.ts'
import type { PromoLine } from '../../../src/server/ordering/promos/pieces.ts'

// A Tuesday, half past four in Toronto.
const now = new Date('2026-11-24T21:30:00Z')

const line = (product: string, left: number, quantity = 1, category = 'flower'): PromoLine => ({
  product,
  left,
  quantity,
  categories: [category],
  brand: product === 'b' ? 'Other' : 'House',
  variant: `${product}1`,
  tags: []
})

const deal = (id: string, takes: PromoKind, changes: Partial<DealRow> = {}): DealRow => ({
  id,
  sortOrder: 0,
  name: { en: id, fr: id },
  takes,
  minimum: 0,
  times: null,
  methods: null,
  locations: null,
  perPerson: null,
  combines: false,
  ...changes
})

const code = (code: string, cents: number, combines: boolean): PromoRow => ({
  ...deal(code, { kind: 'amount', cents }, { combines }),
  code,
  startsAt: null,
  endsAt: null,
  firstOrder: false,
  most: null,
  uses: 0
})

const facts = {
  method: 'pickup' as const,
  location: 'queen-west',
  zone: 'America/Toronto',
  now,
  orders: 0,
  dealUses: new Map<string, number>()
}

const judge = (
  lines: PromoLine[],
  deals: DealRow[],
  codes: PromoRow[] = [],
  changes: Partial<Parameters<typeof evaluateOffers>[0]> = {}
) =>
  evaluateOffers({ ...facts, lines, deals, entered: codes.map(row => ({ code: row.code, row, used: 0 })), ...changes })

/** The ids of the deals that apply with their amounts, and the amounts or problems of the codes. */
const chosen = (...[lines, deals, codes, changes]: Parameters<typeof judge>) => {
  const { deals: taken, promos } = judge(lines, deals, codes, changes)
  return [taken.map(({ row, amount }) => [row.id, amount]), promos.map(({ amount, problem }) => problem ?? amount)]
}

const percent = (percent: number) => ({ kind: 'percent' as const, percent })

describe('a deal takes off', () => {
  const two = { of: { categories: ['flower'] }, count: 2 }
  test.each<[string, PromoKind, PromoLine[], number | undefined]>([
    ['per cent of a brand', { ...percent(10), of: { brands: ['House'] } }, [line('a', 1000), line('b', 1000)], 100],
    ['per cent of a size', { ...percent(10), of: { variants: ['b1'] } }, [line('a', 1000), line('b', 500)], 50],
    ['nothing below its number of pieces', { ...percent(10), from: 3 }, [line('a', 2000, 2)], undefined],
    ['from its number of pieces on', { ...percent(10), from: 3 }, [line('a', 2000, 2), line('b', 1000)], 300],
    [
      'what a bundle costs above its price',
      { kind: 'bundle_price', parts: [two], price: 1500 },
      [line('a', 2000, 2)],
      500
    ],
    ['that of each full bundle', { kind: 'bundle_price', parts: [two], price: 1500 }, [line('a', 5000, 5)], 1000],
    [
      'nothing of a bundle that is cheaper',
      { kind: 'bundle_price', parts: [two], price: 1500 },
      [line('a', 900, 2)],
      undefined
    ]
  ])('%s', (_, takes, lines, amount) => {
    expect(judge(lines, [deal('one', takes)]).deals[0]?.amount).toBe(amount)
  })
})

describe('a deal applies only', () => {
  const tuesday = { weekly: [{ day: 2, from: '16:00', to: '20:00' }] }
  test.each<[string, Partial<DealRow>, object, boolean]>([
    ['in its hours', { times: tuesday }, {}, true],
    ['not before them', { times: tuesday }, { now: new Date('2026-11-24T20:59:59Z') }, false],
    ['not after them', { times: tuesday }, { now: new Date('2026-11-25T01:00:00Z') }, false],
    ['by the clock of the store', { times: tuesday }, { zone: 'America/Vancouver' }, false],
    ['at its stores', { locations: ['kensington'] }, {}, false],
    ['by its methods', { methods: ['delivery'] }, {}, false],
    ['from its sum on', { minimum: 1001 }, {}, false],
    ['at that sum', { minimum: 1000 }, {}, true],
    ['as often as a person may have it', { perPerson: 2 }, { dealUses: new Map([['one', 2]]) }, false],
    ['and once more before that', { perPerson: 2 }, { dealUses: new Map([['one', 1]]) }, true]
  ])('%s', (_, changes, about, applies) => {
    expect(judge([line('a', 1000)], [deal('one', percent(10), changes)], [], about).deals).toHaveLength(applies ? 1 : 0)
  })

  test('and says when that changes, if it is on something in the cart', () => {
    const row = deal('one', { ...percent(10), of: { categories: ['flower'] } }, { times: tuesday })
    expect(judge([line('a', 1000)], [row]).changesAt).toBe(Date.parse('2026-11-25T01:00:00Z'))
    expect(judge([line('a', 1000, 1, 'vapes')], [row]).changesAt).toBe(Infinity)
  })
})

describe('of several offers', () => {
  const lines = [line('a', 1000)]
  const combining = (id: string, share: number) => deal(id, percent(share), { combines: true })

  test('those that can be combined apply one after the other, each on the rest', () => {
    expect(chosen(lines, [combining('ten', 10), combining('half', 50)], [code('FIVE', 500, true)])).toEqual([
      [
        ['ten', 100],
        ['half', 450]
      ],
      [450]
    ])
  })

  test('the set that saves the shopper most applies, and of equal ones the first', () => {
    const ten = [combining('ten', 10), combining('five', 5)]
    expect(chosen(lines, [...ten, deal('alone', percent(20))])).toEqual([[['alone', 200]], []])
    expect(chosen(lines, [...ten, deal('alone', percent(14))])).toEqual([
      [
        ['ten', 100],
        ['five', 45]
      ],
      []
    ])
    expect(chosen(lines, [deal('first', percent(10)), deal('second', percent(10))])).toEqual([[['first', 100]], []])
  })

  test('a code that can’t be combined replaces deals only if it saves more', () => {
    const deals = [combining('ten', 10)]
    expect(chosen(lines, deals, [code('BIG', 101, false)])).toEqual([[], [101]])
    expect(chosen(lines, deals, [code('SAME', 100, false)])).toEqual([[['ten', 100]], ['not_combined']])
    expect(chosen(lines, [deal('alone', percent(10))], [code('FIVE', 50, true)])).toEqual([
      [['alone', 100]],
      ['not_combined']
    ])
  })
})

describe('a cart lacks for a deal', () => {
  const hints = (lines: PromoLine[], row: DealRow) =>
    judge(lines, [row]).hints.map(({ pieces, missing }) => pieces ?? missing)
  const third: PromoKind = { kind: 'buy_get', buy: 2, get: 1, percent: 100, of: { categories: ['flower'] } }
  const bundle: PromoKind = {
    kind: 'bundle_price',
    parts: [
      { of: { categories: ['flower'] }, count: 2 },
      { of: { products: ['papers'] }, count: 1 }
    ],
    price: 100
  }
  test.each<[string, PromoKind, Partial<DealRow>, PromoLine[], (number | null)[]]>([
    ['the third of three', third, {}, [line('a', 2000, 2)], [1]],
    ['the rest of the next three', third, {}, [line('a', 4000, 4)], [2]],
    ['nothing with full threes', third, {}, [line('a', 3000, 3)], []],
    ['nothing that it has not begun', third, {}, [line('c', 3000, 3, 'vapes')], []],
    ['the rest of a bundle', bundle, {}, [line('a', 1000)], [2]],
    ['the rest of the next bundle', bundle, {}, [line('a', 3000, 3), line('papers', 300, 1, 'x')], [2]],
    ['pieces to its number', { ...percent(10), from: 3 }, {}, [line('a', 2000, 2)], [1]],
    ['cents to its sum', percent(10), { minimum: 1500 }, [line('a', 1000)], [500]],
    ['nothing that is further away than half of it', percent(10), { minimum: 2001 }, [line('a', 1000)], []]
  ])('%s', (_, takes, changes, lines, expected) => {
    expect(hints(lines, deal('one', takes, changes))).toEqual(expected)
  })

  test('nothing of a deal that can’t be combined with one it has', () => {
    const lines = [line('a', 2000, 2)]
    expect(judge(lines, [deal('ten', percent(10)), deal('third', third)]).hints).toEqual([])
    const both = [deal('ten', percent(10), { combines: true }), deal('third', third, { combines: true })]
    expect(judge(lines, both).hints.map(({ row }) => row.id)).toEqual(['third'])
  })
})

test('any offers take no more off a line than it costs, and shares add up to the amounts', () => {
  const anyLine = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5 }))
    .map(([product, cents, quantity]) => line(product, cents * quantity, quantity))
  const of = fc.constantFrom({}, { products: ['a'] }, { brands: ['House'] })
  const kind = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }), of }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 9000 }), of }),
    fc.record({
      kind: fc.constant('buy_get' as const),
      buy: fc.constant(1),
      get: fc.constant(1),
      percent: fc.constant(50),
      of
    }),
    fc.record({
      kind: fc.constant('bundle_price' as const),
      parts: fc.constant([{ of: {}, count: 2 }]),
      price: fc.integer({ min: 0, max: 3000 })
    })
  )
  const rows = fc
    .array(fc.tuple(kind, fc.boolean()), { maxLength: 4 })
    .map(all => all.map(([takes, combines], at) => deal(String(at), takes, { combines })))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 4 }), rows, fc.boolean(), (lines, deals, combines) => {
      const { deals: taken, promos } = judge(lines, deals, [code('CODE', 700, combines)])
      const offers = [...taken, ...promos]
      for (const { amount, shares } of offers) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      for (const [at, { left }] of lines.entries()) {
        const off = offers.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(left)
      }
      const saved = offers.reduce((sum, { amount }) => sum + amount, 0)
      for (const row of deals) expect(saved).toBeGreaterThanOrEqual(judge(lines, [row]).deals[0]?.amount ?? 0)
    }),
    { numRuns: 200 }
  )
})
