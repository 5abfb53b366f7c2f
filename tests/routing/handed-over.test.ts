import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { handedOver, takenNames, withoutParameters } from '../../src/routing/handed-over.ts'

const isOurs = (state: string) => state === 'ours'
const never = () => false
const removed = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup']

describe('handed-over parameters (SPEC C6)', () => {
  test.each([
    ['', {}],
    ['?token=t', { token: 't' }],
    ['?verify_email=1&token=t', { verify_email: '1', token: 't' }],
    ['?verify_email&token=t', { verify_email: '', token: 't' }],
    ['?signup_token=s&source=checkout', { signup_token: 's', source: 'checkout' }],
    ['?signup', { signup: true }],
    ['?signup=1', { signup: true }],
    ['?signup=0', {}],
    ['?%74oken=a%20b+c', { token: 'a b c' }],
    ['?code=c&state=theirs', {}],
    ['?code=c&state=ours', { code: 'c', state: 'ours' }],
    ['?error=access_denied&state=ours', { error: 'access_denied', state: 'ours' }]
  ])('in the page’s query "%s"', (query, given) => {
    expect(handedOver(query, '', isOurs)).toEqual(given)
  })

  test('parameters are read from both places, and the hash’s win (SPEC C3)', () => {
    expect(handedOver('?token=page&source=mail&signup=0', 'token=hash&signup', never)).toEqual({
      token: 'hash',
      source: 'mail',
      signup: true
    })
  })

  test('a social sign-in answers in the page’s query, never in the hash', () => {
    expect(handedOver('', 'code=c&state=ours', isOurs)).toEqual({})
  })

  test('token, verify_email and signup_token are removed, and a provider’s response only if its state is ours', () => {
    const takenFrom = (query: string) => takenNames(handedOver(query, '', isOurs))
    expect(takenFrom('?code=c&state=theirs')).toEqual(['token', 'verify_email', 'signup_token'])
    const secrets = ['token', 'verify_email', 'signup_token']
    const answer = ['code', 'state', 'error', 'iss', 'scope']
    expect(takenFrom('?code=c&state=ours')).toEqual(expect.arrayContaining([...secrets, ...answer]))
  })
})

describe('the host page’s own query is never rewritten, except to take out a secret (SPEC C3)', () => {
  test.each([
    ['?token=t', ''],
    ['?a=1&token=t', '?a=1'],
    ['?token=t&a=1', '?a=1'],
    ['?a=1&token=t&b=2&token=u', '?a=1&b=2'],
    ['?%74oken=t&a=%7e+%20&a', '?a=%7e+%20&a'],
    ['?q=a?token=t&x==&&y', '?q=a?token=t&x==&&y'],
    ['??token=t', '??token=t'],
    ['token=t&a', 'a'],
    ['?', ''],
    ['', '']
  ])('%s becomes "%s"', (query, clean) => {
    expect(withoutParameters(query, ['token'])).toBe(clean)
  })

  /** Arbitrary query text of a URL. */
  const anyQuery = fc
    .array(fc.oneof(fc.constantFrom('&', '=', '?', '+', '%', '%20', 'a', 'token', '%74oken', 'in_store'), fc.string()))
    .map(parts => new URL(`https://host.example/?${parts.join('').replaceAll('#', '')}`).search)

  test('all other characters of a query are unchanged', () => {
    fc.assert(
      fc.property(anyQuery, query => {
        const clean = withoutParameters(query, removed)
        const others = (text: string) => [...new URLSearchParams(text)].filter(([name]) => !removed.includes(name))
        expect([...new URLSearchParams(clean)]).toEqual(others(query))
        const parts = query.slice(1).split('&')
        const kept = clean === '' ? [] : clean.slice(1).split('&')
        let at = 0
        for (const part of parts) if (part === kept[at]) at++
        expect(at).toBe(kept.length)
        expect(withoutParameters(clean, removed)).toBe(clean)
      })
    )
  })

  test('a query without secrets is left unchanged', () => {
    fc.assert(
      fc.property(anyQuery, query => {
        fc.pre(![...new URLSearchParams(query).keys()].includes('token'))
        expect(withoutParameters(query, ['token'])).toBe(query)
      })
    )
  })
})
