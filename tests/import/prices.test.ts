import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnSign } from '../../src/server/import/numbers/decimal-signs.ts'
import { createPriceReader } from '../../src/server/import/numbers/price.ts'

const read = createPriceReader('CAD')
const unknown: ColumnSign = { sign: undefined, isOwn: false }
const own = (sign: '.' | ','): ColumnSign => ({ sign, isOwn: true })

describe('a price', () => {
  test.each([
    ['36.50', 3650],
    ['36,50', 3650],
    ['36,50 $', 3650],
    ['36', 3600],
    ['.99', 99],
    [',99 $', 99],
    ['36.', 3600],
    ['0.500', 50],
    ['$1,038.50', 103_850],
    ['1 299,95 $', 129_995],
    ['1\u00A0299,95\u00A0$', 129_995],
    ['1\u202F299,95 $', 129_995],
    ['1’299.95', 129_995],
    ['1.299,95', 129_995],
    ['CA$36.50', 3650],
    ['C$36.50', 3650],
    ['$36.50 CAD', 3650],
    ['36,50 $ CA', 3650],
    ['9.99 CAD', 999],
    ['CAD 9.99', 999],
    ['cad9.99', 999],
    ['36.50/ea', 3650],
    ['$36.50 each', 3650],
    ['36,50 $ / unité', 3650],
    ['36,50 $ ch.', 3650]
  ])('of %s is read', (text, cents) => {
    expect(read(text, unknown)).toEqual({ ok: true, cents })
  })

  test.each([
    ['ask', /^can't be read: write it like 36\.50$/],
    ['1e3', /^can't be read/],
    ['Infinity', /^can't be read/],
    ['1.2.3', /^can't be read/],
    ['12,34,567', /^can't be read/],
    ['-3', /^is below 0$/],
    ['−3,00 $', /^is below 0$/],
    ['(3.00)', /^is below 0$/],
    ['0', /^is 0$/],
    ['$0.00', /^is 0$/],
    ['3.9999', /^has fractions of a cent/],
    ['US$36.50', /^is not in CAD$/],
    ['36.50 USD', /^is not in CAD$/],
    ['36,50 €', /^is not in CAD$/],
    ['36.50/g', /^is a price per something/],
    ['36.50 per gram', /^is a price per something/],
    ['36,500', /^can mean 36\.50 or 36500: write 36\.50 or 36500/],
    ['36.500', /^can mean 36\.50 or 36500/]
  ])('of %s is refused in a sentence', (text, reason) => {
    expect(read(text, unknown)).toEqual({ ok: false, reason: expect.stringMatching(reason) as string })
  })

  test('of three digits behind a sign is read by the column’s own', () => {
    expect(read('36,500', own(','))).toEqual({ ok: true, cents: 3650 })
    expect(read('1,299', own('.'))).toEqual({ ok: true, cents: 129_900 })
  })

  test('is read as decimals by the sign of other columns, and never as thousands', () => {
    expect(read('36,500', { sign: ',', isOwn: false })).toEqual({ ok: true, cents: 3650 })
    expect(read('36,500', { sign: '.', isOwn: false })).toMatchObject({ ok: false })
  })

  test('is read in the shop’s own currency', () => {
    expect(createPriceReader('EUR')('36,50 €', unknown)).toEqual({ ok: true, cents: 3650 })
    expect(createPriceReader('USD')('US$36.50', unknown)).toEqual({ ok: true, cents: 3650 })
    expect(createPriceReader('USD')('36.50 CAD', unknown)).toMatchObject({ reason: 'is not in USD' })
  })

  const thousands = fc.constantFrom('', ',', ' ', '\u00A0', '\u202F', "'", '.')
  const signs = fc.constantFrom('.' as const, ',' as const)
  const marks = fc.constantFrom(['', ''], ['$', ''], ['', ' $'], ['CA$', ''], ['', ' CAD'], ['$', ' CAD'], ['', '/ea'])

  test('is the same however it is written with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), signs, thousands, marks, (cents, sign, group, [a, b]) => {
        fc.pre(group !== sign)
        const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
        expect(read(`${a}${grouped}${sign}${decimals}${b}`, unknown)).toEqual({ ok: true, cents })
      })
    )
  })
})
