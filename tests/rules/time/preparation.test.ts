import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openRange, rangesOn, type Schedule } from '../../../src/rules/time/hours.ts'
import { defaultPrepTime, firstFreeAt, preparedAt, readyAt as firstAt } from '../../../src/rules/time/preparation.ts'
import { planSlots } from '../../../src/rules/time/slots.ts'
import { instantOn } from '../../../src/rules/time/time-zone.ts'
import { DAY, MINUTE } from '../support/clocks.ts'
import { anyTime, everyDay, schedule, toronto } from '../support/week.ts'

const plan = schedule(everyDay('09:00-23:00'))

/** The first pickup time of a store with these hours. */
const readyAt = (
  { hours, special, zone }: Schedule,
  orderPrepTime: number | null,
  now: number,
  orderCutOff: string | null = null
) => firstAt(storeWith({ hours, special, zone }, { orderPrepTime, orderCutOff }), now)

const storeWith = (
  { hours, special, zone }: Schedule,
  settings: { orderPrepTime: number | null; orderCutOff: string | null }
) => ({
  isOpen: true,
  timezone: typeof zone === 'string' ? zone : zone.timezone,
  openingHours: hours,
  specialHours: special,
  pickupSettings: settings
})

const at = (time: string, date = '2026-11-20') => instantOn(date, time, toronto)

describe('the default preparation time is 30 min, when the location gives none (SPEC A7)', () => {
  test('30 it is', () => {
    expect(defaultPrepTime).toBe(30)
  })

  test.each([
    ['none is given', null, '12:30'],
    ['45 are given', 45, '12:45'],
    ['0 are given, which is not none', 0, '12:00']
  ])('%s', (_, prepTime, expected) => {
    expect(preparedAt(prepTime, at('12:00'))).toBe(at(expected))
    expect(readyAt(plan, prepTime, at('12:00'))).toBe(at(expected))
  })
})

