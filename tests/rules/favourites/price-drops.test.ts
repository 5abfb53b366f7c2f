import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedFrom, priceDrops, type SizePrice } from '../../../src/rules/favourites/price-drops.ts'

const size = (cents: number, isThere = true, variant = 'a'): SizePrice => ({ variant, cents, isThere })

describe('a price drop of a favourite', () => {
  test.each([
    ['a lower price', { a: 3000 }, size(2500), [{ variant: 'a', before: 3000, now: 2500 }], 2500],
    ['the same price', { a: 3000 }, size(3000), [], 3000],
    ['a higher price, which is not remembered', { a: 3000 }, size(3500), [], 3000],
    ['a lower price of a size that is sold out, which may still come', { a: 3000 }, size(2500, false), [], 3000],
    ['a size without an earlier price', {}, size(2500), [], 2500]
  ])('%s', (_, lowest, price, drops, after) => {
    expect(priceDrops(lowest, [price])).toEqual({ drops, lowest: { a: after } })
  })

  test('other sizes keep their prices', () => {
    expect(priceDrops({ a: 3000, b: 900 }, [size(2500)]).lowest).toEqual({ a: 2500, b: 900 })
  })

  test('is found once for each new lowest price, whatever the prices do', () => {
    const prices = fc.array(fc.record({ cents: fc.integer({ min: 0, max: 20 }), isThere: fc.boolean() }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), prices, (first, all) => {
        let lowest: Readonly<Record<string, number>> = { a: first }
        const told: number[] = [first]
        for (const { cents, isThere } of all) {
          const found = priceDrops(lowest, [size(cents, isThere)])
          told.push(...found.drops.map(({ now }) => now))
          ;({ lowest } = found)
        }
        const possible = [first, ...all.filter(({ isThere }) => isThere).map(({ cents }) => cents)]
        expect(told).toEqual([...new Set(told)].sort((a, b) => b - a))
        expect(told.at(-1)).toBe(Math.min(...possible))
      })
    )
  })
})

test('a comparison that begins anew never rises above the lowest price', () => {
  expect(comparedFrom({ a: 3000, b: 900 }, [size(2500), size(1000, true, 'b'), size(700, true, 'c')])).toEqual({
    a: 2500,
    b: 900,
    c: 700
  })
})
