import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSlot, formatTime, formatWallTime } from '../../src/rules/format.ts'
import { addDays, instantOf, instantOn, wallAt, weekdayOf } from '../../src/rules/zone.ts'

const zones = [
  'America/Toronto',
  'America/Edmonton',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC'
]

test('a wall time that clocks show is shown by them at the instant it stands for', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (at, zone) => {
        const wall = wallAt(at.getTime(), zone)
        expect(wallAt(instantOf(wall, zone), zone)).toEqual(wall)
      }
    )
  )
})

test('a time that the spring clock change skips is moved on by what is skipped', () => {
  expect(new Date(instantOn('2026-03-08', '02:30', 'America/Toronto')).toISOString()).toBe('2026-03-08T07:30:00.000Z')
})

test('a time that the autumn clock change repeats is taken the first time round', () => {
  expect(new Date(instantOn('2026-11-01', '01:30', 'America/Toronto')).toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

test('slots are written `YYYY-MM-DD hh:mm a` (SPEC A7)', () => {
  expect(formatSlot(wallAt(Date.parse('2026-11-20T22:30:00Z'), 'America/Toronto'))).toBe('2026-11-20 05:30 pm')
})

test.each([
  ['00:00', '12:00 am'],
  ['00:05', '12:05 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['23:45', '11:45 pm']
])('closing times are written `hh:mm a`: %s is %s (SPEC A7)', (time, expected) => {
  expect(formatWallTime(time)).toBe(expected)
  expect(formatTime(new Date(`2026-01-01T${time}Z`))).toBe(expected)
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(weekdayOf('2026-11-21')).toBe(6)
})
