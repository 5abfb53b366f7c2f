import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canOrderAt } from '../../../src/rules/cart/ordering.ts'
import { instantOn } from '../../../src/rules/time/time-zone.ts'
import { everyDay, toronto } from '../support/week.ts'

const store = { timezone: toronto, openingHours: everyDay('09:00-21:00'), specialHours: [], isOpen: true }
const noon = instantOn('2026-11-20', '12:00', toronto)

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
    expect(canOrderAt({ ...store, isOpen, deliverySettings }, noon)).toBe(expected)
  })

  test('it is refused in no other case', () => {
    const settings = fc.option(fc.record({ afterHoursOrdering: fc.option(fc.boolean()) }, { requiredKeys: [] }))
    fc.assert(
      fc.property(fc.boolean(), settings, (isOpen, deliverySettings) => {
        const isOff = deliverySettings !== null && deliverySettings.afterHoursOrdering === false
        expect(canOrderAt({ ...store, isOpen, deliverySettings }, noon)).toBe(!(!isOpen && isOff))
      })
    )
  })
})

describe('an order may be placed now (SPEC C18)', () => {
  const off = { afterHoursOrdering: false }
  const holiday = { date: '2026-11-20', openTime: '00:00', closeTime: '00:00', isOpen: false }

  test.each([
    ['from opening time on', '09:00', {}, true],
    ['not a minute sooner', '08:59', {}, false],
    ['until the minute before closing time', '20:59', {}, true],
    ['not from closing time on', '21:00', {}, false],
    ['not on a holiday', '12:00', { specialHours: [holiday] }, false],
    ['not while the retailer’s switch is off', '12:00', { isOpen: false }, false],
    ['after midnight, in the opening of the day before', '01:00', { openingHours: everyDay('22:00-02:00') }, true]
  ])('%s, where after-hours ordering is off', (_, time, changes, expected) => {
    const now = instantOn('2026-11-20', time, toronto)
    expect(canOrderAt({ ...store, ...changes, deliverySettings: off }, now)).toBe(expected)
    expect(canOrderAt({ ...store, ...changes, deliverySettings: { afterHoursOrdering: true } }, now)).toBe(true)
    expect(canOrderAt({ ...store, ...changes }, now)).toBe(true)
  })
})
