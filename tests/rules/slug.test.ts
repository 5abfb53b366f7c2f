import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locationIn } from '../../src/routing/paths.ts'
import { isRefusedSlug } from '../../src/rules/slug.ts'

const refused = [
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
  'cart'
]
const refusedParts = ['.', 'wp-admin', 'wp-login']
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghij-0123456789') })

describe('location slugs that are refused (SPEC A2)', () => {
  test.each(refused)('%s is refused, in capitals too', slug => {
    expect(isRefusedSlug(slug)).toBe(true)
    expect(isRefusedSlug(slug.toUpperCase())).toBe(true)
  })

  test.each([
    '.',
    '..',
    'favicon.ico',
    'sitemap.xml',
    'queen.west',
    'wp-admin',
    'old-wp-admin',
    'wp-admin-2',
    'WP-Admin',
    'wp-login',
    'wp-login.php',
    'my-wp-login-page'
  ])('%s is refused for a forbidden part', slug => {
    expect(isRefusedSlug(slug)).toBe(true)
  })

  test.each([
    'queen-west',
    'main-street',
    'the-main',
    'pages-road',
    'landing-page',
    'carton',
    'product-lane',
    'bkk',
    'wp',
    'wp-json-2',
    'wordpress-street',
    'research',
    'callto',
    'url',
    'user-street',
    ''
  ])('“%s” is not', slug => {
    expect(isRefusedSlug(slug)).toBe(false)
  })

  test('any slug containing `.`, `wp-admin` or `wp-login` is refused, at any position', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom(...refusedParts), letters, (before, part, after) => {
        expect(isRefusedSlug(before + part + after)).toBe(true)
      })
    )
  })

  test('a slug of letters, digits and hyphens is refused only if it is one of the list or contains one of the three', () => {
    fc.assert(
      fc.property(letters, slug => {
        const isListed = refused.includes(slug) || refusedParts.some(part => slug.includes(part))
        expect(isRefusedSlug(slug)).toBe(isListed)
      })
    )
  })
})

describe('only the first path part is checked (SPEC A2)', () => {
  const isRefusedPath = (path: string) => isRefusedSlug(locationIn(path) ?? '')

  test.each([...refused, 'favicon.ico', 'wp-admin', 'wp-login.php'])('%s is refused there and nowhere else', slug => {
    expect(isRefusedPath(`/${encodeURIComponent(slug)}`)).toBe(true)
    expect(isRefusedPath(`/${slug}/cart`)).toBe(true)
    expect(isRefusedPath(`/queen-west/${slug}`)).toBe(false)
    expect(isRefusedPath(`/queen-west/products/${slug}`)).toBe(false)
  })
})