describe('an order is ready within opening hours, after the preparation time', () => {
  test.each([
    ['it is rounded up to the next five minutes', 0, '12:01', '12:05', '2026-11-20'],
    ['five minutes sharp stay', 30, '12:05', '12:35', '2026-11-20'],
    ['before opening it is ready at opening', 30, '03:00', '09:00', '2026-11-20'],
    ['shortly before opening it is ready after the preparation', 30, '08:50', '09:20', '2026-11-20'],
    ['ready at closing time is too late', 30, '22:30', '09:00', '2026-11-21'],
    ['rounded up to closing time is too late as well', 30, '22:28', '09:00', '2026-11-21'],
    ['after closing it is ready when the store opens next', 30, '23:30', '09:00', '2026-11-21'],
    ['a preparation of a day and a half ends in opening hours too', 36 * 60, '12:00', '09:00', '2026-11-22']
  ])('%s', (_, prepTime, time, expected, date) => {
    expect(readyAt(plan, prepTime, at(time))).toBe(at(expected, date))
  })

  test('between two ranges it is ready in the second', () => {
    const split = schedule(everyDay('09:00-12:00', '14:00-20:00'))
    expect(readyAt(split, 30, at('11:40'))).toBe(at('14:00'))
    expect(readyAt(split, 30, at('13:50'))).toBe(at('14:20'))
  })

  test('an odd opening time is when its first slot begins', () => {
    expect(readyAt(schedule(everyDay('09:02-23:00')), 30, at('03:00'))).toBe(at('09:02'))
    expect(readyAt(schedule(everyDay('09:02-23:00')), 30, at('12:00'))).toBe(at('12:32'))
  })

  test('after the day’s cut-off it is ready in the next day’s hours', () => {
    const ready = (time: string, cutOff: string | null, date = '2026-11-20') =>
      readyAt(plan, 30, at(time, date), cutOff)
    expect(ready('19:59', '20:00')).toBe(at('20:30'))
    expect(ready('20:00', '20:00')).toBe(at('09:00', '2026-11-21'))
    expect(ready('07:00', '06:00')).toBe(at('09:00', '2026-11-21'))
    expect(ready('20:00', null)).toBe(at('20:30'))
    const night = schedule(everyDay('22:00-02:00'))
    expect(readyAt(night, 30, at('00:10', '2026-11-21'), '21:00')).toBe(at('22:00', '2026-11-21'))
    expect(readyAt(night, 30, at('20:00', '2026-11-21'), '21:00')).toBe(at('22:00', '2026-11-21'))
    expect(readyAt(schedule(everyDay('09:00-12:00', '14:00-20:00')), 30, at('10:00'), '10:00')).toBe(
      at('09:00', '2026-11-21')
    )
  })

  test('a store that does not open within 7 days promises nothing (SPEC A7)', () => {
    expect(readyAt(schedule([]), 30, at('12:00'))).toBeUndefined()
  })

  test('a store that is never open for as long as a slot promises no time', () => {
    const store = storeWith(schedule(everyDay('21:03-21:19')), { orderPrepTime: 30, orderCutOff: null })
    expect(firstAt({ ...store, slotMinutes: 30 }, at('12:00'))).toBeUndefined()
    expect(firstAt({ ...store, slotMinutes: 15 }, at('12:00'))).toBe(at('21:03'))
  })

  test('a slot as long as the API gives begins then: 1:00 pm, not 12:50', () => {
    const store = storeWith(plan, { orderPrepTime: 20, orderCutOff: null })
    expect(firstAt({ ...store, slotMinutes: 15 }, at('12:28'))).toBe(at('13:00'))
    expect(firstAt({ ...store, slotMinutes: 60 }, at('22:05'))).toBe(at('09:00', '2026-11-21'))
  })

  test('a store that is switched off is ready after these hours, or, without after-hours ordering, not', () => {
    const store = { ...storeWith(plan, { orderPrepTime: 20, orderCutOff: null }), isOpen: false }
    expect(firstAt(store, at('12:00'))).toBe(at('09:00', '2026-11-21'))
    const off = { deliverySettings: { afterHoursOrdering: false } }
    expect(firstAt({ ...store, ...off }, at('12:00'))).toBeUndefined()
    expect(firstAt({ ...store, ...off, isOpen: true }, at('12:00'))).toBe(at('12:20'))
    expect(firstAt({ ...store, ...off, isOpen: true }, at('23:30'))).toBeUndefined()
  })

  test('at the curb its own cut-off counts, or none, or pickup’s', () => {
    const store = storeWith(plan, { orderPrepTime: 30, orderCutOff: '20:00' })
    const atCurb = (curbsideSettings?: { orderCutOff?: string | null }, time = '17:00') =>
      firstAt({ ...store, ...(curbsideSettings && { curbsideSettings }) }, at(time), 'curbside')
    expect(atCurb({ orderCutOff: '16:00' })).toBe(at('09:00', '2026-11-21'))
    expect(atCurb({ orderCutOff: null }, '20:30')).toBe(at('21:00'))
    expect(atCurb({}, '20:30')).toBe(at('09:00', '2026-11-21'))
    expect(atCurb(undefined, '19:00')).toBe(at('19:30'))
    expect(firstAt({ ...store, curbsideSettings: { orderCutOff: '16:00' } }, at('17:00'))).toBe(at('17:30'))
  })

  test('a full first slot is skipped until the first one with room has passed', () => {
    const store = storeWith(plan, { orderPrepTime: 30, orderCutOff: null })
    const free = (time: string, first?: string | null) =>
      firstFreeAt({ ...store, firstSlots: { pickup: first } }, at(time), 'pickup')
    expect(free('12:00', '2026-11-20T14:15:00-05:00')).toBe(at('14:15'))
    expect(free('13:45', '2026-11-20T14:15:00-05:00')).toBe(at('14:15'))
    expect(free('13:50', '2026-11-20T14:15:00-05:00')).toBe(at('14:20'))
    expect(free('12:00', null)).toBeUndefined()
    expect(free('12:00')).toBe(at('12:30'))
    expect(firstFreeAt({ ...store, firstSlots: { pickup: null } }, at('12:00'), 'curbside')).toBe(at('12:30'))
    const closed = { ...store, isOpen: false, deliverySettings: { afterHoursOrdering: false } }
    expect(firstFreeAt({ ...closed, firstSlots: { pickup: '2026-11-20T14:15:00-05:00' } }, at('12:00'), 'pickup')).toBe(
      undefined
    )
  })

  test('it is the first slot that the server plans, for any hours, settings and length', () => {
    const settings = fc.record({
      orderPrepTime: fc.option(fc.nat({ max: 600 })),
      orderCutOff: fc.option(anyTime),
      curbCutOff: fc.option(anyTime),
      isOpen: fc.boolean(),
      afterHoursOrdering: fc.boolean(),
      slotMinutes: fc.constantFrom(5, 15, 20, 30, 60)
    })
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, settings, (open, close, time, given) => {
        const { orderPrepTime, orderCutOff, curbCutOff, isOpen, afterHoursOrdering, slotMinutes } = given
        const store = {
          ...storeWith(schedule(everyDay(`${open}-${close}`)), { orderPrepTime, orderCutOff }),
          isOpen,
          slotMinutes,
          curbsideSettings: { isEnabled: true, orderCutOff: curbCutOff },
          deliveryHours: [],
          deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering }
        }
        const pickupSettings = { ...store.pickupSettings, isEnabled: true }
        for (const method of ['pickup', 'curbside'] as const) {
          const planned = planSlots(
            { ...store, pickupSettings },
            method,
            { length: slotMinutes, daysAhead: 7 },
            at(time)
          )
          expect(firstAt(store, at(time), method)).toBe(planned[0]?.start)
        }
      })
    )
  })

  test('never before the preparation time has passed, never outside the hours', () => {
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, fc.nat({ max: 600 }), (open, close, time, prepTime) => {
        const hours = schedule(everyDay(`${open}-${close}`))
        const [range] = rangesOn(hours, '2026-11-20')
        fc.pre(range !== undefined && range.end - range.start >= 5 * MINUTE)
        const now = at(time)
        const ready = readyAt(hours, prepTime, now) ?? 0
        expect(ready).toBeGreaterThanOrEqual(now + prepTime * MINUTE)
        expect(ready).toBeLessThan(now + prepTime * MINUTE + DAY + 10 * MINUTE)
        expect((ready - (openRange(hours, ready)?.start ?? 0)) % (5 * MINUTE)).toBe(0)
        expect(openRange(hours, ready)).toBeDefined()
      })
    )
  })
})
