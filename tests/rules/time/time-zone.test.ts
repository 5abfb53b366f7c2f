import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOf, instantOf, instantOn, wallAt, weekdayOf } from '../../../src/rules/time/time-zone.ts'
import { awkwardMoments, clockAt } from '../support/clocks.ts'
import { anyDate } from '../support/week.ts'

const zones = [
  'America/Toronto',
  'America/Edmonton',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC'
]
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
const zone = fc.constantFrom(...zones)

describe('times are wall-clock times in the location’s zone (SPEC C8)', () => {
  test('a wall-clock time matches the zone’s clocks at every instant', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const { date, time } = clockAt(at.getTime(), where)
        expect(wallAt(at.getTime(), where).toISOString().slice(0, 16)).toBe(`${date}T${time}`)
      })
    )
  })

  test.each(['Europe/Paris', 'America/Toronto'])(
    'also about the clock changes of %s, which may be the device’s',
    other => {
      for (const at of awkwardMoments(other)) {
        for (const where of zones) {
          const { date, time } = clockAt(at, where)
          expect(wallAt(at, where).toISOString().slice(0, 16), where).toBe(`${date}T${time}`)
        }
      }
    }
  )

  test('seconds and milliseconds are kept', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        expect(wallAt(at.getTime(), where).getTime() % 60_000).toBe(at.getTime() % 60_000)
      })
    )
  })

  test('a wall time that clocks show is shown by them at the instant it denotes', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const wall = wallAt(at.getTime(), where)
        expect(wallAt(instantOf(wall, where), where)).toEqual(wall)
      })
    )
  })

  test('the instant of a wall time that is shown once is the instant at which it was shown', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const again = instantOf(wallAt(at.getTime(), where), where)
        expect(again === at.getTime() || again === at.getTime() - 3_600_000 || again === at.getTime() - 1_800_000).toBe(
          true
        )
      })
    )
  })
})

describe('clock changes work (SPEC C8)', () => {
  const iso = (date: string, time: string, where: string) => new Date(instantOn(date, time, where)).toISOString()

  test.each([
    ['2026-03-08', '02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '02:00', 'America/Toronto', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/St_Johns', '2026-03-08T06:00:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z']
  ])(
    'a time that the spring change skips is moved forward by the skipped span: %s %s in %s',
    (date, time, where, expected) => {
      expect(iso(date, time, where)).toBe(expected)
    }
  )

  test.each([
    ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '01:00', 'America/Toronto', '2026-11-01T05:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/St_Johns', '2026-11-01T04:00:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z']
  ])(
    'a time that the autumn change repeats is taken the first time round: %s %s in %s',
    (date, time, where, expected) => {
      expect(iso(date, time, where)).toBe(expected)
    }
  )

  test.each([
    ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '00:59', '2026-11-01T04:59:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z']
  ])('the minutes just before and after a change are unaffected: %s %s', (date, time, expected) => {
    expect(iso(date, time, 'America/Toronto')).toBe(expected)
  })
})

describe('dates of the calendar', () => {
  test('are counted over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-11-20', 0)).toBe('2026-11-20')
    expect(dateOf(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20')
  })

  test('have days from 0, Sunday, to 6 (SPEC A3)', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2026-11-21')).toBe(6)
    fc.assert(
      fc.property(anyDate, date => {
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
      })
    )
  })
})
