import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { locations } from '../../../src/server/db/schema.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { StoreLocation } from '../../../src/contract/store/location.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { openCheckoutShop, outside } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { daily } from '../support/database/seed.ts'
import { home } from '../support/shop.ts'

const shop = await openCheckoutShop()
const morning = shop.time.now
const [kept] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))

/** Returns a time on Saturday in Queen West's time zone. */
const at = (time: string) => new Date(`2026-11-21T${time.length === 5 ? `${time}:00` : time}-05:00`)

type Changes = Partial<Pick<StoreLocation, 'pickupSettings' | 'curbsideSettings' | 'deliverySettings'>>
const change = (changes: Changes) => shop.db.update(locations).set(changes).where(eq(locations.slug, 'queen-west'))

afterEach(async () => {
  shop.time.now = morning
  if (kept) await change(kept)
})

const slotsFor = async (method: Method, cart?: string, headers = {}, place: Record<string, string> = {}) => {
  const query = { method, ...(cart !== undefined && { cart }), ...place }
  const { payload } = await shop.to(readSlots, { params: { location: 'queen-west' }, query, headers })
  return payload.days.flatMap(day => day.slots.map(slot => slot.id))
}
const first = async (method: Method = 'pickup') => (await slotsFor(method))[0]

const placed = async (cart: Cart, slot: string) => {
  const answer = await shop.send({ ...(await shop.orderFor(cart)), slot }, randomUUID())
  return answer.status === 201 ? answer.payload.slot.id : `${answer.status} ${answer.failure.code}`
}

const pickupUntil = (orderCutOff: string | null, orderPrepTime = 20) =>
  change({ pickupSettings: { isEnabled: true, orderPrepTime, orderCutOff } })

describe('after the cut-off of a day', () => {
  test('no slot of that day is offered, and later days are as they were', async () => {
    await pickupUntil('14:00')
    shop.time.now = at('13:59')
    const before = await slotsFor('pickup')
    expect(before[0]).toBe('2026-11-21 02:30 pm')
    shop.time.now = at('14:00')
    expect(await slotsFor('pickup')).toEqual(before.filter(id => !id.startsWith('2026-11-21')))
    expect(await first('delivery')).toBe('2026-11-21 02:45 pm')
  })

  test('curbside follows pickup’s cut-off unless it has its own or none', async () => {
    await pickupUntil('14:00')
    shop.time.now = at('14:00')
    expect(await first('curbside')).toBe('2026-11-22 09:00 am')
    for (const orderCutOff of [null, '15:00']) {
      await change({ curbsideSettings: { isEnabled: true, orderCutOff } })
      expect(await first('curbside')).toBe('2026-11-21 02:30 pm')
    }
    expect(await first()).toBe('2026-11-22 09:00 am')
  })

  test('no order is accepted for that day, and one for the next is', async () => {
    await pickupUntil('14:00')
    shop.time.now = at('15:00')
    const cart = await shop.cartOf(1)
    expect(await placed(cart, '2026-11-21 06:00 pm')).toBe('409 slot_gone')
    expect(await placed(cart, '2026-11-22 09:00 am')).toBe('2026-11-22 09:00 am')
  })

  test('is returned with the settings of the location', async () => {
    await pickupUntil('14:00')
    const { payload } = await shop.to(readLocation, { params: { location: 'queen-west' } })
    expect(payload.pickupSettings.orderCutOff).toBe('14:00')
    expect(payload.deliverySettings.orderCutOff).toBeUndefined()
  })
})

describe('a slot that time has just taken from the list', () => {
  test.each([
    ['13:40:00', '2026-11-21 02:00 pm'],
    ['13:41:59', '2026-11-21 02:00 pm'],
    ['13:42:01', '409 slot_gone']
  ])('since the preparation begins at 13:40: at %s it is %s', async (time, expected) => {
    shop.time.now = at(time)
    expect(await placed(await shop.cartOf(1), '2026-11-21 02:00 pm')).toBe(expected)
  })

  test.each([
    ['13:59:59', '2026-11-21 06:00 pm'],
    ['14:01:59', '2026-11-21 06:00 pm'],
    ['14:02:01', '409 slot_gone']
  ])('since the cut-off is at 14:00: at %s it is %s', async (time, expected) => {
    await pickupUntil('14:00')
    shop.time.now = at(time)
    expect(await placed(await shop.cartOf(1), '2026-11-21 06:00 pm')).toBe(expected)
  })

  test('is offered no more', async () => {
    shop.time.now = at('13:40:01')
    expect(await slotsFor('pickup')).not.toContain('2026-11-21 02:00 pm')
  })

  test.each([
    ['13:59:59', '2026-11-21 02:00 pm'],
    ['14:00:00', '2026-11-21 02:00 pm'],
    ['14:00:01', '409 slot_gone']
  ])('is never accepted once it has begun, be there nothing to prepare: at %s it is %s', async (time, expected) => {
    await pickupUntil(null, 0)
    shop.time.now = at(time)
    expect(await placed(await shop.cartOf(1), '2026-11-21 02:00 pm')).toBe(expected)
  })

  test('is not accepted at an hour at which it was never offered', async () => {
    shop.time.now = at('13:41')
    expect(await placed(await shop.cartOf(1), '2026-11-21 02:05 pm')).toBe('409 slot_gone')
  })
})

