import { expect, test } from 'vitest'
import { isNonFeatured, isShown } from '../../src/rules/visibility.ts'

const sold = { available: false }
const there = { available: true }
const shown = { discontinued: false, variants: [sold, there] }

test('a product is shown only if it is not discontinued and has at least one available variant (SPEC A5)', () => {
  expect(isShown(shown)).toBe(true)
  expect(isShown({ discontinued: true, variants: [there] })).toBe(false)
  expect(isShown({ discontinued: false, variants: [sold] })).toBe(false)
  expect(isShown({ discontinued: false, variants: [] })).toBe(false)
})

test('a category is non-featured only when it has no parent category and at least one such product (SPEC A5)', () => {
  expect(isNonFeatured({ parent_category: null, products: [shown] })).toBe(true)
  expect(isNonFeatured({ parent_category: 'flower', products: [shown] })).toBe(false)
  expect(isNonFeatured({ parent_category: null, products: [{ discontinued: false, variants: [sold] }] })).toBe(false)
})
