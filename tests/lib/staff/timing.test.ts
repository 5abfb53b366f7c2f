import { describe, expect, it } from 'vitest'
import { latestBirth } from '../../../src/staff/orders/rules/age.ts'
import { countNew, hasNews, tabTitle } from '../../../src/staff/orders/rules/news.ts'
import { byUrgency } from '../../../src/staff/orders/rules/sort.ts'
import { minutesSince, spanOf, urgencyOf, expectedAt, waitingSince } from '../../../src/staff/orders/rules/timing.ts'
import { ageOn } from '../../../src/rules/person/age.ts'

const slot = { id: '', start: '2026-11-21T13:00:00-05:00', end: '2026-11-21T13:15:00-05:00', available: true }
const order = { slot, status: 'placed' as const, curbside: null }
const at = (time: string) => Date.parse(`2026-11-21T${time}-05:00`)

describe('the countdown to a slot', () => {
  it.each([
    ['12:00:00', { kind: 'in', minutes: 60 }],
    ['12:48:00', { kind: 'in', minutes: 12 }],
    ['12:48:01', { kind: 'in', minutes: 12 }],
    ['12:59:59', { kind: 'in', minutes: 1 }],
    ['13:00:00', { kind: 'now' }],
    ['13:14:59', { kind: 'now' }],
    ['13:15:00', { kind: 'late', minutes: 1 }],
    ['13:17:30', { kind: 'late', minutes: 2 }],
    ['14:20:00', { kind: 'late', minutes: 65 }]
  ] as const)('at %s is %o', (time, urgency) => {
    expect(urgencyOf(order, at(time))).toEqual(urgency)
  })

  it.each(['ready', 'completed', 'cancelled'] as const)('is none once an order is %s', status => {
    expect(urgencyOf({ ...order, status }, at('14:00:00'))).toBeUndefined()
  })

  it('is none for a delivery on its way, until it is late', () => {
    const delivery = { ...order, method: 'delivery' as const, status: 'out_for_delivery' as const }
    expect(urgencyOf(delivery, at('13:14:59'))).toBeUndefined()
    expect(urgencyOf(delivery, at('13:17:30'))).toEqual({ kind: 'late', minutes: 2 })
  })

  it('is late once the shopper reads so, a quarter of an hour into a longer slot unless it is a delivery', () => {
    const long = { ...order, slot: { ...slot, end: '2026-11-21T14:00:00-05:00' } }
    expect(urgencyOf({ ...long, method: 'pickup' }, at('13:20:00'))).toEqual({ kind: 'late', minutes: 5 })
    expect(urgencyOf({ ...long, method: 'delivery' }, at('13:20:00'))).toEqual({ kind: 'now' })
  })

  it('is over as soon as staff set the order ready, although that can be undone', () => {
    const pending = { status: 'ready' as const, until: '2026-11-21T14:00:05-05:00' }
    expect(urgencyOf({ ...order, status: 'preparing', pending }, at('14:00:00'))).toBeUndefined()
  })
})

describe('a customer on the way', () => {
  const onWay = { at: '2026-11-21T17:40:00Z', due: '2026-11-21T17:50:00Z' }
  const curbside = { car: '', spot: '', at: '2026-11-21T17:49:00Z' }

  it('is expected until they are there, or the order has ended', () => {
    expect(expectedAt({ ...order, onWay })).toBe(at('12:50:00'))
    expect(expectedAt({ ...order, onWay, curbside })).toBeUndefined()
    expect(expectedAt({ ...order, onWay, status: 'cancelled' })).toBeUndefined()
    expect(expectedAt({ ...order, onWay: null })).toBeUndefined()
  })

  it('moves an order forward if they come before its slot, and never back', () => {
    const early = { ...order, number: '1', slot: { ...slot, start: '2026-11-21T12:55:00-05:00' } }
    const coming = { ...order, number: '2', onWay }
    const late = { ...early, number: '3', onWay: { ...onWay, due: '2026-11-21T19:00:00Z' } }
    expect(byUrgency([early, coming, late]).map(({ number }) => number)).toEqual(['2', '1', '3'])
  })
})

describe('a wait at the curb', () => {
  const curbside = { car: 'Blue hatchback', spot: '4', at: '2026-11-21T17:56:00Z' }

  it('lasts until the order has ended', () => {
    expect(waitingSince({ ...order, status: 'ready', curbside })).toBe(at('12:56:00'))
    expect(waitingSince({ ...order, status: 'completed', curbside })).toBeUndefined()
    expect(waitingSince({ ...order, status: 'ready' })).toBeUndefined()
  })

  it('puts an order first, the longest wait before', () => {
    const one = { ...order, number: '1' }
    const two = { ...order, number: '2', status: 'ready' as const, curbside }
    const three = { ...two, number: '3', curbside: { ...curbside, at: '2026-11-21T17:50:00Z' } }
    const four = { ...one, number: '4', slot: { ...slot, start: '2026-11-21T12:00:00-05:00' } }
    expect(byUrgency([one, two, three, four]).map(({ number }) => number)).toEqual(['3', '2', '4', '1'])
  })

  it('is counted in full minutes, and never below zero on a tablet whose clock is behind', () => {
    expect(minutesSince(at('12:56:00'), at('13:00:59'))).toBe(4)
    expect(minutesSince(at('12:56:00'), at('12:55:00'))).toBe(0)
  })
})

describe('a span', () => {
  it.each([
    [0, { unit: 'minutes', count: 0 }],
    [59, { unit: 'minutes', count: 59 }],
    [60, { unit: 'hours', count: 1, rest: 0 }],
    [135, { unit: 'hours', count: 2, rest: 15 }],
    [2879, { unit: 'hours', count: 47, rest: 59 }],
    [2880, { unit: 'days', count: 2 }]
  ] as const)('of %i minutes is read as %o', (minutes, span) => {
    expect(spanOf(minutes)).toEqual(span)
  })
})

describe('the latest date of birth of somebody of age', () => {
  it.each([
    [19, '2026-11-21', '2007-11-21'],
    [18, '2026-01-01', '2008-01-01'],
    [19, '2028-02-29', '2009-02-28'],
    [20, '2028-02-29', '2008-02-29']
  ])('%i on %s is %s', (age, today, born) => {
    expect(latestBirth(age, today)).toBe(born)
    expect(ageOn(born, today)).toEqual({ ok: true, age })
  })
})

describe('the news of a list', () => {
  const known = { id: 'a', status: 'placed' as const, pending: null, curbside: null }
  const curbside = { car: 'c', spot: 's', at: '2026-11-21T17:56:00Z' }

  it.each([
    ['nothing has changed', [known], [known], false],
    ['an order has come', [known], [known, { ...known, id: 'b' }], true],
    [
      'an order has come that the server has confirmed',
      [known],
      [known, { ...known, id: 'b', status: 'confirmed' as const }],
      true
    ],
    ['one is confirmed', [known], [{ ...known, status: 'confirmed' as const }], false],
    ['one has ended', [known], [], false],
    ['a customer has arrived', [known], [{ ...known, curbside }], true],
    ['a customer was there before', [{ ...known, curbside }], [{ ...known, curbside }], false]
  ])('rings if %s: %#', (_, before, now, rings) => {
    expect(hasNews(before, now)).toBe(rings)
  })

  it('counts new orders for the title of the tab', () => {
    const confirmed = { ...known, pending: { status: 'confirmed' as const, until: '' } }
    expect(countNew([known, known, confirmed])).toBe(2)
    expect([tabTitle(3, 'Orders'), tabTitle(0, 'Orders')]).toEqual(['(3) Orders', 'Orders'])
  })
})
