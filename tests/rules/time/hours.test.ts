import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  entriesOn,
  nextOpening,
  openRange,
  rangesOn,
  type Schedule,
  statusOf,
  today
} from '../../../src/rules/time/hours.ts'
import { statusLabel } from '../../../src/rules/time/status-label.ts'
import { addDays, instantOn, weekdayOf } from '../../../src/rules/time/time-zone.ts'
import { DAY, HOUR, MINUTE, storeZones } from '../support/clocks.ts'
import { anyTime, everyDay, schedule, todaysRange, toronto } from '../support/week.ts'

const friday = '2026-11-20'
const saturday = '2026-11-21'
const at = (time: string, date = friday, zone: Schedule['zone'] = toronto) => instantOn(date, time, zone)

const label = (plan: Schedule, time: string, date = friday, isOpen = true) =>
  statusLabel(statusOf(plan, isOpen, at(time, date, plan.zone)))

const daytime = schedule(everyDay('09:00-23:00'))
const twoRanges = schedule(everyDay('14:00-20:00', '09:00-12:00'))
const overnight = schedule(everyDay('10:00-02:00'))
const closed = schedule(everyDay('09:00-23:00').map(entry => ({ ...entry, isOpen: false })))

const christmas = { date: '2026-12-25', openTime: '00:00', closeTime: '00:00', isOpen: false }
const eve = { date: '2026-12-24', openTime: '10:00', closeTime: '18:00', isOpen: true }
const holidays = schedule(everyDay('09:00-23:00'), toronto, [eve, christmas])

describe('the status label is OPEN when the store is open (SPEC A4)', () => {
  test.each([
    ['at noon', daytime, '12:00'],
    ['from the very minute of opening', daytime, '09:00'],
    ['to the last minute before closing', daytime, '22:59'],
    ['in the second of two ranges', twoRanges, '14:00'],
    ['after midnight, when yesterday’s range closes on this day', overnight, '01:59'],
    ['to the last minute before midnight', schedule(everyDay('09:00-00:00')), '23:59'],
    ['at any hour, when it closes as it opens', schedule(everyDay('09:00-09:00')), '08:59'],
    ['at midnight, when it is open round the clock', schedule(everyDay('00:00-00:00')), '00:00']
  ])('%s', (_, plan, time) => {
    expect(label(plan, time)).toBe('OPEN')
  })
})

describe("the opening range followed by (CLOSED) when the store is closed now but today's hours entry is open (SPEC A4)", () => {
  test.each([
    ['before opening', daytime, '08:59', '09:00 am - 11:00 pm (CLOSED)'],
    ['from the very minute of closing', daytime, '23:00', '09:00 am - 11:00 pm (CLOSED)'],
    ['before both ranges it is the first one', twoRanges, '08:00', '09:00 am - 12:00 pm (CLOSED)'],
    ['between two ranges it is the next one', twoRanges, '13:00', '02:00 pm - 08:00 pm (CLOSED)'],
    ['from the minute in which the first range ends', twoRanges, '12:00', '02:00 pm - 08:00 pm (CLOSED)'],
    ['after both ranges it is the last one', twoRanges, '20:00', '02:00 pm - 08:00 pm (CLOSED)'],
    ['after yesterday’s range it is today’s', overnight, '02:00', '10:00 am - 02:00 am (CLOSED)'],
    [
      'from midnight, for a closing time of midnight',
      schedule(everyDay('09:00-00:00')),
      '00:00',
      '09:00 am - 12:00 am (CLOSED)'
    ]
  ])('%s', (_, plan, time, expected) => {
    expect(label(plan, time)).toBe(expected)
  })

  test("while the retailer's own switch is off", () => {
    expect(label(daytime, '12:00', friday, false)).toBe('09:00 am - 11:00 pm (CLOSED)')
    expect(label(twoRanges, '10:00', friday, false)).toBe('09:00 am - 12:00 pm (CLOSED)')
  })

  test('times are written `hh:mm a` (SPEC A7)', () => {
    expect(label(schedule(everyDay('00:05-13:30')), '00:00')).toBe('12:05 am - 01:30 pm (CLOSED)')
  })
})

describe('the status label is CLOSED otherwise (SPEC A4)', () => {
  test.each([
    ["when today's hours entry is not open", closed, friday],
    [
      'when today has no hours entry',
      schedule([{ day: 6, openTime: '09:00', closeTime: '23:00', isOpen: true }]),
      friday
    ],
    ['when there are no hours at all', schedule([]), friday],
    ['on a holiday', holidays, '2026-12-25']
  ])('%s', (_, plan, date) => {
    expect(label(plan, '12:00', date)).toBe('CLOSED')
    expect(label(plan, '12:00', date, false)).toBe('CLOSED')
  })

  test('the words may be another language’s', () => {
    const words = { open: 'OUVERT', closed: 'FERMÉ' }
    const say = (plan: Schedule, time: string) => statusLabel(statusOf(plan, true, at(time)), words)
    expect(say(daytime, '12:00')).toBe('OUVERT')
    expect(say(daytime, '08:00')).toBe('09:00 am - 11:00 pm (FERMÉ)')
    expect(say(closed, '12:00')).toBe('FERMÉ')
  })
})

