import { describe, expect, test } from 'vitest'
import { parseMenuQuery } from '../../../src/routing/menu-query.ts'
import { countIn, type Facets, noFacets, type Options } from '../../../src/rules/menu/facets.ts'
import { criteriaOf, lowestPrice, matches } from '../../../src/rules/menu/filter.ts'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { edibles, flower, product, size } from '../support/products.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const isNew = { addedAt: '2026-11-19T09:00:00Z' }
const highInCbd = { cbd: { min: 9, max: 12, unit: '%' as const } }
const rated = (average: number) => ({ rating: { average, count: 3 } })

const criteria = (query: string) =>
  criteriaOf(parseMenuQuery(query), [flower, edibles], { effects: true, reviews: true }, now)
const facets = (query: string, ...products: Product[]): Facets => {
  const counted = noFacets()
  for (const one of products) countIn(counted, criteria(query), one)
  return counted
}
const counts = (options: Options) => Object.fromEntries([...options].map(([key, { count }]) => [key, count]))
const priced = (...prices: number[]) => product('Priced', { variants: prices.map(price => size(`${price} g`, price)) })
const passes = (query: string, one: Product) => matches(criteria(query), one)

describe('the sizes to choose from', () => {
  test('count a product once, however many of its variants are of one size', () => {
    const twice = product('Twice', { variants: [size('3,5 g', 3000), size('3.5 g', 2000), size('7 g', 5000)] })
    expect(counts(facets('', twice).sizes)).toEqual({ '3.5 g': 1, '7 g': 1 })
  })

  test('are named as those that are sold', () => {
    const part = product('Part', { variants: [size('7 G', 100, { available: false }), size('7 g', 200)] })
    expect([...facets('', part).sizes]).toEqual([['7 g', { name: '7 g', count: 1 }]])
  })
})

describe('the prices to choose from', () => {
  test('leave out a product that can’t be bought in any size', () => {
    const gone = product('Gone', { variants: [size('1 g', 500, { available: false })] })
    expect(facets('', gone).price).toBeUndefined()
    expect(facets('', gone, priced(700)).price).toEqual({ min: 700, max: 700 })
  })

  test.each([
    [999, ['0-999', '0-1999', '0-2999', '0-4999']],
    [1000, ['0-1999', '0-2999', '0-4999']],
    [4999, ['0-4999']],
    [5000, ['5000-9999']],
    [9999, ['5000-9999']],
    [10_000, ['10000-Infinity']]
  ])('have %i cents in %j', (price, keys) => {
    expect([...facets('', priced(price)).bands.price.keys()]).toEqual(keys)
  })

  test('are those of the cheapest size', () => {
    const asked = { sizes: [], onSale: false, inStock: false }
    expect(lowestPrice(priced(3000, 900, 2000), asked)).toBe(900)
    expect(lowestPrice(priced(900, 3000), asked)).toBe(900)
    expect(lowestPrice(priced(), asked)).toBeUndefined()
  })
})

test('CBD is counted in its own bands, apart from THC', () => {
  const { bands, thc, cbd } = facets('', product('Calm', highInCbd))
  expect([counts(bands.thc), counts(bands.cbd)]).toEqual([{}, { '5-9.99': 1, '10-19.99': 1 }])
  expect([thc, cbd]).toEqual([undefined, { min: 9, max: 12 }])
})

test('each effect of a product is counted, by the name that it has', () => {
  const { effects } = facets(
    '',
    product('One', { effects: ['Calm', 'Très calme'] }),
    product('Two', { effects: ['Calm'] })
  )
  expect([...effects]).toEqual([
    ['calm', { name: 'Calm', count: 2 }],
    ['tres-calme', { name: 'Très calme', count: 1 }]
  ])
})

test('a product with just so many stars is counted and shown with them', () => {
  expect(counts(facets('', product('Good', rated(4)), product('Fair', rated(3.9))).rating)).toEqual({
    4: 1,
    3: 2,
    2: 2
  })
  expect(passes('rating=4', product('Good', rated(4)))).toBe(true)
  expect(passes('rating=4', product('Fair', rated(3.9)))).toBe(false)
  expect(passes('rating=1', product('None'))).toBe(false)
})

test('a price at either end of the range is in it', () => {
  expect([2999, 3000, 4000, 4001].map(price => passes('price=3000-4000', priced(price)))).toEqual([
    false,
    true,
    true,
    false
  ])
})

test('a trait counts the products that have it besides the traits already chosen', () => {
  const products = [product('New', isNew), product('Calm', highInCbd), product('Both', { ...isNew, ...highInCbd })]
  expect(counts(facets('', ...products).traits)).toEqual({ new: 2, 'high-cbd': 2 })
  expect(counts(facets('only=new', ...products).traits)).toEqual({ new: 2, 'high-cbd': 1 })
})

describe('another category', () => {
  const gummies = product('Gummies', { category: 'c2', subCategory: 's3', brand: 'Boréale' })
  const bud = product('Bud', { subCategory: 's1' })

  test('is counted without the subcategories of the chosen one', () => {
    expect(counts(facets('category=flower&sub=whole', gummies, bud).category)).toEqual({ c1: 1, c2: 1 })
  })

  test('is counted with everything else that is chosen', () => {
    expect(counts(facets('category=flower&brand=cold-harbour', gummies, bud).category)).toEqual({ c1: 1 })
    expect(counts(facets('category=flower&brand=cold-harbour', gummies, bud).brands)).toEqual({ 'cold-harbour': 1 })
    expect(counts(facets('category=flower&sub=whole&sale=1', gummies, bud).category)).toEqual({})
  })

  test('has other subcategories; those that it lacks are not asked for', () => {
    expect(criteria('category=flower&sub=whole,gummies').filter.subs).toEqual(['whole'])
    expect(criteria('sub=whole').filter.subs).toEqual([])
  })

  test('with subcategories leaves out products without one', () => {
    expect(passes('category=flower&sub=whole', product('None'))).toBe(false)
    expect(passes('strain=indica', product('None'))).toBe(false)
  })
})

test('options whose names depend on the language have none of their own', () => {
  const one = product('One', { ...highInCbd, ...isNew, ...rated(5), subCategory: 's1', strainType: 'indica' })
  const { category, subs, strains, rating, traits, bands } = facets('category=flower', one)
  const all = [category, subs, strains, rating, traits, bands.price, bands.cbd]
  for (const options of all) {
    expect(options.size).toBeGreaterThan(0)
    for (const { name } of options.values()) expect(name).toBe('')
  }
})
