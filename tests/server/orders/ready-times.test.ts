import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOrder } from '../../../src/contract/order/order.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { setExtraTime } from '../../../src/contract/staff/extra-time.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { readStaffOrders } from '../../../src/contract/staff/staff-board.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { locations, orderHistory, orders, readyHours, readyTimes } from '../../../src/server/db/schema.ts'
import { LEARNED_EVERY, learnReadyTimes } from '../../../src/server/shop/ready-times/learn.ts'
import { by } from '../support/loyalty.ts'
import { type OrderLike, writeOrdersLike } from '../support/past-orders.ts'
import { openShop } from '../support/shop.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const shop = await openShop()
// Saturday, 10 am in Toronto.
const now = shop.time.now
const location = 'queen-west'

const requestOne = async () => {
  const [first] = await shop.slotsAt(location)
  return shop.orderFor(await shop.cartWith({ apple: 1 }), { slot: first?.id ?? '' })
}
/** Places an order for the first slot. */
const placeOne = async (more = {}) => (await shop.send({ ...(await requestOne()), ...more })).payload
const learn = () => learnReadyTimes({ db: shop.db, clock: () => shop.time.now })
const sent = async () => (await shop.to(readLocation, { params: { location } })).payload
const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY + minutes * MINUTE)

/** A quarter of a year in which a lone order takes 40 minutes, and each of six at a time takes 80. */
const history: OrderLike[] = Array.from({ length: 80 }, (_, day) => [
  { placedAt: ago(day + 1), minutes: 40 },
  ...Array.from({ length: 6 }, (_, at) => ({ placedAt: ago(day + 1, 120 + at / 10), minutes: at === 5 ? 80 : 40 }))
]).flat()

/** So many orders that were placed a moment ago. */
const crowd = (count: number): OrderLike[] =>
  Array.from({ length: count }, (_, at) => ({ placedAt: new Date(now.getTime() - at * 1000) }))

let template = ''
beforeEach(async () => {
  shop.time.now = now
  await shop.setListing('apple', { stock: 100 })
  await shop.db.delete(readyTimes)
  await shop.db.delete(orders)
  template = (await placeOne()).id
  await shop.db
    .update(orders)
    .set({ placedAt: ago(200), slotStart: ago(200), status: 'completed', endedAt: ago(200) })
    .where(eq(orders.id, template))
})

/** Writes the history and learns from it. */
async function learnFrom(list: OrderLike[] = history) {
  await writeOrdersLike(shop.db, template, list)
  await learn()
}

describe('a store with little history', () => {
  test('promises by its settings alone, to the byte', async () => {
    const before = await sent()
    const etag = (await shop.to(readBusiness)).headers.get('etag')
    await learnFrom(history.slice(0, 59))
    await writeOrdersLike(shop.db, template, crowd(20))
    expect(await sent()).toEqual(before)
    expect((await shop.to(readBusiness)).headers.get('etag')).toBe(etag)
    expect(before).not.toHaveProperty('readyWithin')
    expect(await placeOne()).not.toHaveProperty('promised')
  })
})