describe('a zone with its own hours', () => {
  const evening = daily(['16:00', '17:00'])
  const windowed = async (hours = evening) => {
    const [zone] = kept?.deliverySettings.zones ?? []
    if (!kept || !zone) throw new Error('The shop has no zone.')
    await change({ deliverySettings: { ...kept.deliverySettings, zones: [{ ...zone, hours }] } })
  }
  const cartHome = () => shop.cartOf(3, [], 'queen-west', 'delivery')
  const times = (all: string[]) => [...new Set(all.map(id => id.slice(11)))]
  const four = ['04:00 pm', '04:15 pm', '04:30 pm', '04:45 pm']

  test('a cart delivered there is offered only times within both', async () => {
    await windowed()
    const cart = await cartHome()
    expect(cart.delivery?.hours).toEqual(evening)
    expect(times(await slotsFor('delivery', cart.id))).toEqual(four)
    await windowed(daily(['17:30', '23:00']))
    expect(times(await slotsFor('delivery', cart.id))).toEqual(['05:30 pm', '05:45 pm'])
  })

  test('other times are not reduced: without a cart, with a deleted one, without an address, or for pickup', async () => {
    await windowed()
    const all = await slotsFor('delivery')
    expect(times(all).length).toBeGreaterThan(4)
    expect(await slotsFor('delivery', 'gone')).toEqual(all)
    const cart = await cartHome()
    expect(await slotsFor('pickup', cart.id)).toEqual(await slotsFor('pickup'))
    const { payload: nowhere } = await shop.bring(cart, null)
    expect(await slotsFor('delivery', cart.id)).toEqual(all)
    await shop.bring(nowhere, outside)
    expect(await slotsFor('delivery', cart.id)).toEqual(all)
  })

  test('before there is a cart with an address, a place is offered only times within both', async () => {
    await windowed()
    const at = (place: Record<string, string>, cart?: string) => slotsFor('delivery', cart, {}, place)
    const all = await slotsFor('delivery')
    expect(times(await at({ postalCode: home.postalCode }))).toEqual(four)
    expect(times(await at({ lat: '43.65', lng: '-79.35' }))).toEqual(four)
    expect(await at({ postalCode: 'K1N 5P5', lat: '45.4', lng: '-75.7' })).toEqual(all)
    const { payload: nowhere } = await shop.bring(await cartHome(), null)
    expect(times(await at({ postalCode: home.postalCode }, nowhere.id))).toEqual(four)
    const { failure } = await shop.to(readSlots, {
      params: { location: 'queen-west' },
      query: { method: 'delivery', lat: 'north' }
    })
    expect(failure.fields).toEqual({ lat: expect.any(String) })
  })

  test('an account’s address narrows only its own times, and does not reveal its zone', async () => {
    await windowed()
    const headers = by(await shop.signIn())
    const cart = await cartHome()
    await shop.bring(cart, home, headers)
    expect(times(await slotsFor('delivery', cart.id, headers))).toEqual(four)
    expect(await slotsFor('delivery', cart.id)).toEqual(await slotsFor('delivery'))
  })

  test('an order there is accepted for those times alone', async () => {
    await windowed()
    const cart = await cartHome()
    expect(await placed(cart, '2026-11-21 02:00 pm')).toBe('409 slot_gone')
    expect(await placed(cart, '2026-11-21 04:45 pm')).toBe('2026-11-21 04:45 pm')
  })

  test('the times of an order that is picked up are the store’s, whatever address its cart still has', async () => {
    await windowed()
    const { payload } = await shop.method(await cartHome(), 'pickup')
    expect(await placed(payload, '2026-11-21 02:00 pm')).toBe('2026-11-21 02:00 pm')
  })

  test('its hours are returned with the location’s', async () => {
    await windowed()
    const { payload } = await shop.to(readLocation, { params: { location: 'queen-west' } })
    expect(payload.deliverySettings.zones.map(zone => zone.hours)).toEqual([evening])
  })
})

test('settings saved before cut-offs and zone hours existed have none', async () => {
  const zones = kept?.deliverySettings.zones.map(({ hours: _hours, ...zone }) => zone) ?? []
  await change({ deliverySettings: { isEnabled: true, orderPrepTime: 45, afterHoursOrdering: true, zones } as never })
  const cart = await shop.cartOf(3, [], 'queen-west', 'delivery')
  expect(cart.delivery?.hours).toBeNull()
  expect(await slotsFor('delivery', cart.id)).toEqual(await slotsFor('delivery'))
  const { payload } = await shop.to(readLocation, { params: { location: 'queen-west' } })
  expect(payload.deliverySettings.zones.every(zone => zone.hours === null)).toBe(true)
})
