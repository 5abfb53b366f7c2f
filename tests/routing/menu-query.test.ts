import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strainType } from '../../src/contract/catalog/menu.ts'
import { formatHash } from '../../src/routing/hash.ts'
import { formatMenuQuery, type MenuQuery, noMenuQuery, parseMenuQuery } from '../../src/routing/menu-query.ts'
import { packagedWithin } from '../../src/rules/lot/packaged-within.ts'
import { sorts } from '../../src/rules/menu/sorts.ts'

const written =
  'q=night+ferry&category=flower&sub=whole,milled&brand=boreale,coulee-sons&strain=indica&thc=18-25&cbd=-2&price=1000-4000&size=3.5+g&terpene=myrcene,linalol&packaged=60&sale=1&stock=1&only=high-cbd,new&sort=price'

const read: MenuQuery = {
  q: 'night ferry',
  category: 'flower',
  subs: ['whole', 'milled'],
  brands: ['boreale', 'coulee-sons'],
  strains: ['indica'],
  thc: { min: 18, max: 25 },
  cbd: { min: 0, max: 2 },
  price: { min: 1000, max: 4000 },
  sizes: ['3.5 g'],
  terpenes: ['myrcene', 'linalol'],
  effects: [],
  rating: undefined,
  packaged: 60,
  onSale: true,
  inStock: true,
  only: ['high-cbd', 'new'],
  sort: 'price'
}

describe('the menu’s part of the address', () => {
  test('is read', () => {
    expect(parseMenuQuery(written)).toEqual(read)
  })

  test('is written so that people can read it too', () => {
    expect(formatHash(`/queen-west?${formatMenuQuery(read)}`, {})).toBe(`#/queen-west?${written}`)
  })

  test.each([
    'sort=dearest',
    'strain=ruderalis',
    'thc=',
    'thc=-',
    'thc=a-b',
    'thc=25-18',
    'thc=-5-10',
    'thc=0-',
    'price=1e3-',
    'sale=yes',
    'stock=0',
    'only=old',
    'brand=,,',
    'rating=9',
    'rating=x',
    'packaged=91',
    'packaged=0',
    'packaged=',
    'q=++',
    'category=',
    'other=1'
  ])('“%s” makes no sense to the menu and is passed over', query => {
    expect(parseMenuQuery(query)).toEqual(noMenuQuery)
  })

  test('asking for nothing writes nothing', () => {
    expect(formatMenuQuery(noMenuQuery)).toBe('')
  })

  test('flags and the parameters of others stay', () => {
    expect(formatMenuQuery({ ...noMenuQuery, q: 'ferry' }, 'in_store=1&utm=a%2Cb&q=old&brand=x')).toBe(
      'in_store=1&utm=a%2Cb&q=ferry'
    )
  })

  test('a written query is read back unchanged', () => {
    const key = fc
      .string({ unit: fc.constantFrom(...'abcé大&=%+# x.-09'), minLength: 1 })
      .map(text => text.trim() || 'x')
    const keys = fc.uniqueArray(key, { maxLength: 4 })
    const amount = fc.nat({ max: 9999 }).map(tenths => tenths / 10)
    const span = fc.option(
      fc
        .tuple(amount, fc.option(amount, { nil: Infinity }))
        .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      { nil: undefined }
    )
    const closed = span.map(one => (one && (one.min > 0 || one.max < Infinity) ? one : undefined))
    const query = fc.record<MenuQuery>({
      q: fc.string({ unit: 'grapheme', maxLength: 30 }).map(text => text.replace(/\s+/g, ' ').trim()),
      category: fc.option(key, { nil: undefined }),
      subs: keys,
      brands: keys,
      strains: fc.subarray([...strainType.options]),
      thc: closed,
      cbd: closed,
      price: closed,
      sizes: keys,
      terpenes: keys,
      effects: keys,
      rating: fc.constantFrom(undefined, 4, 3, 2.5),
      packaged: fc.constantFrom(undefined, ...packagedWithin),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
      only: fc.subarray(['high-cbd', 'new'] as const),
      sort: fc.constantFrom(...sorts)
    })
    fc.assert(
      fc.property(query, one => {
        expect(parseMenuQuery(formatMenuQuery(one))).toEqual(one)
      })
    )
  })

  test('no text breaks it, and a parsed query survives a round trip', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), text => {
        const once = parseMenuQuery(text)
        expect(parseMenuQuery(formatMenuQuery(once))).toEqual(once)
      })
    )
  })
})
