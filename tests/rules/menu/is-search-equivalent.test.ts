import { expect, test } from 'vitest'
import type { Product, Variant } from '../../../src/contract/catalog/menu.ts'
import { isSearchEquivalent } from '../../../src/rules/menu/is-search-equivalent.ts'

const size = (changes: Partial<Variant> = {}): Variant => ({
  id: 'size',
  name: '3.5 g',
  price: 1000,
  salePrice: null,
  saleName: null,
  available: true,
  stock: 5,
  weight: 3.5,
  equivalent: null,
  ...changes
})

const before: Product = {
  id: 'one',
  slug: 'one',
  name: 'One',
  brand: 'House',
  category: 'flower',
  subCategory: null,
  form: 'flower',
  limitClass: 'dried',
  strain: null,
  strainType: null,
  thc: { min: 18, max: 22, unit: '%' },
  cbd: null,
  picture: null,
  discontinued: false,
  featured: false,
  addedAt: null,
  effects: [],
  rating: null,
  alternative: null,
  variants: [size(), size({ id: 'other', stock: 0 })]
}

const withSize = (changes: Partial<Variant>): Product => ({
  ...before,
  variants: [size(changes), size({ id: 'other', stock: 0 })]
})

test('a product of which another number is left is found as before', () => {
  expect(isSearchEquivalent(before, before)).toBe(true)
  expect(isSearchEquivalent(before, withSize({ stock: 4 }))).toBe(true)
})

test('one of which a size has come, gone or another price is not', () => {
  expect(isSearchEquivalent(before, withSize({ stock: 0 }))).toBe(false)
  expect(isSearchEquivalent(before, withSize({ available: false }))).toBe(false)
  expect(isSearchEquivalent(before, withSize({ salePrice: 900 }))).toBe(false)
  expect(isSearchEquivalent(before, { ...before, variants: [size()] })).toBe(false)
  expect(isSearchEquivalent({ ...before, variants: [size()] }, before)).toBe(false)
})

test('another product, other content or a reloaded copy is not', () => {
  expect(isSearchEquivalent(before, undefined)).toBe(false)
  expect(isSearchEquivalent(before, { ...withSize({}), name: 'Another' })).toBe(false)
  expect(isSearchEquivalent(before, structuredClone(before))).toBe(false)
})
