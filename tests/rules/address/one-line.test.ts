import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readOneLine, writeOneLine } from '../../../src/rules/address/one-line.ts'

const home = { line1: '88 Ossington Avenue', unit: '4', city: 'Toronto', postalCode: 'M6J 2Z4' }

describe('a home address on one line', () => {
  it('has the unit behind the street, and the postal code last and unbroken', () => {
    expect(writeOneLine(home)).toBe('88 Ossington Avenue, 4, Toronto, M6J\u00A02Z4')
    expect(writeOneLine({ ...home, unit: '' })).toBe('88 Ossington Avenue, Toronto, M6J\u00A02Z4')
  })

  test.each([
    ['the area of a postal code', 'Roncesvalles, Toronto, M6R'],
    ['a street without a number', 'Queen Street West, Toronto, M6J\u00A01E6'],
    ['an address without a postal code', '88 Ossington Avenue, Toronto'],
    ['the position of a device', ''],
    ['a word in place of the postal code', '88 Ossington Avenue, Toronto, Ontario'],
    ['a sign in front of the postal code', '88 Ossington Avenue, Toronto, (M6J 2Z4'],
    ['a sign behind it', '88 Ossington Avenue, Toronto, M6J 2Z4)'],
    ['an address that is too short', '88 Ossington Avenue'],
    ['more than is ever written', '88 Ossington Avenue, 4, Back door, Toronto, M6J\u00A02Z4']
  ])('is not read from %s', (_what, line) => {
    expect(readOneLine(line)).toBeUndefined()
  })

  test.each(['M6J 2Z4', '10115', 'SW1A 1AA', '1234-567'])('is read with the postal code %s', postalCode => {
    expect(readOneLine(writeOneLine({ ...home, postalCode }))).toEqual({ ...home, postalCode })
  })

  it('is read as it was written, a separator in a part apart', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ' -]{0,12}[A-Za-z]$/)
    const parts = fc.record({
      line1: fc.tuple(fc.nat(9999), word).map(([number, street]) => `${number} ${street}`),
      unit: fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z\d]{1,6}$/)),
      city: word,
      postalCode: fc.stringMatching(/^[A-Z]\d[A-Z] \d[A-Z]\d$/)
    })
    fc.assert(
      fc.property(parts, given => {
        const trimmed = { ...given, line1: given.line1.trim(), city: given.city.trim() }
        expect(readOneLine(writeOneLine(given))).toEqual(trimmed)
      })
    )
    expect(readOneLine(writeOneLine({ ...home, line1: '88 Ossington Avenue, Rear' }))?.line1).toBe(
      '88 Ossington Avenue Rear'
    )
  })
})
