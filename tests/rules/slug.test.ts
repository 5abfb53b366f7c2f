import { expect, test } from 'vitest'
import { isRefusedSlug } from '../../src/rules/slug.ts'

// SPEC A2, letter by letter.
test.each([
  'page',
  'pages',
  'product',
  'products',
  'collection',
  'collections',
  'main',
  'bk',
  'wordpress',
  'challenge',
  'wp-json',
  'callto:',
  'undefined',
  'search',
  '{{url}}',
  'cart',
  'favicon.ico',
  'old-wp-admin',
  'wp-login',
  'WP-Admin'
])('the slug %s is refused', slug => {
  expect(isRefusedSlug(slug)).toBe(true)
})

test.each(['queen-west', 'main-street', 'pages-road', 'carton', 'product-lane'])('the slug %s is a store', slug => {
  expect(isRefusedSlug(slug)).toBe(false)
})
