import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HoursEntry } from '../../src/contract/location.ts'
import { nextOpening, openRange, rangesOn, type Schedule, statusOf } from '../../src/rules/hours.ts'
import { statusLabel } from '../../src/rules/status-label.ts'
import { addDays, instantOn } from '../../src/rules/zone.ts'

const HOUR = 3_600_000
const toronto = 'America/Toronto'

const everyDay = (openTime: string, closeTime: string, isOpen = true): HoursEntry[] =>
  [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime, closeTime, isOpen }))

const schedule = (hours: HoursEntry[], zone = toronto, special: Schedule['special'] = []): Schedule => ({
  hours,
  special,
  zone
})

const label = (plan: Schedule, date: string, time: string, isOpen = true) =>
  statusLabel(statusOf(plan, isOpen, instantOn(date, time, plan.zone)))

describe('the status label (SPEC A4)', () => {
  const plan = schedule(everyDay('09:00', '23:00'))

  test.each([
    ['OPEN when the store is open', '12:00', 'OPEN'],
    ['OPEN from the very minute of opening', '09:00', 'OPEN'],
    [
      "the opening range followed by (CLOSED) when it is closed now but today's entry is open",
      '08:59',
      '09:00 am - 11:00 pm (CLOSED)'
    ],
    ['closed from the very minute of closing', '23:00', '09:00 am - 11:00 pm (CLOSED)']
  ])('says %s', (_, time, expected) => {
    expect(label(plan, '2026-11-20', time)).toBe(expected)
  })

  test("says CLOSED when today's hours entry is not open", () => {
    expect(label(schedule(everyDay('09:00', '23:00', false)), '2026-11-20', '12:00')).toBe('CLOSED')
    expect(label(schedule([]), '2026-11-20', '12:00')).toBe('CLOSED')
  })

  test("is not OPEN while the retailer's own switch is off", () => {
    expect(label(plan, '2026-11-20', '12:00', false)).toBe('09:00 am - 11:00 pm (CLOSED)')
  })
})

describe('hours (SPEC C8)', () => {
  test('a closing time at or before the opening one is on the next day', () => {
    const plan = schedule(everyDay('10:00', '02:00'))
    expect(label(plan, '2026-11-21', '01:59')).toBe('OPEN')
    expect(label(plan, '2026-11-21', '02:00')).toBe('10:00 am - 02:00 am (CLOSED)')
    const [range] = rangesOn(schedule(everyDay('09:00', '09:00')), '2026-11-20')
    expect(range && range.end - range.start).toBe(24 * HOUR)
  })

  test('a closing time of midnight ends the day', () => {
    const plan = schedule(everyDay('09:00', '00:00'))
    expect(label(plan, '2026-11-20', '23:59')).toBe('OPEN')
    expect(label(plan, '2026-11-21', '00:00')).not.toBe('OPEN')
  })

  test('a day with two ranges is closed between them', () => {
    const plan = schedule([...everyDay('09:00', '12:00'), ...everyDay('14:00', '20:00')])
    expect(label(plan, '2026-11-20', '11:00')).toBe('OPEN')
    expect(label(plan, '2026-11-20', '13:00')).toBe('02:00 pm - 08:00 pm (CLOSED)')
    expect(label(plan, '2026-11-20', '15:00')).toBe('OPEN')
  })

  test("a holiday's hours replace the week's", () => {
    const christmas = { date: '2026-12-25', openTime: '00:00', closeTime: '00:00', isOpen: false, name: 'Christmas' }
    const plan = schedule(everyDay('09:00', '23:00'), toronto, [christmas])
    expect(label(plan, '2026-12-25', '12:00')).toBe('CLOSED')
    expect(label(plan, '2026-12-26', '12:00')).toBe('OPEN')
  })

  test.each([
    ['2026-03-08', 'the spring clock change takes an hour', 23],
    ['2026-11-01', 'the autumn clock change gives an hour', 25]
  ])('on %s %s', (date, _, hours) => {
    const [range] = rangesOn(schedule(everyDay('00:00', '00:00')), date)
    expect(range && (range.end - range.start) / HOUR).toBe(hours)
  })

  test('the hours of a half-hour zone are its own', () => {
    const plan = schedule(everyDay('09:00', '21:00'), 'America/St_Johns')
    expect(openRange(plan, Date.parse('2026-11-20T12:30:00Z'))?.openTime).toBe('09:00')
    expect(openRange(plan, Date.parse('2026-11-20T12:29:00Z'))).toBeUndefined()
  })
})

describe('the next opening', () => {
  test('is looked for up to 7 days ahead (SPEC A7)', () => {
    const now = instantOn('2026-11-20', '12:00', toronto)
    const onlyFridays = schedule([{ day: 5, openTime: '09:00', closeTime: '10:00', isOpen: true }])
    expect(nextOpening(onlyFridays, now)?.start).toBe(instantOn('2026-11-27', '09:00', toronto))
    expect(nextOpening(schedule([]), now)).toBeUndefined()
  })

  test('of a store that is closed today at 8 is today at 9', () => {
    const now = instantOn('2026-11-20', '08:00', toronto)
    expect(nextOpening(schedule(everyDay('09:00', '23:00')), now)?.start).toBe(now + HOUR)
  })
})

test('a store is open exactly within its ranges, on any day of the year and in any zone', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const zone = fc.constantFrom(toronto, 'America/Edmonton', 'America/St_Johns', 'America/Vancouver', 'UTC')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), time, time, time, zone, (day, open, close, at, where) => {
      const plan = schedule(everyDay(open, close), where)
      const date = addDays('2026-01-01', day)
      const now = instantOn(date, at, where)
      const within = [addDays(date, -1), date]
        .flatMap(one => rangesOn(plan, one))
        .some(range => range.start <= now && now < range.end)
      expect(openRange(plan, now) !== undefined).toBe(within)
      expect(statusOf(plan, true, now).kind === 'open').toBe(within)
    })
  )
})
