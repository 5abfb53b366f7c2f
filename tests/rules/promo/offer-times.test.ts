import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, offerAt, type OfferTimes } from '../../../src/rules/promo/offer-times.ts'
import { addDays, instantOn } from '../../../src/rules/time/time-zone.ts'
import { clockAt, clockChanges, DAY, HOUR, MINUTE, storeZones } from '../support/clocks.ts'
import { anyTime, toronto } from '../support/week.ts'

// 2026-11-24 is a Tuesday.
const at = (date: string, time: string) => instantOn(date, time, toronto)
const tuesdays: OfferTimes = { weekly: [{ day: 2, from: '16:00', to: '20:00' }] }
const state = (times: OfferTimes | null, now: number) => offerAt(times, now, toronto)

describe('an offer without weekly windows', () => {
  test('is always in force without times', () => {
    for (const times of [null, {}, { starts: null, ends: null, weekly: [] }])
      expect(state(times, at('2026-11-24', '12:00'))).toEqual({
        current: { start: -Infinity, end: Infinity },
        next: undefined
      })
  })

  test.each([
    ['an instant', '2026-11-27T14:00:00Z', '2026-11-30T05:00:00+00:00'],
    ['a wall time of the store', '2026-11-27T09:00', '2026-11-30T00:00:00']
  ])('begins and ends at the right millisecond by %s', (_, starts, ends) => {
    const span = { start: at('2026-11-27', '09:00'), end: at('2026-11-30', '00:00') }
    expect(state({ starts, ends }, span.start - 1)).toEqual({ current: undefined, next: span })
    expect(state({ starts, ends }, span.start)).toEqual({ current: span, next: undefined })
    expect(state({ starts, ends }, span.end - 1).current).toEqual(span)
    expect(state({ starts, ends }, span.end)).toEqual({ current: undefined, next: undefined })
  })

  test('is never in force if it ends before it starts', () => {
    const times = { starts: '2026-11-27T09:00', ends: '2026-11-26T09:00' }
    expect(state(times, at('2026-11-26', '12:00'))).toEqual({ current: undefined, next: undefined })
  })
})

describe('a happy hour on Tuesdays from 16:00 to 20:00', () => {
  const first = { start: at('2026-11-24', '16:00'), end: at('2026-11-24', '20:00') }
  const second = { start: at('2026-12-01', '16:00'), end: at('2026-12-01', '20:00') }

  test.each([
    ['a week ahead', first.end, undefined, second],
    ['a minute before', first.start - MINUTE, undefined, first],
    ['at its first millisecond', first.start, first, second],
    ['at its last millisecond', first.end - 1, first, second]
  ])('%s', (_, now, current, next) => {
    expect(state(tuesdays, now)).toEqual({ current, next })
  })

  test('is cut by the first and the last day of the offer', () => {
    const times = { ...tuesdays, starts: '2026-11-24T17:00', ends: '2026-12-01T18:00' }
    const begun = { ...first, start: at('2026-11-24', '17:00') }
    const last = { ...second, end: at('2026-12-01', '18:00') }
    expect(state(times, at('2026-08-01', '12:00'))).toEqual({ current: undefined, next: begun })
    expect(state(times, begun.start)).toEqual({ current: begun, next: last })
    expect(state(times, last.end)).toEqual({ current: undefined, next: undefined })
  })
})

describe('weekly windows', () => {
  test('end on the next day if they end at or before they start (SPEC C8)', () => {
    const times = { weekly: [{ day: 6, from: '22:00', to: '02:00' }] }
    const span = { start: at('2026-11-28', '22:00'), end: at('2026-11-29', '02:00') }
    expect(state(times, at('2026-11-29', '01:59')).current).toEqual(span)
    expect(state(times, at('2026-11-29', '02:00')).current).toBeUndefined()
  })

  test('are one span where they touch or overlap, and no end is shown within it', () => {
    const weekly = [
      { day: 2, from: '16:00', to: '00:00' },
      { day: 3, from: '00:00', to: '04:00' },
      { day: 3, from: '03:00', to: '05:00' }
    ]
    const span = { start: at('2026-11-24', '16:00'), end: at('2026-11-25', '05:00') }
    expect(state({ weekly }, at('2026-11-24', '18:00')).current).toEqual(span)
  })

  test('that fill the week have no end', () => {
    const weekly = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, from: '00:00', to: '00:00' }))
    expect(changeOf(state({ weekly }, at('2026-11-24', '18:00')))).toBe(Infinity)
    const { current } = state({ weekly, ends: '2026-12-24T10:00' }, at('2026-11-24', '18:00'))
    expect(current?.end).toBe(at('2026-12-24', '10:00'))
  })
})

describe.each(storeZones)('on every clock-change day from 2024 to 2030 in %s', zone => {
  test('a window of each day begins and ends by the clock on the wall, to the millisecond', () => {
    const weekly = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, from: '16:00', to: '20:30' }))
    for (const { at: change } of clockChanges(zone)) {
      for (const now of [change - DAY, change - HOUR, change, change + HOUR, change + DAY]) {
        const { current, next } = offerAt({ weekly }, now, zone)
        const span = current ?? next
        expect(clockAt(span?.start ?? 0, zone).time).toBe('16:00')
        expect(clockAt(span?.end ?? 0, zone).time).toBe('20:30')
        expect((next?.start ?? 0) - now).toBeLessThanOrEqual(DAY + HOUR)
      }
    }
  })

  test('a window over the change lasts an hour more or less', () => {
    for (const { at: change, by } of clockChanges(zone)) {
      const { date } = clockAt(change, zone)
      const weekly = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, from: '22:00', to: '06:00' }))
      const { current } = offerAt({ weekly }, change, zone)
      expect(current).toEqual({
        start: instantOn(addDays(date, -1), '22:00', zone),
        end: instantOn(date, '06:00', zone)
      })
      expect((current?.end ?? 0) - (current?.start ?? 0)).toBe(8 * HOUR - by * MINUTE)
    }
  })
})

test('an offer’s state changes exactly where it says, for any windows', () => {
  const window = fc.record({ day: fc.integer({ min: 0, max: 6 }), from: anyTime, to: anyTime })
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
  fc.assert(
    fc.property(fc.array(window, { minLength: 1, maxLength: 4 }), instants, (weekly, now) => {
      const before = state({ weekly }, now)
      const change = changeOf(before)
      if (change === Infinity) return
      const isOn = before.current !== undefined
      expect(state({ weekly }, change - 1).current !== undefined).toBe(isOn)
      expect(state({ weekly }, change).current !== undefined).toBe(!isOn)
      const between = now + Math.floor((change - now) / 2)
      expect(changeOf(state({ weekly }, between))).toBe(change)
    }),
    { numRuns: 200 }
  )
})
