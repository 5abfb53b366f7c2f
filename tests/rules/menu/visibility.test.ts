import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBeBought, isNonFeatured, isOnSale, isShown } from '../../../src/rules/menu/visibility.ts'

const gone = { available: false }
const there = { available: true }
const product = (discontinued: boolean, ...variants: { available: boolean }[]) => ({ discontinued, variants })
const shown = product(false, there)
const hidden = [product(true, there), product(false, gone), product(false)]

const anyProduct = fc.record({
  discontinued: fc.boolean(),
  variants: fc.array(fc.record({ available: fc.boolean() }), { maxLength: 4 })
})

describe('a product is shown only if it is not discontinued and has at least one available variant (SPEC A5)', () => {
  test.each([
    ['with one available variant it is shown', product(false, there), true],
    ['with one available variant of several it is shown', product(false, gone, there, gone), true],
    ['with available variants only it is shown', product(false, there, there), true],
    ['with no available variant it is not', product(false, gone, gone), false],
    ['with no variant it is not', product(false), false],
    ['discontinued it is not, though a variant is available', product(true, there), false],
    ['discontinued and sold out it is not', product(true, gone), false]
  ])('%s', (_, given, expected) => {
    expect(isShown(given)).toBe(expected)
  })

  test('another available variant never hides it, and discontinuing always does', () => {
    fc.assert(
      fc.property(anyProduct, one => {
        expect(isShown({ ...one, variants: [...one.variants, there] })).toBe(!one.discontinued)
        expect(isShown({ ...one, discontinued: true })).toBe(false)
        expect(isShown({ ...one, variants: [...one.variants, gone] })).toBe(isShown(one))
      })
    )
  })
})

describe('a category is non-featured only when it has no parent category and at least one such product (SPEC A5)', () => {
  test.each([
    ['without a parent and with a product that is shown it is', null, [shown], true],
    ['with a product that is shown among others it is', null, [...hidden, shown], true],
    ['with a parent it is not, though a product is shown', 'flower', [shown], false],
    ['with products that are all hidden it is not', null, hidden, false],
    ['without products it is not', null, [], false],
    ['with a parent and without products it is not', 'flower', [], false]
  ])('%s', (_, parent_category, products, expected) => {
    expect(isNonFeatured({ parent_category, products })).toBe(expected)
  })

  test('what its products decide is whether one of them is shown', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), products => {
        expect(isNonFeatured({ parent_category: null, products })).toBe(products.filter(isShown).length > 0)
        expect(isNonFeatured({ parent_category: 'flower', products })).toBe(false)
      })
    )
  })
})

const size = { available: true, stock: 3, salePrice: null as number | null }
const sold = (changes: Partial<typeof size>[], discontinued = false) => ({
  discontinued,
  variants: changes.map(change => ({ ...size, ...change }))
})

test('a product can be bought while one of its available sizes has stock', () => {
  expect(canBeBought(sold([{ stock: 0 }, {}]))).toBe(true)
  expect(canBeBought(sold([{ stock: 0 }, { available: false }]))).toBe(false)
  expect(canBeBought(sold([{}], true))).toBe(false)
})

test('a product is on sale while a size that can be bought has a sale price', () => {
  expect(isOnSale(sold([{}, { salePrice: 900 }]))).toBe(true)
  expect(isOnSale(sold([{}, { salePrice: 900, stock: 0 }]))).toBe(false)
  expect(isOnSale(sold([{}, { salePrice: 900, available: false }]))).toBe(false)
  expect(isOnSale(sold([{ salePrice: 900 }], true))).toBe(false)
})
