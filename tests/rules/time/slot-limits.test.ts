import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangesOn } from '../../../src/rules/time/hours.ts'
import { planSlots, type SlotLocation } from '../../../src/rules/time/slots.ts'
import { addDays, instantOn } from '../../../src/rules/time/time-zone.ts'
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

const names = (changes: Partial<SlotLocation>, now: number, plan = hours, method: Method = 'pickup') =>
  planSlots({ ...location, ...changes }, method, plan, now).map(slot => slot.id)
const onDate = (all: string[], date: string) => all.filter(id => id.startsWith(date)).map(id => id.slice(11))

describe('until the cut-off of a day orders are taken for that same day', () => {
  const until = (orderCutOff: string | null) => ({ pickupSettings: { ...location.pickupSettings, orderCutOff } })
  const night = everyDay('22:00-02:00')

  test.each([
    ['a minute before it the day is offered', '12:00', '11:59', '2026-11-20 01:00 pm'],
    ['from it on the next day is', '12:00', '12:00', '2026-11-21 09:00 am'],
    ['before opening the day may be over already', '08:00', '08:30', '2026-11-21 09:00 am'],
    ['without one the day is offered', null, '12:00', '2026-11-20 01:00 pm'],
    ['midnight takes each day from its beginning on, and not the day before', '00:00', '23:59', '2026-11-21 09:00 am'],
    ['one after the day’s last time changes nothing', '23:00', '12:00', '2026-11-20 01:00 pm']
  ])('%s', (_, cutOff, time, expected) => {
    expect(names(until(cutOff), at(time))[0]).toBe(expected)
  })

  test('and later days are as they were', () => {
    const later = (all: string[]) => all.filter(id => !id.startsWith('2026-11-20'))
    expect(later(names(until('12:00'), at('15:00')))).toEqual(later(names({}, at('15:00'))))
  })

  test('independently of the preparation time, which may remove a slot earlier', () => {
    const pickupSettings = { isEnabled: true, orderPrepTime: 8 * 60, orderCutOff: '18:00' }
    expect(names({ pickupSettings }, at('12:30'))[0]).toBe('2026-11-21 09:00 am')
  })

  test('past midnight a slot is of the day on which its opening began', () => {
    const late = { ...until('21:00'), openingHours: night }
    expect(names(late, at('20:59')).slice(0, 4)).toEqual([
      '2026-11-20 10:00 pm',
      '2026-11-20 11:00 pm',
      '2026-11-21 12:00 am',
      '2026-11-21 01:00 am'
    ])
    expect(names(late, at('21:00'))[0]).toBe('2026-11-21 10:00 pm')
    expect(names(late, at('00:10', '2026-11-21'))[0]).toBe('2026-11-21 10:00 pm')
    expect(names({ openingHours: night }, at('00:10', '2026-11-21'))[0]).toBe('2026-11-21 01:00 am')
  })

  test('each method has its own; at the curb it is pickup’s, unless one is said there, be it none', () => {
    const first = (changes: Partial<SlotLocation>, method: Method) => names(changes, at('13:00'), hours, method)[0]
    expect(first(until('12:00'), 'delivery')).toBe('2026-11-20 02:00 pm')
    const deliverySettings = { isEnabled: true, orderPrepTime: 45, orderCutOff: '12:30' }
    expect(first({ deliverySettings }, 'delivery')).toBe('2026-11-21 12:00 pm')
    expect(first({ deliverySettings }, 'pickup')).toBe('2026-11-20 02:00 pm')
    expect(first(until('12:00'), 'curbside')).toBe('2026-11-21 09:00 am')
    for (const orderCutOff of [null, '15:00']) {
      const curbsideSettings = { isEnabled: true, orderCutOff }
      expect(first({ ...until('12:00'), curbsideSettings }, 'curbside')).toBe('2026-11-20 02:00 pm')
      expect(first({ ...until('12:00'), curbsideSettings }, 'pickup')).toBe('2026-11-21 09:00 am')
    }
  })

  test.each(storeZones)('by the clocks of the store, on every clock-change day in %s', zone => {
    for (const { date } of clockChanges(zone)) {
      const one = { ...location, ...until('20:30'), timezone: zone }
      const first = (time: string) => planSlots(one, 'pickup', quarterHours, instantOn(date, time, zone))[0]?.id
      expect([date, first('20:29'), first('20:30')]).toEqual([
        date,
        `${addDays(date, 1)} 09:00 am`,
        `${addDays(date, 1)} 09:00 am`
      ])
      expect([date, first('20:10')]).toEqual([date, `${date} 08:30 pm`])
      const early = { ...one, ...until('02:30'), openingHours: everyDay('00:00-06:00') }
      const over = instantOn(date, '02:30', zone)
      const offered = (now: number) =>
        planSlots(early, 'pickup', quarterHours, now).some(slot => slot.id.startsWith(date))
      expect([date, offered(over - MINUTE), offered(over)]).toEqual([date, true, false])
    }
  })
})

