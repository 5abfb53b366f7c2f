import { expect, test } from 'vitest'
import type { Schedule } from '../../src/rules/hours.ts'
import { readyAt } from '../../src/rules/preparation.ts'
import { instantOn } from '../../src/rules/zone.ts'

const zone = 'America/Toronto'
const plan: Schedule = {
  zone,
  special: [],
  hours: [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime: '09:00', closeTime: '23:00', isOpen: true }))
}
const at = (time: string, date = '2026-11-20') => instantOn(date, time, zone)

test('an order is ready after the preparation time, 30 minutes when the location gives none (SPEC A7)', () => {
  expect(readyAt(plan, null, at('12:00'))).toBe(at('12:30'))
  expect(readyAt(plan, 45, at('12:00'))).toBe(at('12:45'))
  expect(readyAt(plan, 0, at('12:01'))).toBe(at('12:05'))
})

test('an order that would be ready after closing is ready when the store opens next', () => {
  expect(readyAt(plan, 30, at('22:30'))).toBe(at('09:00', '2026-11-21'))
  expect(readyAt(plan, 30, at('03:00'))).toBe(at('09:00'))
  expect(readyAt(plan, 30, at('08:50'))).toBe(at('09:20'))
})

test('a store that does not open within 7 days promises nothing', () => {
  expect(readyAt({ ...plan, hours: [] }, 30, at('12:00'))).toBeUndefined()
})
