import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planSlots, slotRanges, type SlotLocation, type SlotPlan } from '../../../src/rules/time/slots.ts'
import { addDays, instantOn } from '../../../src/rules/time/time-zone.ts'
import { parseSlot } from '../../../src/rules/time/wall-time.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { clockAt, clockChanges, HOUR, MINUTE, storeZones } from '../support/clocks.ts'
import { anyTime, everyDay, toronto } from '../support/week.ts'

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
const quarterHours = { length: 15, daysAhead: 7 }
const hours = { length: 60, daysAhead: 7 }
const at = (time: string, date = '2026-11-20', zone = toronto) => instantOn(date, time, zone)

const names = (changes: Partial<SlotLocation>, now: number, plan: SlotPlan = hours, method: Method = 'pickup') =>
  planSlots({ ...location, ...changes }, method, plan, now).map(slot => slot.id)
const onDate = (all: string[], date: string) => all.filter(id => id.startsWith(date)).map(id => id.slice(11))

describe('slots begin after now + preparation time (SPEC C8)', () => {
  test.each([
    ['a slot at that very minute is the first', 20, '12:10', '12:30 pm'],
    ['one that begins a minute sooner is not', 21, '12:10', '12:45 pm'],
    ['without preparation it may begin now', 0, '12:15', '12:15 pm'],
    ['the preparation time is 30 minutes when the location gives none (SPEC A7)', null, '12:00', '12:30 pm'],
    ['before opening it is the first of the day', 20, '03:00', '09:00 am'],
    ['before opening the preparation has begun already', 20, '08:50', '09:15 am']
  ])('%s', (_, orderPrepTime, time, expected) => {
    const pickupSettings = { isEnabled: true, orderPrepTime }
    expect(names({ pickupSettings }, at(time), quarterHours)[0]).toBe(`2026-11-20 ${expected}`)
  })

  test('a preparation over closing time leads into another day', () => {
    expect(names({}, at('20:50'))[0]).toBe('2026-11-21 09:00 am')
    expect(names({ pickupSettings: { isEnabled: true, orderPrepTime: 24 * 60 } }, at('12:00'))[0]).toBe(
      '2026-11-21 12:00 pm'
    )
  })
})