describe('a zone’s own hours', () => {
  const inWindow = (window: SlotLocation['openingHours'] | null, changes = {}, method: Method = 'delivery') =>
    planSlots({ ...location, ...changes }, method, { ...hours, window }, at('00:00')).map(slot => slot.id)
  const brought = (...window: string[]) => onDate(inWindow(everyDay(...window)), '2026-11-21')

  test('leave of the delivery times those that are wholly within them', () => {
    expect(brought('16:00-21:00')).toEqual(['04:00 pm', '05:00 pm'])
    expect(brought('15:30-17:30')).toEqual(['04:00 pm'])
    expect(brought('12:00-13:00', '17:00-18:00')).toEqual(['12:00 pm', '05:00 pm'])
    // Adjacent hours are merged.
    expect(brought('12:30-14:30', '14:30-16:00')).toEqual(['01:00 pm', '02:00 pm', '03:00 pm'])
    expect(brought('18:00-21:00')).toEqual([])
  })

  test('past midnight go on', () => {
    const late = { openingHours: everyDay('18:00-03:00'), deliveryHours: everyDay('22:00-03:00') }
    expect(onDate(inWindow(everyDay('23:00-01:00'), late), '2026-11-21')).toEqual(['12:00 am', '11:00 pm'])
  })

  test('apply to each weekday separately', () => {
    const weekend = everyDay('12:00-18:00').filter(({ day }) => day === 0 || day === 6)
    expect(new Set(inWindow(weekend).map(id => id.slice(0, 10)))).toEqual(new Set(['2026-11-21', '2026-11-22']))
  })

  test('change nothing if there are none, nor for pickup', () => {
    expect(inWindow(null)).toEqual(names({}, at('00:00'), hours, 'delivery'))
    expect(inWindow(everyDay('16:00-17:00'), {}, 'pickup')).toEqual(names({}, at('00:00')))
  })

  test('never add a time nor move one, and are kept to on every clock-change day', () => {
    fc.assert(
      fc.property(
        anyTime,
        anyTime,
        fc.constantFrom(...storeZones.flatMap(zone => clockChanges(zone).map(change => ({ zone, change })))),
        (open, close, { zone, change }) => {
          const window = everyDay(`${open}-${close}`)
          const always = everyDay('00:00-00:00')
          const one = { ...location, timezone: zone, openingHours: always, deliveryHours: always }
          const now = change.at - 20 * HOUR
          const plan = { length: 30, daysAhead: 1 }
          const all = planSlots(one, 'delivery', plan, now)
          const left = planSlots(one, 'delivery', { ...plan, window }, now)
          const week = { hours: window, special: [], zone }
          const date = clockAt(now, zone).date
          const ranges = [-1, 0, 1, 2, 3].flatMap(ahead => rangesOn(week, addDays(date, ahead)))
          const covered = (instant: number) => ranges.some(({ start, end }) => start <= instant && instant < end)
          // Each minute of an offered slot is in the zone's hours; omitted slots have a minute that is not.
          const isIn = ({ start, end }: { start: number; end: number }) =>
            Array.from({ length: (end - start) / MINUTE }, (_, at) => start + at * MINUTE).every(covered)
          expect(left).toEqual(all.filter(isIn))
        }
      ),
      { numRuns: 25 }
    )
  })
})
