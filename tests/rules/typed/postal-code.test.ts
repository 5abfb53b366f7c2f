import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { addressEntries } from '../../../src/contract/cart/delivery-address.ts'
import { findZone } from '../../../src/rules/address/delivery-zones.ts'
import { readMarket } from '../../../src/rules/market/market.ts'
import { isPostalCode } from '../../../src/rules/market/postal-code.ts'

const read = (typed: string) => safeParse(addressEntries.postalCode, typed).output

test.each([
  ['a no-break space', 'M6J\u00a01E8'],
  ['a narrow no-break space', 'M6J\u202f1E8'],
  ['two spaces', 'M6J  1E8'],
  ['an en dash', 'M6J–1E8'],
  ['an em dash with spaces', 'M6J — 1E8'],
  ['a no-break hyphen', 'M6J\u20111E8'],
  ['a full stop at its end', 'M6J 1E8.'],
  ['a comma at its end', 'M6J 1E8,'],
  ['a zero-width space', 'M6J\u200b1E8'],
  ['direction marks', '\u202aM6J 1E8\u202c'],
  ['a soft hyphen', 'M6J\u00ad1E8'],
  ['full-width letters', 'Ｍ６Ｊ　１Ｅ８'],
  ['lower case and nothing between', 'm6j1e8'],
  ['spaces between all its signs', 'm 6 j 1 e 8']
])('a postal code with %s is taken', (_, typed) => {
  expect(read(typed)).toBe('M6J 1E8')
})

test.each(['MMM', '1', 'M6J 1E8 M6J 1E8', 'M6J+1E8', 'ÉM6J1E8'])('%s is no postal code anywhere', typed => {
  expect(safeParse(addressEntries.postalCode, typed).issues?.[0].message).toBe('postal')
})

test.each([
  ['12345', '12345'],
  [' 12345–6789.', '12345-6789'],
  ['sw1a 1aa', 'SW1A 1AA'],
  ['sw1a\u00a0\u00a01aa', 'SW1A 1AA'],
  ['1234 AB', '1234 AB']
])('that of another country is taken: %s', (typed, code) => {
  expect(read(typed)).toBe(code)
})

describe('the codes of a market', () => {
  const germany = { postalCodes: { pattern: '\\d{5}', example: '10115' } }
  const codes = (market: Parameters<typeof isPostalCode>[1]) =>
    ['M6J 1E8', 'D1D 1D1', 'W1A 1AA', 'M6J', '10115', '101156', '1011'].filter(code => isPostalCode(code, market))

  test('are Canada’s for a business that says nothing, or only its country', () => {
    expect(codes(readMarket(undefined, 'en'))).toEqual(['M6J 1E8'])
    expect(codes(readMarket({ country: 'CA', currency: 'CAD', provinces: [] }, 'en'))).toEqual(['M6J 1E8'])
  })

  test('are those of its pattern, and any without one or with one that is none', () => {
    expect(codes(germany)).toEqual(['10115'])
    expect(codes({ postalCodes: null })).toHaveLength(7)
    expect(codes({ postalCodes: { pattern: '(', example: '' } })).toHaveLength(7)
  })
})

test('a zone is found by its prefix, however the code was written', () => {
  const zone = { postalPrefixes: ['M6\u00a0', 'm6j–1'], polygon: [] }
  for (const postalCode of ['M6J\u200b 1E8', 'm6j – 1e8', '\u202aM6J1E8.\u202c'])
    expect(findZone({ postalCode }, [{ ...zone, postalPrefixes: ['m6j–1'] }])).toBeDefined()
  expect(findZone({ postalCode: 'M6K 1E8' }, [zone])).toBe(zone)
})

const first = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY')
const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ')
const digit = fc.nat(9).map(String)
const between = fc
  .array(fc.constantFrom(' ', '\u00a0', '\u2009', '-', '–', '\u2011', '.', '\u200b', '\u2060', '\ufeff', '\u200e'), {
    maxLength: 3
  })
  .map(signs => signs.join(''))

test('any code is read through any spaces, hyphens and invisible signs', () => {
  const code = fc.tuple(first, digit, letter, digit, letter, digit)
  fc.assert(
    fc.property(code, fc.array(between, { minLength: 7, maxLength: 7 }), fc.boolean(), (signs, gaps, isLower) => {
      const typed = gaps.map((gap, at) => gap + (signs[at] ?? '')).join('')
      const whole = signs.join('')
      expect(read(isLower ? typed.toLowerCase() : typed)).toBe(`${whole.slice(0, 3)} ${whole.slice(3)}`)
    })
  )
})
