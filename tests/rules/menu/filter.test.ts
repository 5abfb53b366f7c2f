import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMenuQuery } from '../../../src/routing/menu-query.ts'
import { countIn, type Facets, noFacets } from '../../../src/rules/menu/facets.ts'
import { criteriaOf, matches, partNames, parts } from '../../../src/rules/menu/filter.ts'
import { nameKey, sizeKey } from '../../../src/rules/menu/filter-key.ts'
import { edibles, flower, product, size } from '../support/products.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const percent = (min: number, max: number) => ({ min, max, unit: '%' as const })
const all = { effects: true, reviews: true }

const menu = [
  product('Night Ferry', {
    subCategory: 's1',
    strainType: 'indica',
    thc: percent(22, 26),
    cbd: percent(0, 1),
    terpenes: ['Myrcene', 'Linalool'],
    addedAt: '2026-11-19T09:00:00Z',
    variants: [
      size('3.5 g', 3295, { packagedOn: '2026-09-24' }),
      size('7 g', 5995, { salePrice: 4995, packagedOn: '2026-11-01' }),
      size('28 g', 17900, { stock: 0, packagedOn: '2026-11-23' })
    ]
  }),
  product('Red Mud', {
    subCategory: 's2',
    brand: 'Boréale',
    strainType: 'sativa',
    thc: percent(15, 18),
    variants: [size('7 g', 3795, { packagedOn: '2026-11-24' }), size('14 g', 6000, { available: false })],
    terpenes: ['Caryophyllene', 'Myrcene', 'Humulene', 'Limonene'],
    effects: ['Calm'],
    rating: { average: 4.4, count: 12 }
  }),
  product('Soft Chews', {
    category: 'c2',
    subCategory: 's3',
    brand: 'Boréale',
    thc: { min: 10, max: 10, unit: 'mg' },
    variants: [size('2 × 4.5 g', 599, { stock: 0 })],
    terpenes: { main: 'Myrcene' },
    effects: ['Calm', 'Sleepy'],
    rating: { average: 3.1, count: 4 }
  })
]

const criteria = (query: string, features = all) =>
  criteriaOf(parseMenuQuery(query), [flower, edibles], features, now, '2026-11-23')
const names = (query: string, features = all) =>
  menu.filter(one => matches(criteria(query, features), one)).map(({ name }) => name)
const facets = (query: string, products = menu): Facets => {
  const counted = noFacets()
  for (const one of products) countIn(counted, criteria(query), one)
  return counted
}
const counts = (options: Facets['brands']) => Object.fromEntries([...options].map(([key, { count }]) => [key, count]))

describe('the filter', () => {
  test.each([
    ['', ['Night Ferry', 'Red Mud', 'Soft Chews']],
    ['category=flower', ['Night Ferry', 'Red Mud']],
    ['category=flower&sub=milled', ['Red Mud']],
    ['category=edibles&sub=milled', ['Soft Chews']],
    ['category=nonsense', ['Night Ferry', 'Red Mud', 'Soft Chews']],
    ['brand=boreale', ['Red Mud', 'Soft Chews']],
    ['brand=boreale,cold-harbour', ['Night Ferry', 'Red Mud', 'Soft Chews']],
    ['strain=indica', ['Night Ferry']],
    ['thc=18-25', ['Night Ferry', 'Red Mud']],
    ['thc=19-', ['Night Ferry']],
    ['thc=-17', ['Red Mud']],
    ['thc=5-15&category=edibles', ['Soft Chews']],
    ['cbd=0.5-2', ['Night Ferry']],
    ['price=-1000', ['Soft Chews']],
    ['price=3000-3500', ['Night Ferry']],
    ['price=4000-', []],
    ['size=7+g', ['Night Ferry', 'Red Mud']],
    ['size=14+g', []],
    ['size=2+x+4.5+g', ['Soft Chews']],
    ['sale=1', ['Night Ferry']],
    ['stock=1', ['Night Ferry', 'Red Mud']],
    ['terpene=myrcene', ['Night Ferry', 'Red Mud']],
    ['terpene=linalol', ['Night Ferry']],
    ['terpene=linalol,humulene', ['Night Ferry', 'Red Mud']],
    ['terpene=limonene', []],
    ['terpene=myrcene&strain=sativa', ['Red Mud']],
    ['effect=calm', ['Red Mud', 'Soft Chews']],
    ['rating=4', ['Red Mud']],
    ['packaged=30', ['Night Ferry']],
    ['packaged=30&size=3.5+g', []],
    ['packaged=60&size=3.5+g', ['Night Ferry']],
    ['packaged=90&size=28+g', []],
    ['packaged=90&price=-4000', ['Night Ferry']],
    ['packaged=30&price=-4000', []],
    ['only=new', ['Night Ferry']],
    ['only=high-cbd', []],
    ['brand=boreale&strain=sativa&stock=1', ['Red Mud']],
    ['brand=boreale&strain=indica', []]
  ])('“%s” shows %j', (query, shown) => {
    expect(names(query)).toEqual(shown)
  })

  test('no product counts as fresh while the store’s day is unknown', () => {
    const unknown = criteriaOf(parseMenuQuery('packaged=90'), [flower, edibles], all, now)
    expect(menu.filter(one => matches(unknown, one))).toEqual([])
  })

  test('price, sale, stock and size are asked of one and the same size', () => {
    expect(names('size=7+g&price=4000-5000')).toEqual(['Night Ferry'])
    expect(names('size=3.5+g&sale=1')).toEqual([])
    expect(names('size=28+g&stock=1')).toEqual([])
    expect(names('sale=1&price=-4000')).toEqual([])
  })

  test('effects and reviews choose nothing where the location does not show them (SPEC C12)', () => {
    const off = { effects: false, reviews: false }
    expect(names('effect=sleepy&rating=4', off)).toHaveLength(3)
  })

  test('figures in another unit than the category’s are not judged as if they were in it', () => {
    expect(names('thc=5-15')).toEqual(['Red Mud'])
    expect(names('thc=5-15&category=edibles')).toEqual(['Soft Chews'])
  })
})

