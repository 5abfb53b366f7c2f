import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { contactOrNone, customer } from '../../../src/contract/account/customer.ts'
import { addressEntries } from '../../../src/contract/cart/delivery-address.ts'
import { lineNote } from '../../../src/contract/cart/line-note.ts'
import { checkIn } from '../../../src/contract/order/arrival.ts'
import { placeOrder } from '../../../src/contract/order/order.ts'

const name = (typed: string) => safeParse(customer.entries.first_name, typed).output

test.each([
  ['a right-to-left override', '\u202ealoM', 'aloM'],
  ['an override in the middle', 'Ada \u202enoryB\u202c', 'Ada noryB'],
  ['isolates without an end', '\u2067Ada', 'Ada'],
  ['direction marks, as from a contact card', '\u200eAda\u200f', 'Ada'],
  ['a zero-width space', 'A\u200bda', 'Ada'],
  ['a word joiner', 'A\u2060da', 'Ada'],
  ['a byte order mark', '\ufeffAda', 'Ada'],
  ['tag characters', 'Ada\u{e0041}\u{e0042}\u{e007f}', 'Ada'],
  ['a soft hyphen', 'A\u00adda', 'Ada'],
  ['a line separator', 'Ada\u2028Byron', 'Ada Byron'],
  ['a Hangul filler', 'Ada\u3164', 'Ada'],
  ['an invisible operator', 'A\u2063da', 'Ada']
])('a name with %s is taken without', (_, typed, read) => {
  expect(name(typed)).toBe(read)
})

test.each([
  ['Persian with a zero-width non-joiner', 'علی\u200cرضا'],
  ['Hindi with a zero-width joiner', 'क्\u200dष'],
  ['a family of joined emoji', '👩\u200d👩\u200d👧'],
  ['a heart of its own variation', '❤\ufe0f'],
  ['a Japanese name with a variant of a character', '葛\u{e0100}城'],
  ['Hebrew', 'נועה'],
  ['Arabic', 'نور'],
  ['Vietnamese', 'Nguyễn'],
  ['an apostrophe and a hyphen', 'Anne-Marie O’Neil']
])('a name in %s is kept', (_, typed) => {
  expect(name(typed)).toBe(typed)
})

test.each(['\u200b', '\u202e', '\u200d', '\u200c \u200d', '\u3164', '\ufe0f', '\u{e0041}', '\u2800'])(
  'a name that shows nothing is missing: %j',
  typed => {
    expect(safeParse(customer.entries.first_name, typed).issues?.[0]).toMatchObject({ type: 'min_length' })
    expect(safeParse(contactOrNone.entries.last_name, typed).output).toBe('')
  }
)

test.each([
  ['an address', addressEntries.line1],
  ['a city', addressEntries.city],
  ['a unit', addressEntries.unit],
  ['instructions for the courier', addressEntries.notes],
  ['a note to a line', lineNote],
  ['a note to an order', placeOrder.body.entries.notes],
  ['a car', checkIn.body.entries.car],
  ['a spot', checkIn.body.entries.spot]
])('%s has no such signs either', (_, schema) => {
  expect(safeParse(schema, ' \u202eB\u200blue\u2069 van\u{e0041} ').output).toBe('Blue van')
})

test('a note to an order keeps its lines', () => {
  expect(safeParse(placeOrder.body.entries.notes, 'By the door\nRing\u202e twice').output).toBe(
    'By the door\nRing twice'
  )
})

test('no name has a sign that turns what follows around', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), typed => {
      expect(name(typed) ?? '').not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u)
    })
  )
})
