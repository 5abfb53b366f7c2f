import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TaxedPart, type TaxRate, taxesOn } from '../../../src/rules/tax/taxes-on.ts'

const gst: TaxRate = { code: 'GST', rate: 5 }
const pst: TaxRate = { code: 'PST', rate: 7 }
const ofBooks: TaxRate = { code: 'BOOK', rate: 5, named: true }

const on = (parts: TaxedPart[], rates = [gst, pst, ofBooks]) =>
  taxesOn(parts, rates, 'half-up').map(({ code, amount }) => [code, amount])

test.each<[what: string, parts: TaxedPart[], taxes: unknown[]]>([
  [
    'nothing has each tax of every order at 0',
    [],
    [
      ['GST', 0],
      ['PST', 0]
    ]
  ],
  [
    'a part without taxes of its own has all but the named ones',
    [{ cents: 1000 }],
    [
      ['GST', 50],
      ['PST', 70]
    ]
  ],
  [
    'null is none of its own',
    [{ cents: 1000, taxes: null }],
    [
      ['GST', 50],
      ['PST', 70]
    ]
  ],
  [
    'a part has only the taxes that it names',
    [{ cents: 1000, taxes: ['GST'] }],
    [
      ['GST', 50],
      ['PST', 0]
    ]
  ],
  [
    'a named tax comes with the part that names it',
    [{ cents: 900, taxes: ['BOOK'] }],
    [
      ['GST', 0],
      ['PST', 0],
      ['BOOK', 45]
    ]
  ],
  [
    'a part may be free of tax',
    [{ cents: 1000, taxes: [] }],
    [
      ['GST', 0],
      ['PST', 0]
    ]
  ],
  [
    'taxes that the province doesn’t have leave all of its own',
    [{ cents: 1000, taxes: ['VAT'] }],
    [
      ['GST', 50],
      ['PST', 70]
    ]
  ],
  [
    'of several taxes those that the province has are enough',
    [{ cents: 1000, taxes: ['VAT', 'PST'] }],
    [
      ['GST', 0],
      ['PST', 70]
    ]
  ],
  // 5 % of 10 cents is half a cent, three times; of 30 cents it is one and a half.
  [
    'each tax is rounded once for all parts',
    [{ cents: 10 }, { cents: 10 }, { cents: 10 }],
    [
      ['GST', 2],
      ['PST', 2]
    ]
  ],
  [
    'parts of an order are each taxed by their own',
    [{ cents: 2188 }, { cents: 511, taxes: ['GST'] }, { cents: 30, taxes: [] }],
    [
      ['GST', 135],
      ['PST', 153]
    ]
  ]
])('%s', (_what, parts, taxes) => {
  expect(on(parts)).toEqual(taxes)
})

test('how an order is split into parts of the same taxes changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 })), amounts => {
      const whole = amounts.reduce((sum, cents) => sum + cents, 0)
      expect(on(amounts.map(cents => ({ cents })))).toEqual(on([{ cents: whole }]))
    })
  )
})
