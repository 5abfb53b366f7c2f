import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identifiedBy, readGtin, readSku, skuKey } from '../../../src/rules/catalog/identifiers.ts'

const value = (text: string) => {
  const read = readGtin(text)
  return read.ok ? read.value : undefined
}

/** Thirteen digits with the check digit behind them. */
const withCheck = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
const gtin = fc.integer({ min: 1_000_000, max: 9_999_999_999_999 }).map(n => withCheck(String(n).padStart(13, '0')))

describe('a GTIN', () => {
  test.each([
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['36000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['14006381333938', '14006381333938'],
    ['4 006381 333931', '04006381333931'],
    ['4006381‑333931\u200b', '04006381333931'],
    ['４００６３８１３３３９３１', '04006381333931']
  ])('“%s” is %s', (text, digits) => expect(value(text)).toBe(digits))

  test.each([
    ['4006381333932', 'has a wrong check digit'],
    ['4.00638E+12', 'has other signs than digits'],
    ['1234567', 'has too few digits: a GTIN has 8, 12, 13 or 14'],
    ['00000000000000', 'has too few digits: a GTIN has 8, 12, 13 or 14'],
    ['', 'has too few digits: a GTIN has 8, 12, 13 or 14'],
    ['004006381333931', 'has more than 14 digits']
  ])('“%s” is refused: it %s', (text, reason) => expect(readGtin(text)).toEqual({ ok: false, reason }))

  test('of six digits behind its zeros is the shortest', () => {
    expect(value('00123457')).toBe('00000000123457')
  })

  test('is the same with fewer zeros in front', () => {
    fc.assert(fc.property(gtin, digits => value(digits.replace(/^0{1,6}/, '')) === value(digits)))
  })

  test('with one wrong digit is refused', () => {
    fc.assert(
      fc.property(gtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const wrong = [...digits]
        wrong[at] = String((Number(wrong[at]) + more) % 10)
        return value(wrong.join('')) === undefined
      })
    )
  })
})

describe('a SKU', () => {
  test('is trimmed, and has no signs that show nothing', () => {
    expect(readSku('  CC\u200b-35\u00ad  G ')).toEqual({ ok: true, value: 'CC-35 G' })
    expect(readSku(' \u200b ')).toEqual({ ok: false, reason: 'is empty' })
    expect(readSku('x'.repeat(64))).toEqual({ ok: true, value: 'x'.repeat(64) })
    expect(readSku('x'.repeat(65))).toEqual({ ok: false, reason: 'is longer than 64 characters' })
  })

  test('is compared without case, and reading it again changes nothing', () => {
    expect(skuKey('cc-35G')).toBe(skuKey('CC-35g'))
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), text => {
        const read = readSku(text)
        if (read.ok) expect(readSku(read.value)).toEqual(read)
      })
    )
  })
})

describe('a scanned text', () => {
  const size = { sku: 'CC-35', gtin: '00036000291452' }

  test.each(['cc-35', ' CC-35 ', '36000291452', '0036000291452', '00036000291452'])('“%s” is the size’s', text =>
    expect(identifiedBy(text)(size)).toBe(true)
  )

  test.each(['CC-3', 'CC-355', '36000291453', '', '4006381333931'])('“%s” is not', text =>
    expect(identifiedBy(text)(size)).toBe(false)
  )

  test.each<[typed: string, externalId: string, isIt: boolean]>([
    ['12002-1', '12002-1', true],
    [' 12002-0', '12002', true],
    ['12002', '12002-1', false],
    ['28', '28', false],
    ['kush', 'kush', false],
    ['', '', false]
  ])('“%s” and the external id “%s” of a size: %s', (typed, externalId, isIt) =>
    expect(identifiedBy(typed)({ externalId })).toBe(isIt)
  )

  test('is no identifier of a size without any', () => {
    expect(identifiedBy('CC-35')({})).toBe(false)
    expect(identifiedBy('036000291452')({ gtin: '36000291452' })).toBe(true)
  })
})
