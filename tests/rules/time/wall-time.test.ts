import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSlot, formatWallTime, parseSlot } from '../../../src/rules/time/wall-time.ts'
import { wallAt } from '../../../src/rules/time/time-zone.ts'
import { anyTime } from '../support/week.ts'

test('slots are written `YYYY-MM-DD hh:mm a`: 2026-11-20 05:30 pm (SPEC A7)', () => {
  expect(formatSlot(wallAt(Date.parse('2026-11-20T22:30:00Z'), 'America/Toronto'))).toBe('2026-11-20 05:30 pm')
  expect(formatSlot(new Date('2026-01-05T00:05Z'))).toBe('2026-01-05 12:05 am')
})

test('a slot id is read as the wall time that it was written from, and anything else as none', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3000 }), anyTime, (day, time) => {
      const wall = new Date(Date.parse(`2024-01-01T${time}Z`) + day * 86_400_000)
      expect(parseSlot(formatSlot(wall))).toEqual(wall)
    })
  )
  for (const id of ['', '2026-11-20', '2026-11-20 17:30', '2026-11-20 13:30 pm', '2026-99-20 05:30 pm', 'x 05:30 pm'])
    expect(parseSlot(id)).toBeUndefined()
})

test.each([
  ['00:00', '12:00 am'],
  ['00:05', '12:05 am'],
  ['01:00', '01:00 am'],
  ['09:30', '09:30 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['12:01', '12:01 pm'],
  ['13:00', '01:00 pm'],
  ['22:10', '10:10 pm'],
  ['23:45', '11:45 pm']
])('closing times are written `hh:mm a`: %s is %s (SPEC A7)', (time, expected) => {
  expect(formatWallTime(time)).toBe(expected)
})

test('a time written `hh:mm a` includes the time of day', () => {
  fc.assert(
    fc.property(anyTime, time => {
      const [, hour = '', minute = '', half] = /^(0[1-9]|1[0-2]):([0-5]\d) ([ap]m)$/.exec(formatWallTime(time)) ?? []
      expect((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).toBe(Number(time.slice(0, 2)))
      expect(minute).toBe(time.slice(3))
    })
  )
})

test.each([
  '',
  'soon',
  'x2026-11-20 05:30 pm',
  '2026-11-20 05:30 pmx',
  '2026-11-20 05:30 pm ',
  '2026-13-20 05:30 pm',
  '2026-11-20 00:30 am'
])('no wall time is read from “%s”', id => {
  expect(parseSlot(id)).toBeUndefined()
})
