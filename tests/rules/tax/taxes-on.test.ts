import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canadaWithProductTaxes } from '../../../src/rules/market/canada-product-taxes.ts'
import { type TaxedPart, type TaxRate, ratesOn, taxesOn } from '../../../src/rules/tax/taxes-on.ts'

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

describe('British Columbia’s taxes', () => {
  const rates = canadaWithProductTaxes.provinces['BC']?.taxes ?? []

  test.each<[what: string, parts: TaxedPart[], taxes: unknown[]]>([
    // A cartridge of 20.00 is 25.20 with its taxes (BC Cannabis Stores, “Extract Vaporizer Tax Rate Change”).
    [
      'a cartridge has 20 %, and GST on the price with it',
      [{ cents: 2000, form: 'vape' }],
      [
        ['GST', 120],
        ['PST-V', 400]
      ]
    ],
    [
      'flower and a fee have 7 %, and no part of the other',
      [{ cents: 2000, form: 'flower' }, { cents: 500 }],
      [
        ['GST', 125],
        ['PST', 175]
      ]
    ],
    [
      'a battery has it by the taxes of its own',
      [{ cents: 3000, form: 'accessory', taxes: ['GST', 'PST-V'] }],
      [
        ['GST', 180],
        ['PST', 0],
        ['PST-V', 600]
      ]
    ],
    [
      'a vape with taxes of its own has those',
      [{ cents: 2000, form: 'vape', taxes: ['GST', 'PST'] }],
      [
        ['GST', 100],
        ['PST', 140]
      ]
    ]
  ])('%s', (_what, parts, taxes) => {
    expect(on(parts, rates)).toEqual(taxes)
  })

  test('add up to the cent by part, whatever is in the cart', () => {
    const form = fc.constantFrom<TaxedPart['form']>('vape', 'flower', 'accessory', undefined)
    const taxes = fc.constantFrom(null, ['GST'], ['GST', 'PST-V'], [])
    const part = fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), form, taxes })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), parts => {
        for (const { amount, shares } of taxesOn(parts, rates, 'half-up')) {
          expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(amount)
          expect(shares.every((cents, at) => cents >= 0 && (cents === 0 || (parts[at]?.cents ?? 0) > 0))).toBe(true)
        }
      })
    )
  })
})

test('of a tax with several days, the one counts that took effect last', () => {
  const later: TaxRate = { ...pst, rate: 8, from: '2027-01-01' }
  const rates = [gst, { ...pst, from: '2013-04-01' }, later]
  expect(ratesOn(rates, '2026-12-31').map(({ rate }) => rate)).toEqual([5, 7])
  expect(ratesOn(rates.toReversed(), '2027-01-01').map(({ rate }) => rate)).toEqual([8, 5])
  expect(ratesOn(rates, '2013-03-31')).toEqual([gst])
})
