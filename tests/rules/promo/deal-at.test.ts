import { describe, expect, test } from 'vitest'
import type { Deal } from '../../../src/contract/catalog/deals.ts'
import type { Category, Product } from '../../../src/contract/catalog/menu.ts'
import { dealAt, isDealOn, nextDealChangeOf } from '../../../src/rules/promo/deal-at.ts'

const deal: Deal = {
  id: 'hour',
  name: 'Happy hour',
  items: [{}],
  current: null,
  next: { starts: '2026-11-24T21:00:00Z', ends: '2026-11-25T01:00:00Z' },
  weekly: [],
  methods: null,
  minimum: 0,
  perPerson: null,
  combines: false
}
const [starts, ends] = [Date.parse(deal.next!.starts), Date.parse(deal.next!.ends!)]
const on: Deal = { ...deal, current: { ends: deal.next!.ends }, next: null }

describe('a deal on an open page', () => {
  test.each([
    ['is the same object before it begins', deal, starts - 1, deal],
    ['begins at the right millisecond', deal, starts, on],
    ['is the same object while it is on', on, ends - 1, on],
    ['ends at the right millisecond', on, ends, { ...on, current: null }],
    ['has begun and ended while the page slept', deal, ends, { ...on, current: null }]
  ])('%s', (_, before, now, after) => {
    expect(dealAt(before, now)).toEqual(after)
    if (before === after) expect(dealAt(before, now)).toBe(before)
  })

  test('says when the next of them changes, and never without times', () => {
    expect(nextDealChangeOf([{ ...on, current: {} }, deal])).toBe(starts)
    expect(nextDealChangeOf([on])).toBe(ends)
    expect(nextDealChangeOf([])).toBe(Infinity)
  })
})

test.each<[string, Deal['items'], boolean]>([
  ['on everything', [{}], true],
  ['on its category', [{ categories: ['vapes'] }], true],
  ['on its subcategory', [{ categories: ['carts'] }], true],
  ['on another category', [{ categories: ['flower'] }], false],
  ['on its brand', [{ brands: ['House'] }], true],
  ['on this size', [{ variants: ['v1'] }], true],
  ['on another size', [{ variants: ['v2'] }], false],
  ['on its tag', [{ products: [], tags: ['local', 'staff-pick'] }], true],
  ['on another tag', [{ tags: ['local'] }], false],
  ['on a part of a bundle', [{ products: ['other'] }, { products: ['pen'] }], true]
])('a deal is %s', (_, items, isOn) => {
  const subCategory = [{ id: 's1', slug: 'carts' }]
  const categories = [
    { id: 'c1', slug: 'vapes', subCategory },
    { id: 'c2', slug: 'flower', subCategory: [] }
  ] as unknown as Category[]
  const product = {
    slug: 'pen',
    category: 'c1',
    subCategory: 's1',
    brand: 'House',
    tags: ['new', 'staff-pick']
  } as Product
  expect(isDealOn({ ...deal, items }, product, 'v1', categories)).toBe(isOn)
})
