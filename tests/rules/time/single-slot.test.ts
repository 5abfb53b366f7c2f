import { describe, expect, test } from 'vitest'
import type { Method } from '../../../src/contract/cart/method.ts'
import { planSlots, slotRanges, type SlotLocation, type SlotPlan } from '../../../src/rules/time/slots.ts'
import { instantOn } from '../../../src/rules/time/time-zone.ts'
import { parseSlot } from '../../../src/rules/time/wall-time.ts'
import { clockAt } from '../support/clocks.ts'
import { everyDay, toronto } from '../support/week.ts'

const location: SlotLocation = {
  isOpen: true,
  timezone: toronto,
  openingHours: everyDay('09:00-21:00'),
  deliveryHours: everyDay('12:00-18:00'),
  specialHours: [],
  pickupSettings: { isEnabled: true, orderPrepTime: 20 },
  curbsideSettings: { isEnabled: true },
  deliverySettings: { isEnabled: true, orderPrepTime: 45 }
}

describe('a single slot is planned', () => {
  const now = instantOn('2026-11-20', '12:00', toronto)
  const plan: SlotPlan = { length: 60, daysAhead: 2 }
  const names = (changes: Partial<SlotLocation>, wanted: SlotPlan, method: Method) =>
    planSlots({ ...location, ...changes }, method, wanted, now).map(slot => slot.id)
  const only = (id: string, changes: Partial<SlotLocation> = {}, method: Method = 'pickup') =>
    names(changes, { ...plan, only: parseSlot(id) }, method)

  test.each<Method>(['pickup', 'delivery', 'curbside'])('just as it is planned among all others: %s', method => {
    const all = names({}, plan, method)
    expect(all.length).toBeGreaterThan(10)
    for (const id of all) expect(only(id, {}, method)).toEqual([id])
  })

  test.each([
    '2026-11-19 03:00 pm',
    '2026-11-20 12:00 pm',
    '2026-11-20 03:30 pm',
    '2026-11-23 03:00 pm',
    '2026-12-20 03:00 pm'
  ])('not where none is offered: %s', id => {
    expect(only(id)).toEqual([])
  })

  test('after midnight, of an opening that began the day before', () => {
    const late = { openingHours: everyDay('18:00-03:00') }
    expect(only('2026-11-21 01:00 am', late)).toEqual(['2026-11-21 01:00 am'])
    expect(only('2026-11-23 01:00 am', late)).toEqual(['2026-11-23 01:00 am'])
    expect(only('2026-11-24 01:00 am', late)).toEqual([])
  })
})

describe('the ranges of delivery', () => {
  test('are the delivery hours while the store is open, whatever order its hours of a day are listed in', () => {
    const openingHours = [...everyDay('15:00-20:00'), ...everyDay('10:00-15:00'), ...everyDay('21:00-23:00')]
    const hoursOfDay = (deliveryHours: SlotLocation['deliveryHours']) =>
      slotRanges({ ...location, openingHours, deliveryHours }, 'delivery', '2026-11-20').map(({ start, end }) => [
        clockAt(start, toronto).time,
        clockAt(end, toronto).time
      ])
    expect(hoursOfDay(everyDay('12:00-18:00'))).toEqual([['12:00', '18:00']])
    expect(hoursOfDay(everyDay('19:00-22:00'))).toEqual([
      ['19:00', '20:00'],
      ['21:00', '22:00']
    ])
    expect(hoursOfDay(everyDay('20:00-21:00'))).toEqual([])
  })
})
