import { describe, expect, test } from 'vitest'
import { planSlots } from '../../../demo/server/modules/slots/plan.ts'
import type { LocationRow } from '../../../demo/server/modules/locations/find-location.ts'
import type { SeedLocation } from '../../../demo/catalogue/types.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { daily, makeLocation } from '../support/seed.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const at = (changes: Partial<SeedLocation & LocationRow>): LocationRow => ({
  ...makeLocation(),
  id: 'one',
  sortOrder: 0,
  contacts: [],
  slotMinutes: 15,
  menuUpdatedAt: new Date(0),
  ...changes
})

const ids = (location: LocationRow, now: string, method: Method = 'pickup') =>
  planSlots(location, method, new Date(now)).map(slot => slot.id)

const onDate = (all: string[], date: string) => all.filter(id => id.startsWith(date))

const noon = '2026-11-21T12:00:00-05:00'

describe('the slots of a location', () => {
  test('are a quarter of an hour long, in its zone, by day', async () => {
    const { payload } = await shop.to(readSlots, { params: { location: 'queen-west' }, query: { method: 'pickup' } })
    expect(payload.days[0]?.slots[0]).toEqual({
      id: '2026-11-21 10:30 am',
      start: '2026-11-21T10:30:00-05:00',
      end: '2026-11-21T10:45:00-05:00',
      available: true
    })
    expect(payload.days.map(day => day.date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28'
    ])
    for (const { date, slots } of payload.days) expect(slots.every(slot => slot.id.startsWith(date))).toBe(true)
  })

  test('are kept by no cache, for another shopper may take one at any moment', async () => {
    const { headers } = await shop.to(readSlots, { params: { location: 'small' }, query: { method: 'pickup' } })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('follow the zone of the location', async () => {
    const [first] = await shop.slotsAt('calgary')
    expect(first).toMatchObject({ id: '2026-11-21 09:00 am', start: '2026-11-21T09:00:00-07:00' })
  })

  test('need a method', async () => {
    const asked = (query: Record<string, string>) => shop.to(readSlots, { params: { location: 'queen-west' }, query })
    expect((await asked({})).failure.fields).toEqual({ method: 'required' })
    expect((await asked({ method: 'drone' })).failure.fields).toEqual({ method: 'choice' })
  })

  test('begin no sooner than now and the preparation time, 30 minutes when none is given', () => {
    const prepared = (orderPrepTime: number | null) =>
      ids(at({ pickupSettings: { isEnabled: true, orderPrepTime } }), noon)[0]
    expect(prepared(20)).toBe('2026-11-21 12:30 pm')
    expect(prepared(15)).toBe('2026-11-21 12:15 pm')
    expect(prepared(0)).toBe('2026-11-21 12:00 pm')
    expect(prepared(null)).toBe('2026-11-21 12:30 pm')
    expect(prepared(24 * 60)).toBe('2026-11-22 12:00 pm')
  })

  test('end by closing time', () => {
    expect(onDate(ids(at({}), noon), '2026-11-22').at(-1)).toBe('2026-11-22 08:45 pm')
    const odd = at({ openingHours: daily(['09:00', '21:10']) })
    expect(onDate(ids(odd, noon), '2026-11-22').at(-1)).toBe('2026-11-22 08:45 pm')
  })

  test('can be of another length', () => {
    expect(onDate(ids(at({ slotMinutes: 60, openingHours: daily(['09:00', '12:00']) }), noon), '2026-11-22')).toEqual([
      '2026-11-22 09:00 am',
      '2026-11-22 10:00 am',
      '2026-11-22 11:00 am'
    ])
  })

  test('leave out the time between two ranges of a day', () => {
    const split = at({ slotMinutes: 60, openingHours: daily(['15:00', '17:00'], ['09:00', '11:00']) })
    expect(onDate(ids(split, noon), '2026-11-22')).toEqual([
      '2026-11-22 09:00 am',
      '2026-11-22 10:00 am',
      '2026-11-22 03:00 pm',
      '2026-11-22 04:00 pm'
    ])
  })

  test('go past midnight, on into the next date', () => {
    const late = at({ slotMinutes: 60, openingHours: daily(['22:00', '02:00']) })
    expect(ids(late, '2026-11-21T23:10:00-05:00').slice(0, 3)).toEqual([
      '2026-11-22 12:00 am',
      '2026-11-22 01:00 am',
      '2026-11-22 10:00 pm'
    ])
  })

  test('still come from yesterday’s opening after midnight', () => {
    const late = at({ openingHours: daily(['22:00', '02:00']).filter(entry => entry.day === 5) })
    expect(ids(late, '2026-11-21T00:20:00-05:00')[0]).toBe('2026-11-21 12:45 am')
  })

  test('go round the clock when a store closes as it opens', () => {
    const always = at({ openingHours: daily(['00:00', '00:00']) })
    expect(onDate(ids(always, noon), '2026-11-22')).toHaveLength(96)
  })

  test('leave out closed days', () => {
    const week = daily(['09:00', '21:00']).map(entry => ({ ...entry, isOpen: entry.day !== 0 }))
    expect(onDate(ids(at({ openingHours: week }), noon), '2026-11-22')).toEqual([])
  })

  test('follow special hours instead of the week’s', () => {
    const name = { en: 'Holiday', fr: 'Fête' }
    const specialHours = [
      { date: '2026-11-22', openTime: '00:00', closeTime: '00:00', isOpen: false, name },
      { date: '2026-11-23', openTime: '12:00', closeTime: '12:30', isOpen: true, name }
    ]
    const all = ids(at({ specialHours }), noon)
    expect(onDate(all, '2026-11-22')).toEqual([])
    expect(onDate(all, '2026-11-23')).toEqual(['2026-11-23 12:00 pm', '2026-11-23 12:15 pm'])
  })

  test('of delivery follow its own hours and preparation time', () => {
    expect(ids(at({}), '2026-11-21T11:50:00-05:00', 'delivery')[0]).toBe('2026-11-21 12:45 pm')
  })

  test('at the curb are those of pickup, where orders are brought out to cars', () => {
    const curbsideSettings = { isEnabled: true }
    expect(ids(at({ curbsideSettings }), noon, 'curbside')).toEqual(ids(at({}), noon))
    expect(ids(at({}), noon, 'curbside')).toEqual([])
  })

  test('of delivery are only while the store is open, be its delivery hours longer', () => {
    const stray = at({
      slotMinutes: 60,
      openingHours: daily(['09:30', '11:45']),
      deliveryHours: daily(['08:00', '22:00'])
    })
    expect(onDate(ids(stray, noon, 'delivery'), '2026-11-22')).toEqual(['2026-11-22 09:30 am', '2026-11-22 10:30 am'])
    const nightly = at({
      slotMinutes: 60,
      openingHours: daily(['22:00', '02:00']),
      deliveryHours: daily(['00:00', '03:00'])
    })
    expect(onDate(ids(nightly, noon, 'delivery'), '2026-11-22')).toEqual(['2026-11-22 12:00 am', '2026-11-22 01:00 am'])
  })

  test('are none where the store is closed by the retailer or does not offer the method', () => {
    expect(ids(at({ isOpen: false }), noon)).toEqual([])
    expect(ids(at({ pickupSettings: { isEnabled: false, orderPrepTime: 5 } }), noon)).toEqual([])
  })
})

describe('on the day the clocks change', () => {
  test('in spring, the skipped hour has no slots', () => {
    const nightly = at({ slotMinutes: 30, openingHours: daily(['00:00', '05:00']) })
    const all = planSlots(nightly, 'pickup', new Date('2027-03-13T12:00:00-05:00'))
    const day = all.filter(slot => slot.id.startsWith('2027-03-14'))
    expect(day.map(slot => slot.id.slice(11))).toEqual([
      '12:00 am',
      '12:30 am',
      '01:00 am',
      '01:30 am',
      '03:00 am',
      '03:30 am',
      '04:00 am',
      '04:30 am'
    ])
    expect(new Date(day.at(-1)?.end ?? 0).toISOString()).toBe('2027-03-14T09:00:00.000Z')
  })

  test('in autumn, each slot of the repeated hour comes once, the first time', () => {
    const nightly = at({ slotMinutes: 30, openingHours: daily(['00:00', '03:00']) })
    const all = planSlots(nightly, 'pickup', new Date('2026-10-31T12:00:00-04:00'))
    const day = all.filter(slot => slot.id.startsWith('2026-11-01'))
    expect(day.map(slot => slot.id.slice(11))).toEqual([
      '12:00 am',
      '12:30 am',
      '01:00 am',
      '01:30 am',
      '02:00 am',
      '02:30 am'
    ])
    expect(day.map(slot => new Date(slot.start).toISOString().slice(11, 16))).toEqual([
      '04:00',
      '04:30',
      '05:00',
      '05:30',
      '07:00',
      '07:30'
    ])
  })

  test('a store opens and closes by the clock on its wall', () => {
    const all = planSlots(at({}), 'pickup', new Date('2026-10-31T12:00:00-04:00'))
    const opening = all.find(slot => slot.id === '2026-11-01 09:00 am')
    expect(new Date(opening?.start ?? 0).toISOString()).toBe('2026-11-01T14:00:00.000Z')
  })

  test('a store that opens in the skipped hour opens after it', () => {
    const early = at({ openingHours: daily(['02:30', '05:00']) })
    const all = ids(early, '2027-03-13T12:00:00-05:00')
    expect(onDate(all, '2027-03-14')[0]).toBe('2027-03-14 03:30 am')
  })
})
