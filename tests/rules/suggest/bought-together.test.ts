import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BasketCounts,
  boughtTogether,
  LEAST_TOGETHER,
  likelihoodRatio
} from '../../../src/rules/suggest/bought-together.ts'
import { randomFrom } from '../../server/chaos/random.ts'

/** Counts baskets as the server does: pairs in the order of their names. */
function countsOf(baskets: readonly ReadonlySet<string>[]): BasketCounts {
  const products = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const basket of baskets) {
    const names = [...basket].sort()
    for (const [at, name] of names.entries()) {
      products.set(name, (products.get(name) ?? 0) + 1)
      for (const other of names.slice(at + 1)) pairs.set(`${name} ${other}`, (pairs.get(`${name} ${other}`) ?? 0) + 1)
    }
  }
  return {
    baskets: baskets.length,
    products,
    pairs: [...pairs].map(([names, together]) => {
      const [first = '', second = ''] = names.split(' ')
      return { first, second, together }
    })
  }
}

/** Draws baskets of products that have nothing to do with each other: a few are popular, most are rare. */
function unrelatedBaskets(random: () => number, baskets: number, products: number): Set<string>[] {
  const chances = Array.from({ length: products }, (_, at) => 0.25 / (1 + at / 4))
  return Array.from(
    { length: baskets },
    () => new Set(chances.flatMap((chance, at) => (random() < chance ? [`p${String(at).padStart(3, '0')}`] : [])))
  )
}

const namesOf = (counts: BasketCounts) => boughtTogether(counts).map(({ first, second }) => `${first} ${second}`)

describe('pairs of products', () => {
  test('that are together by chance alone are not returned, in 40 stores', () => {
    for (let seed = 1; seed <= 40; seed++) {
      expect(namesOf(countsOf(unrelatedBaskets(randomFrom(seed).next, 1500, 80)))).toEqual([])
    }
  })

  test('that were planted are returned, and only those', () => {
    const random = randomFrom(7).next
    const baskets = unrelatedBaskets(random, 2000, 80)
    const planted: [string, string][] = [
      ['p003', 'p060'],
      ['p030', 'p031'],
      ['p050', 'p070']
    ]
    for (const basket of baskets) {
      for (const [first, second] of planted) if (basket.has(second) && random() < 0.6) basket.add(first)
    }
    expect(namesOf(countsOf(baskets)).sort()).toEqual(planted.map(pair => pair.join(' ')))
  })

  test('that are popular but independent are not returned, however often they meet', () => {
    const products = new Map([
      ['a', 600],
      ['b', 500]
    ])
    expect(boughtTogether({ baskets: 1000, products, pairs: [{ first: 'a', second: 'b', together: 300 }] })).toEqual([])
    // Sure, but too little to matter.
    const many = new Map([
      ['a', 60_000],
      ['b', 50_000]
    ])
    expect(
      boughtTogether({ baskets: 100_000, products: many, pairs: [{ first: 'a', second: 'b', together: 33_000 }] })
    ).toEqual([])
  })

  test('that avoid each other are not returned', () => {
    const products = new Map([
      ['a', 500],
      ['b', 500]
    ])
    expect(boughtTogether({ baskets: 1000, products, pairs: [{ first: 'a', second: 'b', together: 10 }] })).toEqual([])
  })

  test('need ten orders, whatever else is true', () => {
    const counts = (together: number): BasketCounts => ({
      baskets: 100_000,
      products: new Map([
        ['a', together],
        ['b', together]
      ]),
      pairs: [{ first: 'a', second: 'b', together }]
    })
    expect(boughtTogether(counts(LEAST_TOGETHER))).toHaveLength(1)
    expect(boughtTogether(counts(LEAST_TOGETHER - 1))).toEqual([])
  })

  test('have at least ten orders, are more often together than by chance, and are of those counted, for any counts', () => {
    const counts = fc
      .record({
        baskets: fc.integer({ min: 1, max: 5000 }),
        first: fc.nat(5000),
        second: fc.nat(5000),
        together: fc.nat(5000)
      })
      .map(({ baskets, first, second, together }) => ({
        baskets,
        products: new Map([
          ['a', first],
          ['b', second]
        ]),
        pairs: [{ first: 'a', second: 'b', together }]
      }))
    fc.assert(
      fc.property(counts, given => {
        for (const pair of boughtTogether(given)) {
          const [first = 0, second = 0] = [...given.products.values()]
          expect(pair.together).toBeGreaterThanOrEqual(LEAST_TOGETHER)
          expect(pair.together * given.baskets).toBeGreaterThan(first * second)
          expect(Number.isFinite(pair.strength)).toBe(true)
        }
      })
    )
  })
})

test('the ratio is 0 at independence, never negative, and grows with each further order together', () => {
  expect(likelihoodRatio(25, 50, 50, 100)).toBeCloseTo(0)
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 400 }), fc.integer({ min: 10, max: 20 }), (baskets, count) => {
      const least = Math.ceil((count * count) / baskets)
      let before = -1e-9
      for (let together = least; together <= count; together++) {
        const ratio = likelihoodRatio(together, count, count, baskets)
        expect(ratio).toBeGreaterThanOrEqual(before)
        before = ratio
      }
    })
  )
})
