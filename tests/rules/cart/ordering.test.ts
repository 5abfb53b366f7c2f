import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderingAllowed } from '../../../src/rules/cart/ordering.ts'

describe('ordering while the store is closed is allowed unless after-hours delivery ordering is set to off (SPEC A5)', () => {
  test.each([
    ['a closed store with it set to off refuses', false, { afterHoursOrdering: false }, false],
    ['a closed store with it set to on takes orders', false, { afterHoursOrdering: true }, true],
    ['a closed store with it left open takes orders', false, { afterHoursOrdering: null }, true],
    ['a closed store whose delivery settings lack it takes orders', false, {}, true],
    ['a closed store whose delivery settings are null takes orders', false, null, true],
    ['a closed store without delivery settings takes orders', false, undefined, true],
    ['an open store with it set to off takes orders', true, { afterHoursOrdering: false }, true],
    ['an open store with it set to on takes orders', true, { afterHoursOrdering: true }, true],
    ['an open store without delivery settings takes orders', true, undefined, true]
  ])('%s', (_, isOpen, deliverySettings, expected) => {
    expect(isOrderingAllowed(isOpen, deliverySettings)).toBe(expected)
  })

  test('it is refused in no other case', () => {
    const settings = fc.option(fc.record({ afterHoursOrdering: fc.option(fc.boolean()) }, { requiredKeys: [] }))
    fc.assert(
      fc.property(fc.boolean(), settings, (isOpen, deliverySettings) => {
        const isOff = deliverySettings !== null && deliverySettings.afterHoursOrdering === false
        expect(isOrderingAllowed(isOpen, deliverySettings)).toBe(!(!isOpen && isOff))
      })
    )
  })
})