describe('a store that has learned', () => {
  test('promises a later range than its settings, the same with the business, for pickup and delivery', async () => {
    const { deliverySettings } = await sent()
    await learnFrom()
    const learned = await sent()
    const { payload } = await shop.to(readBusiness)
    expect(payload.locations.find(({ slug }) => slug === location)).toEqual(learned)
    expect(learned.pickupSettings.orderPrepTime).toBe(40)
    expect(learned.readyWithin).toBeGreaterThan(0)
    expect(learned.deliverySettings).toEqual({
      ...deliverySettings,
      orderPrepTime: Math.max(40, deliverySettings.orderPrepTime ?? 30)
    })
    expect(payload.locations.filter(({ slug, readyWithin }) => slug !== location && readyWithin)).toEqual([])
  })

  test('offers no slot before that, and keeps its settings', async () => {
    await learnFrom()
    const { payload } = await shop.to(readSlots, { params: { location }, query: { method: 'pickup' } })
    expect(payload.days[0]?.slots[0]?.id).toBe('2026-11-21 10:45 am')
    expect(payload).toMatchObject({ orderPrepTime: 40, readyWithin: (await sent()).readyWithin })
    const [row] = await shop.db.select().from(locations).where(eq(locations.slug, location))
    expect(row?.pickupSettings.orderPrepTime).toBe(20)
  })

  test('promises later with more open work, and not for work that is done, forgotten or for later', async () => {
    await learnFrom()
    const { pickupSettings: quiet, readyWithin: within = 0 } = await sent()
    await writeOrdersLike(shop.db, template, [{ placedAt: ago(2) }, { placedAt: ago(0, -30), minutes: 10 }])
    await writeOrdersLike(shop.db, template, [{ placedAt: new Date(now.getTime() + 3 * 60 * MINUTE) }])
    expect((await sent()).pickupSettings).toEqual(quiet)
    await writeOrdersLike(shop.db, template, crowd(8))
    const busy = await sent()
    expect(busy.pickupSettings.orderPrepTime).toBeGreaterThan(quiet.orderPrepTime ?? 0)
    expect((busy.pickupSettings.orderPrepTime ?? 0) + (busy.readyWithin ?? 0)).toBeGreaterThan(40 + within)
  })

  test('still takes an order for a slot that was offered before work piled up', async () => {
    await learnFrom()
    const body = await requestOne()
    await writeOrdersLike(shop.db, template, crowd(30))
    const { status, payload } = await shop.send(body)
    expect(status).toBe(201)
    expect(payload.slot.id).toBe(body.slot)
  })

  test('counts the items of a cart in its slots', async () => {
    await learnFrom(history.map((order, at) => (at % 3 === 0 ? { ...order, items: 12, minutes: 150 } : order)))
    const { id: cart } = await shop.cartWith({ apple: 12 })
    const first = async (query: object) =>
      (await shop.to(readSlots, { params: { location }, query: { method: 'pickup', ...query } })).payload.orderPrepTime
    expect(await first({ cart })).toBeGreaterThan((await first({})) ?? 0)
  })

  test('learns once a day, for each hour with orders and each size', async () => {
    await learnFrom()
    const [row] = await shop.db.select().from(readyTimes).where(eq(readyTimes.orders, history.length))
    expect(row?.learnedAt).toEqual(now)
    const hours = await shop.db.select().from(readyHours)
    expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(history.length)
    await shop.db.delete(orderHistory)
    shop.time.now = new Date(now.getTime() + (LEARNED_EVERY - 1) * 60 * MINUTE)
    await learn()
    expect(await shop.db.select().from(readyHours)).toHaveLength(hours.length)
    shop.time.now = new Date(now.getTime() + (LEARNED_EVERY + 1) * 60 * MINUTE)
    await learn()
    expect(await shop.db.select().from(readyHours)).toEqual([])
    expect(await sent()).not.toHaveProperty('readyWithin')
  })
})

describe('a placed order', () => {
  const read = async (order: string) => (await shop.to(readOrder, { params: { order } })).payload

  test('keeps its promise: from its slot until the end of the range', async () => {
    await learnFrom(history.map((order, at) => (at % 5 === 0 ? { ...order, minutes: 75 } : order)))
    const placed = await placeOne()
    expect(placed.promised?.from).toBe(placed.slot.start)
    expect(Date.parse(placed.promised?.to ?? '')).toBeGreaterThan(Date.parse(placed.slot.start))
    await shop.db.delete(readyTimes)
    expect((await read(placed.id)).promised).toEqual(placed.promised)
  })

  test('for a later slot is promised for its start', async () => {
    await learnFrom()
    const slots = await shop.slotsAt(location)
    const placed = await placeOne({ slot: slots[20]?.id ?? '' })
    expect(placed.promised).toEqual({ from: slots[20]?.start, to: slots[20]?.start })
  })

  test('is expected later once work piles up ahead of it, and never before its promise', async () => {
    await learnFrom()
    const placed = await placeOne()
    expect(await read(placed.id)).not.toHaveProperty('expected')
    await writeOrdersLike(shop.db, template, crowd(12))
    const { expected, promised } = await read(placed.id)
    expect(Date.parse(expected?.to ?? '')).toBeGreaterThan(Date.parse(promised?.to ?? ''))
    expect(Date.parse(expected?.from ?? '')).toBeGreaterThanOrEqual(Date.parse(promised?.from ?? ''))
    expect(promised).toEqual(placed.promised)
    await shop.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, placed.id))
    expect(await read(placed.id)).not.toHaveProperty('expected')
  })

  test('isn’t delayed by orders placed after it', async () => {
    await learnFrom()
    const placed = await placeOne()
    const after = crowd(12).map(order => ({ ...order, placedAt: new Date(now.getTime() + MINUTE) }))
    await writeOrdersLike(shop.db, template, after)
    expect(await read(placed.id)).not.toHaveProperty('expected')
  })
})

