import { expect, test } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { relatedTo } from '../../../src/rules/menu/related.ts'

const size = {
  id: 'v',
  name: '3.5 g',
  price: 1000,
  salePrice: null,
  saleName: null,
  available: true,
  stock: 3,
  weight: 3.5,
  equivalent: null
}
const make = (id: string, changes: Partial<Product> = {}): Product => ({
  id,
  slug: id,
  name: id,
  brand: `brand of ${id}`,
  category: 'flower',
  subCategory: 'whole',
  form: 'flower',
  limitClass: 'dried',
  strain: null,
  strainType: 'indica',
  thc: null,
  cbd: null,
  picture: null,
  discontinued: false,
  featured: false,
  addedAt: null,
  effects: [],
  rating: null,
  alternative: null,
  variants: [size],
  ...changes
})
const one = make('one', { brand: 'Boréale' })
const idsOf = (products: Product[], most = 8) => relatedTo(one, products, most).map(({ id }) => id)

test('the subcategory counts most, then the kind of strain, then the brand', () => {
  const products = [
    make('same brand elsewhere', { category: 'vapes', subCategory: 'cartridges', brand: 'Boréale' }),
    make('same category', { subCategory: 'milled', strainType: 'sativa' }),
    make('same brand', { subCategory: 'milled', strainType: 'sativa', brand: 'Boréale' }),
    make('same kind', { subCategory: 'milled' }),
    make('same subcategory', { strainType: 'sativa' }),
    make('same subcategory and kind'),
    make('all the same', { brand: 'Boréale' })
  ]
  expect(idsOf(products)).toEqual([
    'all the same',
    'same subcategory and kind',
    'same subcategory',
    'same kind',
    'same brand',
    'same category',
    'same brand elsewhere'
  ])
})

test('of those that are as near the menu’s order holds, and no more are given than asked for', () => {
  const products = Array.from({ length: 20 }, (_, at) => make(`p${at}`))
  expect(idsOf(products, 3)).toEqual(['p0', 'p1', 'p2'])
})

test('the product itself, products of another category and brand, and unavailable products are not related', () => {
  const products = [
    one,
    make('far', { category: 'vapes' }),
    make('sold out', { variants: [{ ...size, stock: 0 }] }),
    make('not offered', { variants: [{ ...size, available: false }] }),
    make('discontinued', { discontinued: true })
  ]
  expect(idsOf(products)).toEqual([])
})

test('two products that have no subcategory or no strain are not nearer for that', () => {
  const bare = make('bare', { subCategory: null, strainType: null })
  const products = [make('a', { subCategory: null, strainType: null }), make('b', { brand: bare.brand })]
  expect(relatedTo(bare, products, 8).map(({ id }) => id)).toEqual(['b', 'a'])
})
