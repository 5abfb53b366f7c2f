import { expect, test } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import type { PotencyUnit } from '../../../src/contract/catalog/potency.ts'
import { parseMenuQuery } from '../../../src/routing/menu-query.ts'
import { criteriaOf } from '../../../src/rules/menu/filter.ts'
import { sorted } from '../../../src/rules/menu/sort.ts'
import type { Sort } from '../../../src/rules/menu/sorts.ts'
import { finish, pausesOf } from '../support/finish.ts'
import { edibles, flower, product, size } from '../support/products.ts'

const menu = [
  product('Érable', { variants: [size('1 g', 2000)], thc: { min: 10, max: 20, unit: '%' } }),
  product('Gone', { variants: [size('1 g', 100, { stock: 0 })], featured: true, addedAt: '2026-11-20T10:00:00-05:00' }),
  product('Alder', { variants: [size('1 g', 3000, { salePrice: 900 })], addedAt: '2026-11-19T10:00:00-05:00' }),
  product('Fern', { variants: [size('1 g', 1500)], featured: true, thc: { min: 18, max: 26, unit: '%' } }),
  product('Dock', {
    variants: [size('1 g', 1500), size('5 g', 5000)],
    thc: { min: 500, max: 500, unit: 'mg' },
    addedAt: '2026-11-19T09:00:00-08:00'
  })
]

const order = (sort: Sort, query = '', costs?: Record<string, number>) => {
  const criteria = criteriaOf(parseMenuQuery(query), [flower, edibles], { effects: false, reviews: false }, 0)
  const byProduct = costs && new Map(menu.map(one => [one.id, costs[one.name] ?? 9]))
  return finish(sorted(menu, sort, criteria, byProduct)).map(({ name }) => name)
}

test.each<[Sort, string[]]>([
  ['featured', ['Fern', 'Érable', 'Alder', 'Dock', 'Gone']],
  ['price', ['Alder', 'Fern', 'Dock', 'Érable', 'Gone']],
  ['price-desc', ['Érable', 'Fern', 'Dock', 'Alder', 'Gone']],
  ['potency', ['Fern', 'Érable', 'Dock', 'Alder', 'Gone']],
  ['newest', ['Dock', 'Alder', 'Érable', 'Fern', 'Gone']],
  ['name', ['Alder', 'Dock', 'Érable', 'Fern', 'Gone']]
])('by %s: %j, and sold-out products come last', (sort, names) => {
  expect(order(sort)).toEqual(names)
})

test('a price is that of the size that is asked for', () => {
  expect(order('price', 'size=5+g')[0]).toBe('Dock')
})

test('strength in the unit of the category goes first: other figures don’t compare with it', () => {
  expect(order('potency', 'category=edibles')[0]).toBe('Dock')
})

test('a search shows the best match first, and of two equal matches the available one', () => {
  expect(order('featured', '', { Gone: 1, Alder: 2, Dock: 1 })).toEqual(['Dock', 'Gone', 'Alder', 'Érable', 'Fern'])
  expect(order('name', '', { Gone: 1 })[0]).toBe('Alder')
})

/** Sorts other products than the menu’s. */
const sort = (products: Product[], sort: Sort, query = '') => {
  const criteria = criteriaOf(parseMenuQuery(query), [flower, edibles], { effects: false, reviews: false }, 0)
  return finish(sorted(products, sort, criteria)).map(({ name }) => name)
}
const strong = (name: string, min: number, max: number, unit: PotencyUnit = '%') =>
  product(name, { thc: { min, max, unit } })

test('of two products that may be as strong the one that is so at the least goes first', () => {
  expect(sort([strong('Wide', 10, 26), strong('Narrow', 22, 26)], 'potency')).toEqual(['Narrow', 'Wide'])
  expect(sort([strong('Sure', 19, 20), strong('Strong', 1, 26)], 'potency')).toEqual(['Strong', 'Sure'])
})

test('strength in other units than the category’s follows unit by unit, and no figure comes last', () => {
  const products = [
    product('None'),
    strong('Oil', 30, 30, 'mg/mL'),
    strong('Resin', 800, 800, 'mg/g'),
    strong('Bud', 20, 20),
    strong('Gummy', 10, 10, 'mg')
  ]
  expect(sort(products, 'potency', 'category=edibles')).toEqual(['Gummy', 'Bud', 'Resin', 'Oil', 'None'])
  expect(sort(products, 'potency')).toEqual(['Bud', 'Resin', 'Oil', 'Gummy', 'None'])
})

test('a product of which one size is sold out is not behind the others', () => {
  const part = product('Part', { variants: [size('1 g', 100, { stock: 0 }), size('7 g', 900)] })
  expect(sort([part, product('Whole')], 'featured')).toEqual(['Part', 'Whole'])
})

test('sorting a long list pauses now and then, not at each product', () => {
  const criteria = criteriaOf(parseMenuQuery(''), [], { effects: false, reviews: false }, 0)
  const products = Array.from({ length: 1000 }, () => product('One'))
  const pauses = pausesOf(sorted(products, 'featured', criteria))
  expect(pauses).toBeGreaterThan(5)
  expect(pauses).toBeLessThan(100)
})

test('the freshest come first by their latest packaging date that counts; those without one follow, then sold-out ones', () => {
  const dated = (name: string, ...dates: (string | undefined)[]) =>
    product(name, { variants: dates.map((packagedOn, at) => size(`${at} g`, 100, { packagedOn })) })
  const products = [
    dated('None', undefined),
    dated('Old', '2026-08-01'),
    dated('Fresh', '2026-06-01', '2026-11-20'),
    dated('Ahead', '2027-01-01'),
    product('Gone', { variants: [size('1 g', 100, { stock: 0, packagedOn: '2026-11-22' })] }),
    dated('Impossible', '2026-11-31'),
    dated('Today', '2026-11-23')
  ]
  const none = { effects: false, reviews: false }
  const names = (query: string) => {
    const criteria = criteriaOf(parseMenuQuery(query), [flower, edibles], none, 0, '2026-11-23')
    return finish(sorted(products, 'freshest', criteria)).map(({ name }) => name)
  }
  expect(names('')).toEqual(['Today', 'Fresh', 'Old', 'None', 'Ahead', 'Impossible', 'Gone'])
  expect(names('size=0+g').slice(0, 3)).toEqual(['Today', 'Old', 'Fresh'])
})