describe('time that the staff add to new orders', () => {
  const add = (minutes: 0 | 10 | 20 | 30, during: 30 | 60 | 120 = 60) =>
    shop.to(setExtraTime, { params: { location }, body: { minutes, during }, headers: by('staff') })
  const times = async () => {
    const { pickupSettings, deliverySettings, readyWithin } = await sent()
    return [pickupSettings.orderPrepTime, deliverySettings.orderPrepTime, readyWithin]
  }
  afterEach(() => shop.db.update(locations).set({ extraMinutes: 0, extraUntil: null }))

  test('moves the settings of a store with little history, and its slots, until it ends by the clock', async () => {
    const [pickup = 0, delivery = 0] = await times()
    const first = (await shop.slotsAt(location))[0]!
    const { payload } = await add(30)
    expect(payload.extra).toEqual({ minutes: 30, until: new Date(now.getTime() + 60 * MINUTE).toISOString() })
    expect(await times()).toEqual([(pickup ?? 30) + 30, (delivery ?? 30) + 30, undefined])
    expect(Date.parse((await shop.slotsAt(location))[0]!.start) - Date.parse(first.start)).toBe(30 * MINUTE)
    const { payload: business } = await shop.to(readBusiness)
    expect(business.locations.find(({ slug }) => slug === location)).toEqual(await sent())
    shop.time.now = new Date(now.getTime() + 60 * MINUTE)
    expect(await times()).toEqual([pickup, delivery, undefined])
  })

  test('moves both ends of a learned range, and the promise of an order', async () => {
    await learnFrom()
    const [from = 0, , within] = await times()
    const before = await placeOne()
    await add(20)
    expect((await times())[0]).toBe((from ?? 0) + 20)
    expect((await times())[2]).toBe(within)
    const after = await placeOne()
    expect(Date.parse(after.promised!.to) - Date.parse(before.promised!.to)).toBeGreaterThanOrEqual(20 * MINUTE)
  })

  test('is taken back with a press, is on the board, and in the log', async () => {
    const board = async () => {
      const query = { state: 'open' as const }
      return (await shop.to(readStaffOrders, { params: { location }, query, headers: by('staff') })).payload.extra
    }
    await add(10, 120)
    expect(await board()).toEqual({ minutes: 10, until: new Date(now.getTime() + 120 * MINUTE).toISOString() })
    expect((await add(0)).payload.extra).toBeNull()
    expect(await board()).toBeNull()
    const { entries } = (await shop.to(readStaffAudit, { headers: by('staff') })).payload
    const own = entries.filter(({ action }) => action === 'extra-time').map(({ detail, ok }) => [detail, ok])
    expect(own).toEqual(
      expect.arrayContaining([
        ['10, 120', true],
        ['none', true]
      ])
    )
  })

  test('is at most 30 minutes for two hours', async () => {
    const body = { minutes: 40, during: 600 } as never
    const reply = await shop.to(setExtraTime, { params: { location }, body, headers: by('staff') })
    expect(reply.status).toBe(422)
  })
})
