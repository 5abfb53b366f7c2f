import { describe, expect, it } from 'vitest'
import {
  LOUD_AFTER,
  minutesUnconfirmed,
  overdue,
  REMIND_EVERY,
  reminderAt
} from '../../../src/staff/orders/rules/remind.ts'
import { nextToStart, startBy } from '../../../src/staff/orders/rules/start-by.ts'
import { samsOrder } from '../support/samples.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-21T17:20:00-05:00')
const iso = (minutes: number) => new Date(now + minutes * MINUTE).toISOString()
const order = (number: string, slotIn: number, items = 2, changes: Partial<typeof samsOrder> = {}) => {
  const { pending: _, hold: __, promised: ___, ...sams } = samsOrder
  const line = sams.lines[0]
  return {
    ...sams,
    number,
    status: 'confirmed' as const,
    slot: { ...sams.slot, start: iso(slotIn), end: iso(slotIn + 15) },
    lines: line ? [{ ...line, quantity: items }] : [],
    ...changes
  }
}
const placed = (minutesAgo: number, changes: Partial<typeof samsOrder> = {}) =>
  order('A', 30, 2, { status: 'placed', placedAt: iso(-minutesAgo), ...changes })

describe('the order to begin next', () => {
  it('is the one whose time less its work comes first', () => {
    const small = order('A', 30)
    const large = order('B', 40, 20)
    expect(startBy(small)).toBe(now + 24 * MINUTE)
    expect(startBy(large)).toBe(now + 16 * MINUTE)
    expect(nextToStart([small, large], now).map(({ number }) => number)).toEqual(['B', 'A'])
  })

  it('goes by the end of the promised range', () => {
    const promised = { from: iso(30), to: iso(50) }
    expect(startBy(order('A', 30, 2, { promised }))).toBe(now + 44 * MINUTE)
  })

  it.each([
    ['is being prepared', order('A', 30, 2, { status: 'preparing' })],
    ['is ready', order('A', 30, 2, { status: 'ready' })],
    ['can wait an hour', order('A', 90)]
  ])('is none that %s', (_, one) => {
    expect(nextToStart([one], now)).toEqual([])
  })
})

describe('the board reminds of a new order', () => {
  it.each([
    [0, undefined],
    [REMIND_EVERY - 1, undefined],
    [REMIND_EVERY, 'gentle'],
    [REMIND_EVERY + 1, undefined],
    [2 * REMIND_EVERY, 'gentle'],
    [LOUD_AFTER, 'loud'],
    [LOUD_AFTER + 1, 'loud']
  ] as const)('after %i minutes: %s', (minutes, kind) => {
    expect(reminderAt([placed(minutes)], now)).toBe(kind)
  })

  it('not once it is confirmed, nor hours before its slot', () => {
    expect(reminderAt([placed(30, { status: 'confirmed' })], now)).toBeUndefined()
    const later = { ...placed(300).slot, start: iso(600), end: iso(615) }
    expect(minutesUnconfirmed(placed(300, { slot: later }), now)).toBe(0)
  })

  it('and lists those that have waited too long', () => {
    expect(overdue([placed(2), placed(LOUD_AFTER)], now)).toHaveLength(1)
  })
})
