import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lateFrom } from '../../../../src/rules/order/late.ts'
import { expectedRange, promiseFor } from '../../../../src/rules/time/promise/order-promise.ts'
import { readyUntil } from '../../../../src/rules/time/promise/ready-until.ts'
import { instantOn } from '../../../../src/rules/time/time-zone.ts'
import { toronto } from '../../support/week.ts'

const at = (time: string) => instantOn('2026-11-20', time, toronto)
const curve = [
  { work: 6, minutes: 20 },
  { work: 106, minutes: 220 }
]
const hour = { low: 0.8, high: 1.2 }

describe('the promise of an order', () => {
  test.each([
    ['is from its slot until the end of the range', '12:30', 45, '12:30', '12:45'],
    ['ends at whole steps of the clock', '12:30', 41, '12:30', '12:45'],
    ['for a later slot is its start', '18:00', 45, '18:00', '18:00']
  ])('%s', (_, slot, to, from, until) => {
    expect(promiseFor({ from: 30, to }, at(slot), at('12:00'))).toEqual({ from: at(from), to: at(until) })
  })
})

describe('the range expected of an order', () => {
  const promised = { from: at('12:30'), to: at('12:45') }
  const expectedAt = (time: string, work: number, isBegun = false) =>
    expectedRange(promised, { curve, hour, work, isBegun }, at(time))

  test.each([
    ['is none while the promise will be kept', '12:15', 6, false, undefined],
    ['is none for less than ten minutes more', '12:24', 6, false, undefined],
    ['follows the work ahead of it', '12:15', 21, false, ['12:55', '13:15']],
    ['counts half for one that is being prepared', '12:50', 6, true, ['12:55', '13:05']]
  ] as const)('%s', (_, time, work, isBegun, range) => {
    expect(expectedAt(time, work, isBegun)).toEqual(range && { from: at(range[0]), to: at(range[1]) })
  })

  test('never begins before the promise', () => {
    const wide = { curve, hour: { low: 0.1, high: 1.2 }, work: 21, isBegun: false }
    expect(expectedRange({ from: at('12:50'), to: at('12:55') }, wide, at('12:15'))?.from).toBe(at('12:50'))
  })

  test('is never earlier with more work ahead', () => {
    const work = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(work, work, fc.boolean(), (one, more, isBegun) => {
        const [less, busier] = [expectedAt('12:20', one, isBegun), expectedAt('12:20', one + more, isBegun)]
        expect(busier?.to ?? 0).toBeGreaterThanOrEqual(less?.to ?? 0)
        expect(busier?.from ?? 0).toBeGreaterThanOrEqual(less?.from ?? 0)
      })
    )
  })
})

describe('the end of a store’s range', () => {
  const store = { pickupSettings: { orderPrepTime: 40 }, readyWithin: 15 }

  test.each([
    ['is the preparation time and the range from now, in whole steps', store, '12:45', '12:02', '13:00'],
    [
      'counts from the default preparation time if there is none',
      { ...store, pickupSettings: {} },
      '12:30',
      '12:00',
      '12:45'
    ],
    ['is none if the first slot begins later', store, '13:00', '12:02', undefined],
    ['is none if the back end promises none', { pickupSettings: { orderPrepTime: 40 } }, '12:45', '12:02', undefined]
  ])('%s', (_, location, start, now, end) => {
    expect(readyUntil(location, at(start), at(now))).toBe(end && at(end))
  })
})

describe('an order promised for a range', () => {
  const iso = (time: string) => new Date(at(time)).toISOString()
  const slot = { id: '', start: iso('12:30'), end: iso('12:45'), available: true }
  const due = (to: string | undefined, method: 'pickup' | 'delivery' = 'pickup') =>
    lateFrom({ status: 'placed', slot, method, promised: to ? { from: slot.start, to: iso(to) } : undefined })

  test.each([
    ['is late after its end', '13:10', 'pickup', '13:10'],
    ['isn’t late before others', '12:35', 'pickup', '12:45'],
    ['is late as before if there is none', undefined, 'pickup', '12:45'],
    ['is late by its slot if it is delivered', '13:10', 'delivery', '12:45']
  ] as const)('%s', (_, to, method, late) => {
    expect(due(to, method)).toBe(at(late))
  })
})