describe("today's hours entry", () => {
  test('is that of the weekday in the store’s zone (SPEC C8)', () => {
    const byDay = schedule(
      [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime: `0${day}:00`, closeTime: '23:00', isOpen: true }))
    )
    for (let day = 0; day < 7; day++) {
      const date = addDays('2026-11-22', day)
      expect(todaysRange(byDay, at('12:00', date))?.openTime).toBe(`0${day}:00`)
    }
    const midnight = Date.parse('2026-11-21T05:00Z')
    expect(today(byDay, midnight - 1)).toBe(friday)
    expect(today(byDay, midnight)).toBe(saturday)
    expect(today({ ...byDay, zone: 'America/St_Johns' }, midnight - 30 * MINUTE - 1)).toBe(saturday)
    expect(today({ ...byDay, zone: 'America/Vancouver' }, midnight)).toBe(friday)
  })

  test.each([
    ['before the first range the first', '08:00', '09:00'],
    ['in the first range the first', '11:59', '09:00'],
    ['between the two the second', '12:00', '14:00'],
    ['after both the second', '23:00', '14:00']
  ])('is of two ranges %s', (_, time, openTime) => {
    expect(todaysRange(twoRanges, at(time))?.openTime).toBe(openTime)
  })

  test('is none where the day is not open', () => {
    expect(todaysRange(closed, at('12:00'))).toBeUndefined()
    expect(todaysRange(schedule([]), at('12:00'))).toBeUndefined()
  })
})

describe('holidays (special hours) replace the week’s (SPEC C8)', () => {
  test('on their date and on no other', () => {
    expect(entriesOn(holidays, '2026-12-24')).toEqual([eve])
    expect(entriesOn(holidays, '2026-12-25')).toEqual([christmas])
    expect(entriesOn(holidays, '2026-12-26')).toEqual([{ day: 6, openTime: '09:00', closeTime: '23:00', isOpen: true }])
  })

  test('with shorter hours, closed, and as ever the day after', () => {
    expect(label(holidays, '09:30', '2026-12-24')).toBe('10:00 am - 06:00 pm (CLOSED)')
    expect(label(holidays, '17:59', '2026-12-24')).toBe('OPEN')
    expect(label(holidays, '18:00', '2026-12-24')).toBe('10:00 am - 06:00 pm (CLOSED)')
    expect(label(holidays, '12:00', '2026-12-25')).toBe('CLOSED')
    expect(label(holidays, '09:00', '2026-12-26')).toBe('OPEN')
    expect(nextOpening(holidays, at('18:00', '2026-12-24'))?.start).toBe(at('09:00', '2026-12-26'))
  })

  test('also where the week has no hours that day', () => {
    expect(label(schedule([], toronto, [eve]), '12:00', '2026-12-24')).toBe('OPEN')
  })

  test('with two ranges of their own', () => {
    const evening = { ...eve, openTime: '20:00', closeTime: '22:00' }
    const plan = schedule(everyDay('09:00-23:00'), toronto, [evening, eve])
    expect(rangesOn(plan, '2026-12-24').map(range => range.openTime)).toEqual(['10:00', '20:00'])
  })

  test('do not cut short the night before that runs into them', () => {
    const plan = schedule(everyDay('10:00-02:00'), toronto, [christmas])
    expect(label(plan, '01:59', '2026-12-25')).toBe('OPEN')
    expect(label(plan, '02:00', '2026-12-25')).toBe('CLOSED')
  })
})

describe('a closing time at or before the opening one is on the next day (SPEC C8)', () => {
  test.each([
    ['22:00-02:00', 4],
    ['09:00-00:00', 15],
    ['09:00-09:00', 24],
    ['00:00-00:00', 24],
    ['00:01-00:00', 24 - 1 / 60],
    ['09:00-09:01', 1 / 60]
  ])('%s lasts %d hours', (hours, expected) => {
    const [range] = rangesOn(schedule(everyDay(hours)), friday)
    expect(range && (range.end - range.start) / HOUR).toBeCloseTo(expected, 9)
    expect(range?.start).toBe(at(hours.slice(0, 5)))
  })

  test('and belongs to the day on which it opened', () => {
    const fridays = schedule([{ day: 5, openTime: '22:00', closeTime: '02:00', isOpen: true }])
    expect(openRange(fridays, at('01:00', saturday))).toEqual(rangesOn(fridays, friday)[0])
    expect(openRange(fridays, at('01:00', friday))).toBeUndefined()
    expect(label(fridays, '01:00', saturday)).toBe('OPEN')
    expect(label(fridays, '02:00', saturday)).toBe('CLOSED')
  })

  test('the end of one range may be the beginning of the next', () => {
    const whole = schedule(everyDay('00:00-12:00', '12:00-00:00'))
    for (const time of ['00:00', '11:59', '12:00', '23:59']) expect(label(whole, time)).toBe('OPEN')
    expect(openRange(whole, at('12:00'))?.openTime).toBe('12:00')
  })
})

