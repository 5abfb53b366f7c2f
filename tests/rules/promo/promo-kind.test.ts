import { expect, test } from 'vitest'
import { itemsIn, type PromoKind } from '../../../src/rules/promo/promo-kind.ts'

const [rolls, vapes] = [{ categories: ['pre-rolls'] }, { categories: ['vapes'] }]
const parts = [
  { of: rolls, count: 2 },
  { of: vapes, count: 1 }
]

test.each<[string, PromoKind, object[]]>([
  ['a percentage off some items', { kind: 'percent', percent: 10, of: rolls }, [rolls]],
  ['a percentage off everything', { kind: 'percent', percent: 10 }, [{}]],
  ['an amount off everything', { kind: 'amount', cents: 500 }, [{}]],
  ['pieces off others', { kind: 'buy_get', buy: 2, get: 1, percent: 50, of: vapes }, [vapes]],
  ['an amount off a bundle', { kind: 'bundle', parts, cents: 500 }, [rolls, vapes]],
  ['a price of a bundle', { kind: 'bundle_price', parts, price: 3000 }, [rolls, vapes]]
])('the items of %s are all sets that it names', (_, takes, items) => {
  expect(itemsIn(takes)).toEqual(items)
})
