import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownAddress } from '../../src/routing/shown-address.ts'

/** The parameters that links are rid of (SPEC A2). */
const listed = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup']

test('a link bears none of the parameters that are one shopper’s own, and all of the host’s (SPEC A2, C5)', () => {
  const some = fc.uniqueArray(fc.constantFrom(...listed, 'p', 'lang'))
  fc.assert(
    fc.property(some, names => {
      const query = names.map(name => `${name}=x`).join('&')
      const { href, searchParams, hash } = new URL(shownAddress(`https://a.example/b?${query}#/user`, '/queen-west'))
      expect([...searchParams.keys()]).toEqual(names.filter(name => !listed.includes(name)))
      expect([hash, href.endsWith('?#/queen-west')]).toEqual(['#/queen-west', false])
    })
  )
})