describe('the filter options', () => {
  test('each choice shows how many products it would match, its own facet left out', () => {
    const { category, subs, brands, strains, sizes, terpenes, onSale, inStock } = facets(
      'category=flower&brand=boreale'
    )
    expect(counts(category)).toEqual({ c1: 1, c2: 1 })
    expect(counts(subs)).toEqual({ s2: 1 })
    expect(counts(brands)).toEqual({ boreale: 1, 'cold-harbour': 1 })
    expect(counts(strains)).toEqual({ sativa: 1 })
    expect(counts(sizes)).toEqual({ '7 g': 1 })
    expect(counts(terpenes)).toEqual({ caryophyllene: 1, myrcene: 1, humulene: 1 })
    expect([onSale, inStock]).toEqual([0, 1])
  })

  test('spans say what there is, in the unit in force', () => {
    expect(facets('')).toMatchObject({ thc: percentSpan(15, 26), price: { min: 599, max: 3795 } })
    expect(facets('category=edibles').thc).toEqual({ min: 10, max: 10 })
    expect(facets('thc=20-22').thc).toEqual({ min: 15, max: 26 })
  })

  test('bands count the products that they match, and a product between two edges is in one budget and all larger ones', () => {
    const { bands } = facets('')
    expect(counts(bands.thc)).toEqual({ '10-19.99': 1, '20-24.99': 1, '25-29.99': 1 })
    expect(counts(bands.price)).toEqual({ '0-999': 1, '0-1999': 1, '0-2999': 1, '0-4999': 3 })
    expect(counts(facets('category=edibles').bands.thc)).toEqual({ '5.01-10': 1 })
  })

  test('days since packaging count the products of fewer days too', () => {
    expect(counts(facets('').packaged)).toEqual({ 30: 1, 60: 1, 90: 1 })
    expect(counts(facets('size=3.5+g').packaged)).toEqual({ 60: 1, 90: 1 })
  })

  test('stars count from there upwards', () => {
    expect(counts(facets('').rating)).toEqual({ 4: 1, 3: 2, 2: 2 })
  })

  test('choosing an option shows as many products as its count, whatever else is chosen', () => {
    const queries = [
      'category=flower',
      'sub=whole',
      'brand=boreale',
      'strain=indica,sativa',
      'thc=16-24',
      'price=-4000'
    ]
    const more = [
      'size=7+g,3.5+g',
      'sale=1',
      'stock=1',
      'terpene=linalol,humulene',
      'effect=calm',
      'rating=3',
      'packaged=30'
    ]
    fc.assert(
      fc.property(fc.subarray([...queries, ...more]), chosen => {
        const query = chosen.join('&')
        const counted = facets(query)
        const withOnly = (name: string, key: string) =>
          names([...chosen.filter(one => !one.startsWith(`${name}=`)), `${name}=${key}`].join('&')).length
        for (const [key, { count }] of counted.brands) expect(count).toBe(withOnly('brand', key))
        for (const [key, { count }] of counted.strains) expect(count).toBe(withOnly('strain', key))
        for (const [key, { count }] of counted.sizes) expect(count).toBe(withOnly('size', key.replace(/ /g, '+')))
        for (const [key, { count }] of counted.terpenes) expect(count).toBe(withOnly('terpene', key))
        for (const [key, { count }] of counted.effects) expect(count).toBe(withOnly('effect', key))
        for (const [key, { count }] of counted.rating) expect(count).toBe(withOnly('rating', key))
        for (const name of ['thc', 'cbd', 'price'] as const)
          for (const [key, { count }] of counted.bands[name])
            expect(count).toBe(withOnly(name, key.replace(/^0-/, '-').replace('Infinity', '')))
        for (const [key, { count }] of counted.traits) expect(count).toBe(withOnly('only', key))
        for (const [key, { count }] of counted.packaged) expect(count).toBe(withOnly('packaged', key))
        expect(counted.onSale).toBe(withOnly('sale', '1'))
        expect(counted.inStock).toBe(withOnly('stock', '1'))
      })
    )
  })

  test('a product passes when every part passes it', () => {
    const asked = criteria('category=flower&sale=1')
    for (const one of menu) expect(matches(asked, one)).toBe(partNames.every(part => parts[part](asked, one)))
  })
})

function percentSpan(min: number, max: number) {
  return { min, max }
}

test.each([
  ['Coulee & Sons', 'coulee-sons'],
  ['Boréale', 'boreale'],
  ['L’Atelier, Inc.', 'latelier-inc'],
  ['大麻', '大麻'],
  ['!!!', '!!!'],
  ['!,!', '! !']
])('the brand “%s” is “%s” in the address', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test.each([
  ['3.5 g', '3.5 g'],
  ['3,5\u00a0g', '3.5 g'],
  ['10 × 0,35 g', '10 x 0.35 g'],
  ['355 mL', '355 ml'],
  [' 7  g ', '7 g'],
  ['Pack, of 3', 'pack of 3']
])('the size “%s” is “%s” in the address, in either language', (name, key) => {
  expect(sizeKey(name)).toBe(key)
})
