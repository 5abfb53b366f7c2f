import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHash, parseHash } from '../../src/routing/hash.ts'
import { decodePart, locationIn, paths } from '../../src/routing/paths.ts'

describe('addresses (SPEC C3)', () => {
  test.each([
    ['#/', { path: '/', query: '' }],
    ['#/queen-west', { path: '/queen-west', query: '' }],
    ['#/queen-west/', { path: '/queen-west', query: '' }],
    ['#/queen-west/cart?in_store=1', { path: '/queen-west/cart', query: 'in_store=1' }],
    ['#/?iframe', { path: '/', query: 'iframe' }]
  ])('the hash %s is ours', (hash, expected) => {
    expect(parseHash(hash)).toEqual(expected)
  })

  test.each(['', '#', '#about', '#!/old', '#?in_store=1'])('the hash "%s" is the host’s', hash => {
    expect(parseHash(hash)).toBeUndefined()
  })

  test('an active flag is kept over a link, once, unless the link sets it otherwise (SPEC A2)', () => {
    expect(formatHash('/queen-west', { in_store: '1' })).toBe('#/queen-west?in_store=1')
    expect(formatHash('/queen-west?in_store=0', { in_store: '1' })).toBe('#/queen-west?in_store=0')
    expect(formatHash('/queen-west', { iframe: '', noh: '0' })).toBe('#/queen-west?iframe&noh=0')
  })

  test('a slug survives the round trip through its path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), slug => {
        const hash = parseHash(formatHash(paths.cart(slug), {}))
        expect(decodePart(hash?.path.split('/')[1] ?? '')).toBe(slug)
      })
    )
  })

  test('the user area and the return page of the social sign-in lead into no location', () => {
    expect(locationIn(paths.user())).toBeUndefined()
    expect(locationIn(paths.googleAuth())).toBeUndefined()
    expect(locationIn('/')).toBeUndefined()
    expect(locationIn('/queen-west/cart')).toBe('queen-west')
    expect(locationIn('/%E0%A4%A')).toBe('%e0%a4%a')
  })
})
