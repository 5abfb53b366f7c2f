import { expect, test } from 'vitest'
import { formatPhone } from '../../src/format/phone.ts'

test.each([
  ['+14165550141', '416-555-0141', '416\u00a0555-0141'],
  ['14165550141', '416-555-0141', '416\u00a0555-0141'],
  ['4165550141', '416-555-0141', '416\u00a0555-0141']
])('a number without grouping, %s, is written in its national form', (phone, english, french) => {
  expect(formatPhone(phone, 'en-CA')).toBe(english)
  expect(formatPhone(phone, 'fr-CA')).toBe(french)
})

test.each(['+1 416-555-0123', '(416) 555-0123', '+14165550141;ext=12', '+33612345678', '416-555-0123 / 0124', ''])(
  'a number that is written otherwise, %j, stays',
  phone => {
    expect(formatPhone(phone, 'en-CA')).toBe(phone)
    expect(formatPhone(phone, 'fr-CA')).toBe(phone)
  }
)
