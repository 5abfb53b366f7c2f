import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locations } from '../../../demo/catalogue/locations.ts'
import type { LocationRow } from '../../../demo/server/modules/locations/find-location.ts'
import { planSlots as planOfServer } from '../../../demo/server/modules/slots/plan.ts'
import type { HoursEntry } from '../../../src/contract/store/location.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { planSlots } from '../../../src/rules/time/slots.ts'
import { instantOn } from '../../../src/rules/time/time-zone.ts'
import { runs, some } from '../../run/thorough.ts'
import { clockChanges, HOUR, MINUTE, storeZones } from '../support/clocks.ts'
import { anyTime, everyDay, toronto } from '../support/week.ts'

const methods: Method[] = ['pickup', 'curbside', 'delivery']

const rows: LocationRow[] = locations.map((location, sortOrder) => ({
  ...location,
  id: location.slug,
  sortOrder,
  contacts: [],
  slotMinutes: 15,
  menuUpdatedAt: new Date(0)
}))

function compare(row: LocationRow, method: Method, now: number, window: HoursEntry[] | null = null): void {
  const plan = { length: row.slotMinutes, daysAhead: 7, window }
  const where = `${row.slug}, ${method}, ${new Date(now).toISOString()}`
  expect(planSlots(row, method, plan, now), where).toEqual(planOfServer(row, method, new Date(now), window))
}

const row = fc.constantFrom(...rows)
const method = fc.constantFrom(...methods)

// The server computes slots with its own time zone arithmetic.
describe('the server offers the same slots of every demo store as the rule does (SPEC C8)', () => {
  test('at any moment from 2024 to 2030', () => {
    const minute = fc.integer({ min: Date.UTC(2024, 0, 1) / MINUTE, max: Date.UTC(2031, 0, 1) / MINUTE })
    fc.assert(
      fc.property(row, method, minute, (one, how, at) => compare(one, how, at * MINUTE)),
      { numRuns: runs(60) }
    )
  })

  test('over the holidays', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 11, 18) / MINUTE, max: Date.UTC(2027, 0, 3) / MINUTE })
    fc.assert(
      fc.property(row, method, minute, (one, how, at) => compare(one, how, at * MINUTE)),
      { numRuns: runs(60) }
    )
  })

  test('whatever the cut-off of each method and the hours of the zone', () => {
    const cutOff = fc.option(anyTime, { freq: 4 })
    const window = fc.option(
      fc.tuple(anyTime, anyTime).map(([open, close]) => everyDay(`${open}-${close}`)),
      { freq: 3 }
    )
    const late = everyDay('18:00-02:30')
    const minute = fc.integer({ min: Date.UTC(2026, 10, 1) / MINUTE, max: Date.UTC(2026, 11, 1) / MINUTE })
    fc.assert(
      fc.property(
        row,
        method,
        minute,
        fc.tuple(cutOff, cutOff, fc.option(cutOff, { nil: undefined })),
        window,
        fc.boolean(),
        (one, how, at, [pickup, delivery, curbside], hours, isLate) => {
          const limited = {
            ...one,
            pickupSettings: { ...one.pickupSettings, orderCutOff: pickup },
            deliverySettings: { ...one.deliverySettings, orderCutOff: delivery },
            curbsideSettings: { isEnabled: true, ...(curbside !== undefined && { orderCutOff: curbside }) },
            ...(isLate && { openingHours: late, deliveryHours: late })
          }
          compare(limited, how, at * MINUTE, hours)
        }
      ),
      { numRuns: runs(80) }
    )
  })

  test.each(some(storeZones, 2))(
    'on every clock-change day with a cut-off and hours of the zone, were they in %s',
    timezone => {
      const hours = everyDay('01:30-03:30')
      for (const { date } of clockChanges(timezone)) {
        const limited = {
          ...(rows[0] as LocationRow),
          timezone,
          slotMinutes: 30,
          openingHours: everyDay('00:00-05:00', '22:00-00:00'),
          deliveryHours: everyDay('00:00-05:00', '22:00-00:00')
        }
        for (const time of ['01:29', '01:30', '02:29', '02:30', '03:30']) {
          const { deliverySettings } = limited
          const one = { ...limited, deliverySettings: { ...deliverySettings, orderPrepTime: 0, orderCutOff: '02:30' } }
          compare(one, 'delivery', instantOn(date, time, timezone), hours)
        }
      }
    }
  )

  test.each(some(storeZones, 2))('about every clock change, were they in %s', timezone => {
    for (const { at } of clockChanges(timezone)) {
      for (const one of rows) compare({ ...one, timezone }, 'pickup', at - HOUR)
    }
  })

  test.each(['22:00-03:30', '01:30-02:30', '00:00-00:00'])('about every clock change, were they open %s', range => {
    for (const { at } of clockChanges(toronto)) {
      for (const one of rows) {
        const now = at - HOUR
        compare({ ...one, timezone: toronto, slotMinutes: 30, openingHours: everyDay(range) }, 'pickup', now)
      }
    }
  })
})
