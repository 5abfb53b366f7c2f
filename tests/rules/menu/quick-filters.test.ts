import { describe, expect, test } from 'vitest'
import type { Potency } from '../../../src/contract/catalog/potency.ts'
import { parseMenuQuery } from '../../../src/routing/menu-query.ts'
import { quickFilters } from '../../../src/rules/menu/quick-filters.ts'
import { isHighInCbd, isNew } from '../../../src/rules/menu/traits.ts'
import { product, size } from '../support/products.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const of = (max: number, unit: Potency['unit'] = '%'): Potency => ({ min: 0, max, unit })

describe('a product', () => {
  test.each<[Potency | null, Potency | null, boolean]>([
    [of(1), of(12), true],
    [null, of(25, 'mg'), true],
    [of(4, 'mg/mL'), of(100, 'mg/mL'), true],
    [of(770, 'mg/g'), of(10, 'mg/g'), false],
    [of(22), of(1), false],
    [of(12), of(12), false],
    [of(1), of(5), true],
    [null, of(50, 'mg/g'), true],
    [null, of(49, 'mg/g'), false],
    [of(1), of(2), false],
    [of(2, 'mg'), of(10), false],
    [of(0.5, 'mg'), of(4.9, 'mg'), false],
    [of(10), null, false]
  ])('with %j THC and %j CBD is high in CBD: %s', (thc, cbd, expected) => {
    expect(isHighInCbd({ thc, cbd })).toBe(expected)
  })

  test.each([
    ['2026-11-23T11:59:00Z', true],
    ['2026-10-24T12:00:01Z', true],
    ['2026-10-24T12:00:00Z', false],
    ['2026-10-24T09:00:00-04:00', true],
    [null, false]
  ])('added at %s is new on November 23: %s', (addedAt, expected) => {
    expect(isNew({ addedAt }, now)).toBe(expected)
  })
})

describe('the quick filters', () => {
  const products = [
    product('Cheap', { variants: [size('1 g', 2999)] }),
    product('Sale', { variants: [size('1 g', 4000, { salePrice: 3500 })] }),
    product('Calm', { variants: [size('1 g', 3000)], thc: of(1), cbd: of(14) }),
    product('Fresh', { variants: [size('1 g', 6000)], addedAt: '2026-11-20T09:00:00Z' })
  ]
  const offered = (query: string, from = products) =>
    quickFilters(from, parseMenuQuery(query), now).map(({ key, count }) => `${key} ${count}`)

  test.each([
    ['', ['sale 1', 'budget 1', 'high-cbd 1', 'new 1']],
    ['sale=1', ['high-cbd 1', 'new 1']],
    ['price=-5000', ['sale 1', 'high-cbd 1', 'new 1']],
    ['only=new', ['sale 1', 'budget 1', 'high-cbd 1']],
    ['size=7+g', ['high-cbd 1', 'new 1']]
  ])('offered with “%s” are %j', (query, expected) => {
    expect(offered(query)).toEqual(expected)
  })

  test('leave out what each product has or none has', () => {
    expect(offered('', products.slice(0, 1))).toEqual([])
    expect(offered('', products.slice(0, 2))).toEqual(['sale 1', 'budget 1'])
    expect(offered('', [])).toEqual([])
  })

  test('of a sale and of a budget change that alone', () => {
    const [sale, budget] = quickFilters(products, parseMenuQuery(''), now)
    expect(sale?.change).toEqual({ onSale: true })
    expect(budget?.change).toEqual({ price: { min: 0, max: 2999 } })
  })

  test('keep the traits already chosen', () => {
    const [, , added] = quickFilters(products, parseMenuQuery('only=new'), now)
    expect(added?.change).toEqual({ only: ['new', 'high-cbd'] })
  })
})

test('a filter by packaging date is asked of the size on sale, too', () => {
  const fresh = { packagedOn: '2026-11-20' }
  const products = [
    product('Other size', { variants: [size('1 g', 9000, fresh), size('7 g', 9000, { salePrice: 8000 })] }),
    product('Same size', { variants: [size('1 g', 9000, { salePrice: 8000, ...fresh })] })
  ]
  const offers = quickFilters(products, parseMenuQuery('packaged=30'), now, '2026-11-23')
  expect(offers.map(({ key, count }) => [key, count])).toEqual([['sale', 1]])
})