describe('the next opening is looked for up to 7 days ahead (SPEC A7)', () => {
  const on = (day: number, time = '09:00') => schedule([{ day, openTime: time, closeTime: '23:00', isOpen: true }])

  test.each([
    ['later today', daytime, '08:00', friday, '09:00'],
    ['tomorrow, once today’s opening has been', daytime, '09:00', saturday, '09:00'],
    ['tomorrow, while it is open', daytime, '12:00', saturday, '09:00'],
    ['today’s second range', twoRanges, '12:30', friday, '14:00'],
    ['today, of ranges given in another order', twoRanges, '08:00', friday, '09:00'],
    ['on the next day that is open', on(3), '12:00', '2026-11-25', '09:00'],
    ['seven days ahead', on(5), '12:00', '2026-11-27', '09:00'],
    ['seven days ahead to the very minute', on(5, '12:00'), '12:00', '2026-11-27', '12:00'],
    ['seven days ahead, later in the day', on(5, '12:00'), '13:00', '2026-11-27', '12:00']
  ])('%s', (_, plan, time, date, openTime) => {
    expect(nextOpening(plan, at(time))?.start).toBe(at(openTime, date))
  })

  test('and no further', () => {
    const inEightDays = schedule([], toronto, [{ ...eve, date: '2026-11-28' }])
    expect(nextOpening(inEightDays, at('12:00'))).toBeUndefined()
    expect(nextOpening(inEightDays, at('12:00', saturday))?.start).toBe(at('10:00', '2026-11-28'))
    expect(nextOpening(closed, at('12:00'))).toBeUndefined()
    expect(nextOpening(schedule([]), at('12:00'))).toBeUndefined()
  })
})

test('the hours of a half-hour zone are its own (SPEC C8)', () => {
  const plan = schedule(everyDay('09:00-21:00'), 'America/St_Johns')
  expect(openRange(plan, Date.parse('2026-11-20T12:30:00Z'))?.openTime).toBe('09:00')
  expect(openRange(plan, Date.parse('2026-11-20T12:29:59Z'))).toBeUndefined()
})

describe('on any day of seven years, in any zone', () => {
  const zone = fc.constantFrom(...storeZones)
  const day = fc.nat({ max: 2550 }).map(days => addDays('2024-01-01', days))

  test('a store is open exactly within its ranges, and its label shows it (SPEC A4, C8)', () => {
    fc.assert(
      fc.property(day, anyTime, anyTime, anyTime, zone, (date, open, close, time, where) => {
        const plan = schedule(everyDay(`${open}-${close}`), where)
        const now = at(time, date, where)
        const within = [addDays(date, -1), date]
          .flatMap(one => rangesOn(plan, one))
          .some(range => range.start <= now && now < range.end)
        expect(openRange(plan, now) !== undefined).toBe(within)
        expect(statusLabel(statusOf(plan, true, now)) === 'OPEN').toBe(within)
        expect(statusOf(plan, false, now).kind).toBe('closed-today')
      })
    )
  })

  test('the next opening is the earliest start of a range after now, within 8 days (SPEC A7)', () => {
    const entry = fc.record({ day: fc.nat({ max: 6 }), openTime: anyTime, closeTime: anyTime, isOpen: fc.boolean() })
    fc.assert(
      fc.property(day, anyTime, fc.array(entry, { maxLength: 6 }), zone, (date, time, hours, where) => {
        const plan = schedule(hours, where)
        const now = at(time, date, where)
        const ahead = Array.from({ length: 8 }, (_, days) => rangesOn(plan, addDays(date, days))).flat()
        const starts = ahead.map(range => range.start).filter(start => start > now)
        const next = nextOpening(plan, now)
        expect(next?.start).toBe(starts.length > 0 ? Math.min(...starts) : undefined)
        if (next) expect(next.start - now).toBeLessThan(8 * DAY + 2 * HOUR)
      })
    )
  })

  test('a day has an entry for each range of its weekday', () => {
    fc.assert(
      fc.property(day, date => {
        const [entry, ...others] = entriesOn(daytime, date)
        expect(entry).toMatchObject({ day: weekdayOf(date) })
        expect(others).toEqual([])
      })
    )
  })
})