describe('a slot', () => {
  test('has its beginning, its end and a name `YYYY-MM-DD hh:mm a` (SPEC A7)', () => {
    expect(planSlots(location, 'pickup', quarterHours, at('17:10'))[0]).toEqual({
      id: '2026-11-20 05:30 pm',
      start: at('17:30'),
      end: at('17:45')
    })
  })

  test('of pickup is within opening hours, and of delivery within delivery hours and after its own preparation', () => {
    expect(onDate(names({}, at('12:00')), '2026-11-21')).toHaveLength(12)
    expect(onDate(names({}, at('12:00'), hours, 'delivery'), '2026-11-21')).toEqual([
      '12:00 pm',
      '01:00 pm',
      '02:00 pm',
      '03:00 pm',
      '04:00 pm',
      '05:00 pm'
    ])
    expect(names({}, at('12:10'), quarterHours, 'delivery')[0]).toBe('2026-11-20 01:00 pm')
  })

  test('for curbside is a pickup slot, if the store offers curbside', () => {
    for (const now of [at('09:05'), at('20:50')])
      expect(names({}, now, quarterHours, 'curbside')).toEqual(names({}, now, quarterHours))
    expect(names({ curbsideSettings: { isEnabled: false } }, at('12:00'), hours, 'curbside')).toEqual([])
    expect(names({ curbsideSettings: undefined }, at('12:00'), hours, 'curbside')).toEqual([])
    const only = { pickupSettings: { isEnabled: false, orderPrepTime: 50 } }
    expect(names(only, at('12:00'), quarterHours, 'curbside')[0]).toBe('2026-11-20 01:00 pm')
  })

  test('of delivery is only while the store is open, be its delivery hours longer', () => {
    const brought = (openingHours: SlotLocation['openingHours'], deliveryHours: SlotLocation['deliveryHours']) =>
      onDate(names({ openingHours, deliveryHours }, at('00:00'), hours, 'delivery'), '2026-11-21')
    expect(brought(everyDay('09:30-11:45'), everyDay('08:00-22:00'))).toEqual(['09:30 am', '10:30 am'])
    expect(brought(everyDay('09:00-10:00', '20:00-21:00'), everyDay('08:00-22:00'))).toEqual(['09:00 am', '08:00 pm'])
    expect(brought(everyDay('22:00-02:00'), everyDay('00:00-03:00'))).toEqual(['12:00 am', '01:00 am'])
    expect(brought(everyDay('00:00-02:00'), everyDay('23:00-01:00'))).toEqual(['12:00 am'])
    expect(brought(everyDay('09:00-21:00'), everyDay('21:00-23:00'))).toEqual([])
    // Adjacent openings are merged: no slot is lost at the seam.
    expect(brought(everyDay('09:30-11:00', '08:00-09:30'), everyDay('08:00-11:00'))).toHaveLength(3)
  })

  test('ends by closing time', () => {
    const odd = { openingHours: everyDay('09:00-11:50') }
    expect(onDate(names(odd, at('12:00')), '2026-11-21')).toEqual(['09:00 am', '10:00 am'])
    expect(onDate(names({ openingHours: everyDay('09:00-11:00') }, at('12:00')), '2026-11-21')).toHaveLength(2)
  })

  test('is offered for as many days ahead as asked', () => {
    const dates = (daysAhead: number) =>
      new Set(names({}, at('12:00'), { length: 60, daysAhead }).map(id => id.slice(0, 10)))
    expect([...dates(0)]).toEqual(['2026-11-20'])
    expect([...dates(2)]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
    expect([...dates(7)].at(-1)).toBe('2026-11-27')
  })

  test('past midnight is of the next date, and of yesterday’s opening after midnight', () => {
    const late = { openingHours: everyDay('22:00-02:00') }
    expect(names(late, at('23:10')).slice(0, 3)).toEqual([
      '2026-11-21 12:00 am',
      '2026-11-21 01:00 am',
      '2026-11-21 10:00 pm'
    ])
    expect(names(late, at('00:30'))[0]).toBe('2026-11-20 01:00 am')
  })

  test('comes in order, be the day’s two ranges given in any', () => {
    const split = { openingHours: everyDay('15:00-17:00', '09:00-11:00') }
    expect(onDate(names(split, at('12:00')), '2026-11-21')).toEqual(['09:00 am', '10:00 am', '03:00 pm', '04:00 pm'])
  })

  test('is earliest first where one day’s opening runs into the next day’s', () => {
    const [early, late] = [everyDay('00:00-02:00'), everyDay('22:30-02:30')]
    const all = planSlots({ ...location, openingHours: [...early, ...late] }, 'pickup', hours, at('12:00'))
    expect(all.map(slot => slot.start)).toEqual(all.map(slot => slot.start).toSorted((a, b) => a - b))
    expect(new Set(all.map(slot => slot.id)).size).toBe(all.length)
  })

  test('keeps to special hours (SPEC C8)', () => {
    const specialHours = [
      { date: '2026-12-24', openTime: '10:00', closeTime: '12:00', isOpen: true },
      { date: '2026-12-25', openTime: '00:00', closeTime: '00:00', isOpen: false }
    ]
    const all = names({ specialHours }, at('12:00', '2026-12-23'))
    expect(onDate(all, '2026-12-24')).toEqual(['10:00 am', '11:00 am'])
    expect(onDate(all, '2026-12-25')).toEqual([])
    expect(onDate(all, '2026-12-26')).toHaveLength(12)
  })

  test('is none where the store does not offer the method', () => {
    const off = { isEnabled: false, orderPrepTime: 0 }
    expect(names({ pickupSettings: off }, at('12:00'))).toEqual([])
    expect(names({ pickupSettings: off }, at('12:00'), hours, 'delivery')).not.toEqual([])
    expect(names({ deliverySettings: off }, at('12:00'), hours, 'delivery')).toEqual([])
    expect(names({ deliverySettings: off }, at('12:00'))).not.toEqual([])
  })
})

describe('while the store is closed (SPEC C18)', () => {
  const notAfterHours = { deliverySettings: { ...location.deliverySettings, afterHoursOrdering: false } }
  const switchedOff = { isOpen: false }

  test('the next times are offered, unless after-hours ordering is off', () => {
    expect(names({}, at('22:00'))[0]).toBe('2026-11-21 09:00 am')
    expect(names(notAfterHours, at('22:00'))).toEqual([])
    expect(names(notAfterHours, at('08:59'))).toEqual([])
    expect(names(notAfterHours, at('09:00'))[0]).toBe('2026-11-20 10:00 am')
  })

  test('closed is the store by its own hours, whatever the method', () => {
    expect(names(notAfterHours, at('10:00'), hours, 'delivery')[0]).toBe('2026-11-20 12:00 pm')
    const late = { ...notAfterHours, deliveryHours: everyDay('12:00-23:00') }
    expect(names(late, at('21:30'), hours, 'delivery')).toEqual([])
  })

  test('by its switch, the times after the opening that it cuts short are', () => {
    expect(names(switchedOff, at('12:00'))[0]).toBe('2026-11-21 09:00 am')
    expect(names(switchedOff, at('12:00'), hours, 'delivery')[0]).toBe('2026-11-21 12:00 pm')
    expect(names(switchedOff, at('07:00'))[0]).toBe('2026-11-20 09:00 am')
    const split = { ...switchedOff, openingHours: everyDay('09:00-12:00', '15:00-21:00') }
    expect(names(split, at('10:00'))[0]).toBe('2026-11-20 03:00 pm')
    expect(names({ ...switchedOff, ...notAfterHours }, at('12:00'))).toEqual([])
  })
})

test('in autumn, each slot of the repeated hour comes once, the first time', () => {
  const nightly = { openingHours: everyDay('00:00-03:00') }
  const all = planSlots({ ...location, ...nightly }, 'pickup', { length: 30, daysAhead: 1 }, at('12:00', '2026-10-31'))
  const night = all.filter(slot => slot.id.startsWith('2026-11-01'))
  expect(night.map(({ id, start }) => [id.slice(11), new Date(start).toISOString().slice(11, 16)])).toEqual([
    ['12:00 am', '04:00'],
    ['12:30 am', '04:30'],
    ['01:00 am', '05:00'],
    ['01:30 am', '05:30'],
    ['02:00 am', '07:00'],
    ['02:30 am', '07:30']
  ])
})

describe.each(storeZones)('on every clock-change day from 2024 to 2030 in %s (SPEC C8)', zone => {
  const openingHours = everyDay('00:00-05:00')
  const plan = { length: 30, daysAhead: 1 }

  test('each half hour that the clocks show has one slot, and one that they skip has none', () => {
    for (const { date, at: change } of clockChanges(zone)) {
      const all = planSlots({ ...location, timezone: zone, openingHours }, 'pickup', plan, change - 20 * HOUR)
      const shown = new Set<string>()
      for (let instant = change - 6 * HOUR; instant < change + 6 * HOUR; instant += 30 * MINUTE) {
        const clock = clockAt(instant, zone)
        if (clock.date === date && clock.time < '05:00') shown.add(clock.time)
      }
      const slots = all.filter(slot => slot.id.startsWith(date))
      expect(
        slots.map(slot => clockAt(slot.start, zone).time),
        date
      ).toEqual([...shown].toSorted())
      expect(slots.every(slot => slot.end - slot.start === 30 * MINUTE)).toBe(true)
    }
  })
})

test('every slot lies within a range of the hours, and ranges have no room left for another (SPEC C8)', () => {
  const method = fc.constantFrom<Method>('pickup', 'curbside', 'delivery')
  const length = fc.constantFrom(10, 15, 30, 60)
  const zone = fc.constantFrom(...storeZones)
  fc.assert(
    fc.property(
      anyTime,
      anyTime,
      anyTime,
      fc.nat({ max: 2500 }),
      length,
      zone,
      method,
      (open, close, time, day, minutes, timezone, how) => {
        const one = {
          ...location,
          timezone,
          openingHours: everyDay(`${open}-${close}`),
          deliveryHours: everyDay(`${time}-${close}`)
        }
        const date = addDays('2024-01-01', day)
        const now = at(time, date, timezone)
        const slots = planSlots(one, how, { length: minutes, daysAhead: 1 }, now)
        const prepared = now + (how === 'delivery' ? 45 : 20) * MINUTE
        const ranges = [-1, 0, 1].flatMap(ahead => slotRanges(one, how, addDays(date, ahead)))
        for (const { start, end } of slots) {
          expect(start).toBeGreaterThanOrEqual(prepared)
          expect(ranges.some(range => range.start <= start && end <= range.end)).toBe(true)
        }
        const room = ranges.map(range =>
          Math.max(0, Math.floor((range.end - Math.max(range.start, prepared)) / (minutes * MINUTE)))
        )
        const repeated = HOUR / (minutes * MINUTE)
        expect(slots.length).toBeLessThanOrEqual(room.reduce((sum, count) => sum + count, 0))
        expect(slots.length).toBeGreaterThanOrEqual(
          room.reduce((sum, count) => sum + count, 0) - repeated - ranges.length
        )
      }
    )
  )
})

test('a plan of one wall time has the slot that the whole plan has at it, also in an hour that the clocks repeat', () => {
  const day = fc.oneof(fc.nat({ max: 2500 }), fc.constantFrom(306, 671, 1035))
  fc.assert(
    fc.property(anyTime, anyTime, anyTime, day, (open, close, time, ahead) => {
      const one = { ...location, openingHours: everyDay(`${open}-${close}`) }
      const now = at(time, addDays('2024-01-01', ahead))
      const plan = { length: 30, daysAhead: 1 }
      for (const slot of planSlots(one, 'pickup', plan, now)) {
        const only = parseSlot(slot.id)
        expect(only && planSlots(one, 'pickup', { ...plan, only }, now)).toEqual([slot])
      }
    }),
    { numRuns: 40 }
  )
})
