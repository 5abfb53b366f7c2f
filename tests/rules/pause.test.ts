import { describe, expect, it } from 'vitest'
import { endOfPause } from '../../src/rules/time/pause.ts'

const zone = 'America/Toronto'
const daily = (openTime: string, closeTime: string, days = [0, 1, 2, 3, 4, 5, 6]) =>
  days.map(day => ({ day, openTime, closeTime, isOpen: true }))
const at = (text: string) => Date.parse(text)

describe('the end of a pause', () => {
  const store = { timezone: zone, openingHours: daily('10:00', '22:00'), specialHours: [] }

  it.each([
    ['15', '2026-11-21T17:15:00-05:00'],
    ['30', '2026-11-21T17:30:00-05:00'],
    ['60', '2026-11-21T18:00:00-05:00'],
    ['tomorrow', '2026-11-22T10:00:00-05:00']
  ] as const)('of %s is %s on a Saturday at 5 pm', (length, end) => {
    expect(endOfPause(length, store, at('2026-11-21T17:00:00-05:00'))).toBe(at(end))
  })

  it('is the next day’s opening before the store has opened, too', () => {
    expect(endOfPause('tomorrow', store, at('2026-11-21T08:00:00-05:00'))).toBe(at('2026-11-22T10:00:00-05:00'))
  })

  it('counts hours after midnight to the day on which they began', () => {
    const late = { ...store, openingHours: daily('10:00', '02:00') }
    expect(endOfPause('tomorrow', late, at('2026-11-22T01:00:00-05:00'))).toBe(at('2026-11-22T10:00:00-05:00'))
  })

  it('skips closed days and holidays', () => {
    const weekdays = { ...store, openingHours: daily('10:00', '22:00', [1, 2, 3, 4, 5, 6]) }
    const special = [{ date: '2026-11-23', openTime: '00:00', closeTime: '00:00', isOpen: false }]
    const now = at('2026-11-21T17:00:00-05:00')
    expect(endOfPause('tomorrow', { ...weekdays, specialHours: special }, now)).toBe(at('2026-11-24T10:00:00-05:00'))
  })

  it('keeps the wall time of the opening over a clock change', () => {
    expect(endOfPause('tomorrow', store, at('2026-10-31T17:00:00-04:00'))).toBe(at('2026-11-01T10:00:00-05:00'))
  })

  it('is the next midnight of a store that doesn’t open within a week', () => {
    const shut = { ...store, openingHours: [] }
    expect(endOfPause('tomorrow', shut, at('2026-11-21T17:00:00-05:00'))).toBe(at('2026-11-22T00:00:00-05:00'))
  })
})

describe('an opening that ends a pause until tomorrow', () => {
  const now = at('2026-11-21T17:00:00-05:00')

  it('is looked for as far as the same day next week', () => {
    const saturdays = { timezone: zone, openingHours: daily('10:00', '22:00', [6]), specialHours: [] }
    expect(endOfPause('tomorrow', saturdays, now)).toBe(at('2026-11-28T10:00:00-05:00'))
  })
})
