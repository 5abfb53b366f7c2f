import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { sixDigits } from '../../../src/contract/account/account.ts'
import { promoCode } from '../../../src/contract/cart/promo-codes.ts'

const read = (typed: string) => safeParse(promoCode, typed).output

test.each([
  ['a word joiner', 'WELCOME\u206010'],
  ['a full stop at its end', 'Welcome10.'],
  ['a comma and a space at its end', 'welcome10, '],
  ['quotes', '“WELCOME10”'],
  ['guillemets with no-break spaces', '«\u00a0WELCOME10\u00a0»'],
  ['a no-break space', 'WELCOME\u00a010'],
  ['spaces between its letters', 'W E L C O M E 1 0'],
  ['direction marks', '\u202aWELCOME10\u202c'],
  ['a soft hyphen', 'WEL\u00adCOME10'],
  ['full-width letters', 'ＷＥＬＣＯＭＥ１０'],
  ['a line break at its end', 'WELCOME10\r\n']
])('a promo code with %s is taken', (_, typed) => {
  expect(read(typed)).toBe('WELCOME10')
})

test.each([
  ['GREEN–20', 'GREEN-20'],
  ['green\u201120', 'GREEN-20'],
  ['20%OFF!', '20%OFF!'],
  ['été', 'ÉTÉ']
])('%s is the promo code %s', (typed, code) => {
  expect(read(typed)).toBe(code)
})

test('a promo code without a letter or digit is none', () => {
  for (const typed of ['', ' ', '\u200b', '.', '–']) expect(safeParse(promoCode, typed).success).toBe(false)
})

test('a promo code reads as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), typed => {
      const { success, output } = safeParse(promoCode, typed)
      if (success) expect(read(output)).toBe(output)
    })
  )
})

test.each(['123456', '123 456', '123\u00a0456', '123-456', '\u2068123456\u2069', '１２３４５６', '123456.'])(
  'the six digits %j are taken',
  typed => {
    expect(safeParse(sixDigits, typed).output).toBe('123456')
  }
)

test.each([
  ['12345', 'code'],
  ['1234567', 'code'],
  ['12345a', 'code']
])('%s is refused as %s', (typed, code) => {
  expect(safeParse(sixDigits, typed).issues?.[0].message).toBe(code)
})
