import { describe, expect, test } from 'vitest'
import { canOrderAt } from '../../../src/rules/cart/ordering.ts'
import { readyAt } from '../../../src/rules/time/preparation.ts'
import { planSlots } from '../../../src/rules/time/slots.ts'
import { reopensAt } from '../../../src/rules/time/reopening.ts'
import { isSwitchedOn } from '../../../src/rules/time/switch.ts'

const at = (text: string) => Date.parse(`2026-11-${text}-05:00`)
const hours = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime: '09:00', closeTime: '23:00', isOpen: true }))
const now = at('21T14:30')

const store = (changes: object = {}) => ({
  isOpen: false,
  pausedUntil: '2026-11-21T19:45:00.000Z' as string | Date | null,
  timezone: 'America/Toronto',
  openingHours: hours,
  deliveryHours: hours,
  specialHours: [],
  slotMinutes: 15,
  pickupSettings: { isEnabled: true, orderPrepTime: 20 },
  deliverySettings: { isEnabled: false, afterHoursOrdering: true },
  ...changes
})

describe('a store reopens', () => {
  test.each([
    ['at the end of its pause', {}, now, '21T14:45'],
    [
      'at the end of its pause that the server knows as a date',
      { pausedUntil: new Date(at('21T14:45')) },
      now,
      '21T14:45'
    ],
    [
      'at the next opening, if the pause outlasts today’s hours',
      { pausedUntil: '2026-11-22T04:30:00Z' },
      at('21T22:30'),
      '22T09:00'
    ],
    ['at the opening that its pause lasts until', { pausedUntil: '2026-11-22T14:00:00Z' }, now, '22T09:00'],
    ['at the next opening, if it is switched off', { pausedUntil: null }, now, '22T09:00'],
    [
      'at the next opening, if it is closed by its hours',
      { isOpen: true, pausedUntil: null },
      at('21T08:00'),
      '21T09:00'
    ]
  ])('%s', (_, changes, when, expected) => {
    expect(reopensAt(store(changes), when)).toBe(at(expected))
  })

  test('at no time that is known, if it has no hours', () => {
    expect(reopensAt(store({ pausedUntil: null, openingHours: [] }), now)).toBeUndefined()
    expect(reopensAt(store({ openingHours: [] }), now)).toBeUndefined()
  })
})

test('a pause ends on time without another message from the server', () => {
  const refusing = store({ deliverySettings: { isEnabled: false, afterHoursOrdering: false } })
  expect([isSwitchedOn(refusing, now), canOrderAt(refusing, now)]).toEqual([false, false])
  expect([isSwitchedOn(refusing, at('21T14:45')), canOrderAt(refusing, at('21T14:45'))]).toEqual([true, true])
})

test('a store that is switched off, or has no readable end of a pause, stays off', () => {
  for (const pausedUntil of [null, undefined, '', 'soon']) expect(isSwitchedOn(store({ pausedUntil }), now)).toBe(false)
})

describe('the first time of an order during a pause', () => {
  const slots = (changes: object, when = now) =>
    planSlots(store(changes), 'pickup', { length: 15, daysAhead: 1 }, when).map(({ start }) => start)

  test.each([
    ['follows the pause and the preparation', {}, now, '21T15:15'],
    ['is tomorrow’s after a pause until tomorrow', { pausedUntil: '2026-11-22T14:00:00Z' }, now, '22T09:00'],
    [
      'is tomorrow’s if the pause outlasts the hours',
      { pausedUntil: '2026-11-22T04:30:00Z' },
      at('21T22:30'),
      '22T09:00'
    ],
    ['is after today’s hours if the store is off without an end', { pausedUntil: null }, now, '22T09:00']
  ])('%s', (_, changes, when, expected) => {
    expect(readyAt(store(changes), when)).toBe(at(expected))
    expect(slots(changes, when)[0]).toBe(at(expected))
  })
})
