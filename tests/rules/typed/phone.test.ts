import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { contactOrNone, phone } from '../../../src/contract/account/customer.ts'
import { phoneKey } from '../../../src/contract/typed/phone.ts'
import { completePhone } from '../../../src/rules/market/phone.ts'

/** Reads a number for a market; undefined if its form or the market refuses it. */
const read = (typed: string, country = 'CA'): string | undefined => {
  const { success, output } = safeParse(phone, typed)
  return success ? completePhone(output, country) : undefined
}

test.each([
  ['416 555 0134', '+14165550134'],
  ['4165550134', '+14165550134'],
  ['(416) 555-0134', '+14165550134'],
  ['1 416 555 0134', '+14165550134'],
  ['\u202a+1 416\u2011555\u20110134\u202c', '+14165550134'],
  ['(+1) 416/555 0134', '+14165550134'],
  ['tel:+14165550134', '+14165550134'],
  ['Tél. : 416 555-0134', '+14165550134'],
  ['416·555·0134', '+14165550134'],
  ['416–555—0134', '+14165550134'],
  ['416_555_0134', '+14165550134'],
  ['+1 (0) 416 555 0134', '+14165550134'],
  ['+1 1 416 555 0134', '+14165550134'],
  ['001 416 555 0134', '+14165550134'],
  ['☎️ 416 555 0134', '+14165550134'],
  ['４１６－５５５－０１３４', '+14165550134'],
  ['٤١٦ ٥٥٥ ٠١٣٤', '+14165550134'],
  ['416\u00a0555\u202f0134', '+14165550134'],
  ['416\u200b555\u20600134', '+14165550134'],
  ['416.555.0134 x 12', '+14165550134;ext=12'],
  ['416-555-0134 ext. 12', '+14165550134;ext=12'],
  ['416-555-0134 Extension 12', '+14165550134;ext=12'],
  ['416 555-0134, poste 12', '+14165550134;ext=12'],
  ['416 555-0134 (poste 12)', '+14165550134;ext=12'],
  ['416-555-0134 #12', '+14165550134;ext=12'],
  ['4165550134,,12', '+14165550134;ext=12'],
  ['tel:+1-416-555-0134;ext=12', '+14165550134;ext=12'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+33 1 23 45 67 89', '+33123456789']
])('the number %j is taken as %s', (typed, number) => {
  expect(read(typed)).toBe(number)
})

test.each([
  ['030 12345678', 'DE', '03012345678'],
  ['55 1234 5678', 'MX', '5512345678'],
  ['345 123 4567', 'IT', '3451234567'],
  ['138 1234 5678', 'CN', '13812345678'],
  ['20 12 34 56', 'DK', '20123456'],
  ['555-0134', 'IS', '5550134'],
  ['+1 416 555 0134', 'MX', '+14165550134'],
  ['(416) 555-0134', 'US', '+14165550134']
])('the number %j is of the market %s: %s', (typed, country, number) => {
  expect(read(typed, country)).toBe(number)
})

test.each(['030 12345678', '555-0134', '138 1234 567', '116 555 0134', '416 555 013', '416 555 01345'])(
  'Canada has no number %j',
  typed => {
    expect([safeParse(phone, typed).success, read(typed)]).toEqual([true, undefined])
  }
)

test.each([
  '12',
  '+1 016 555 0134',
  '+1 416 555 013',
  '+0 416 555 0134',
  '416 555 0134 / 416 555 0135',
  'maya@example.com',
  '416-555-WEED',
  '416+5550134',
  '+44 20',
  '+123456789012345678',
  'call me'
])('the number %j is refused', typed => {
  expect(safeParse(phone, typed).issues?.[0].message).toBe('phone')
})

test('the key of a number is the same with and without its country', () => {
  expect(['416 555 0134', '1 416 555 0134', '+1 416 555 0134'].map(phoneKey)).toEqual(Array(3).fill('4165550134'))
})

test('a number of invisible signs alone is missing', () => {
  const contact = { first_name: 'Maya', last_name: '', phone: '\u200b', email: '' }
  expect([read('\u200b'), safeParse(contactOrNone, contact).output]).toEqual([undefined, { ...contact, phone: '' }])
})

const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).map(rest => rest.join(''))
const national = fc.tuple(fc.integer({ min: 2, max: 9 }), digits).map(([first, rest]) => `${first}${rest}`)
const separator = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  '/',
  '\u00a0',
  '\u2011',
  '–',
  '\u200e',
  '\u202a',
  '\u2060',
  ')',
  '('
)

test('any number of North America is read through any separators', () => {
  const before = fc.constantFrom('', '1', '+1', '(+1)', 'tel:+1', '+1 (0)', '001')
  const gaps = fc.array(separator, { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(
      before,
      national,
      gaps,
      fc.option(fc.integer({ min: 1, max: 9999 })),
      (prefix, number, between, ext) => {
        const spread = [...number].map((digit, at) => between[at] + digit).join('') + between[10]
        const typed = `${prefix} ${spread}${ext === null ? '' : ` ext. ${ext}`}`
        expect(read(typed)).toBe(`+1${number}${ext === null ? '' : `;ext=${ext}`}`)
      }
    )
  )
})

test('a parsed number parses to itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+ ()\d.x#-]{10,24}$/), typed => {
      const number = read(typed)
      if (number) expect(read(number)).toBe(number)
    })
  )
})
