import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders, outbox, staffAudit, variants } from '../../../src/server/db/schema.ts'
import { createPublish } from '../../../src/server/events/publish.ts'
import { announceReopened } from '../../../src/server/staff/pause.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import {
  findStaffOrder,
  type PauseLength,
  setOpen,
  setOrderStatus,
  undoOrderStatus
} from '../../../src/contract/staff/staff-board.ts'
import { readHours, setHours } from '../../../src/contract/staff/staff-hours.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { fixture } from '../support/database/seed.ts'
import { by } from '../support/loyalty.ts'
import { openLivelyShop } from '../support/order-life.ts'
import { openShop } from '../support/shop.ts'

const shop = await openLivelyShop()
const headers = by('staff')
const location = 'queen-west'

const set = (order: string, status: 'confirmed' | 'cancelled' | 'preparing', undo = true) =>
  shop.to(setOrderStatus, { params: { order }, body: { status, undo }, headers })
const undo = (order: string) => shop.to(undoOrderStatus, { params: { order }, headers })
const statusOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

/** Lets the time in which changes can be undone pass. */
async function passUndo(): Promise<void> {
  await shop.db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(eq(outbox.kind, 'order-status'))
  shop.wake()
  await expect
    .poll(async () => (await shop.db.select().from(outbox).where(eq(outbox.kind, 'order-status'))).length)
    .toBe(0)
}

describe('a status change that can be undone', () => {
  test('is the staff’s alone until its time is up, and then the shopper’s', async () => {
    const order = await shop.placed()
    const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
    const { payload } = await set(order.id, 'confirmed')
    expect([payload.status, payload.pending?.status]).toEqual(['placed', 'confirmed'])
    const open = (await shop.staffOrders('open')).payload.orders
    expect(open.find(({ id }) => id === order.id)?.pending?.status).toBe('confirmed')
    expect(await statusOf(order.id)).toBe('placed')
    await passUndo()
    expect((await stream.messages(1)).map(({ data }) => data.message)).toEqual([{ type: 'order', status: 'confirmed' }])
    expect(await statusOf(order.id)).toBe('confirmed')
    stream.close()
  })

  test('can be undone for five seconds, or for as long as the server is configured to allow', async () => {
    const patient = await openShop(fixture, { undoSeconds: 30 })
    const { payload: other } = await patient.send(await patient.orderFor(await patient.cartWith({ grinder: 1 })))
    const patiently = { params: { order: other.id }, body: { status: 'confirmed', undo: true } as const, headers }
    const replies = [await set((await shop.placed()).id, 'confirmed'), await patient.to(setOrderStatus, patiently)]
    const seconds = replies.map(
      ({ payload }) => (Date.parse(payload.pending?.until ?? '') - shop.time.now.getTime()) / 1000
    )
    expect(seconds).toEqual([5, 30])
    const [job] = await patient.db
      .select({ left: sql<number>`extract(epoch from ${outbox.dueAt} - now())` })
      .from(outbox)
      .where(eq(outbox.kind, 'order-status'))
    expect(Number(job?.left)).toBeGreaterThan(5)
  })

  test('is read as made while it is carried out, at every moment', async () => {
    const ids = new Set<string>()
    for (let count = 0; count < 8; count++) {
      const { id } = await shop.placed()
      await set(id, 'confirmed')
      ids.add(id)
    }
    const shown = new Set<string>()
    const over = new AbortController()
    const read = async () => {
      while (!over.signal.aborted)
        for (const { id, status, pending } of (await shop.staffOrders('open')).payload.orders)
          if (ids.has(id)) shown.add(pending?.status ?? status)
    }
    const reading = Array.from({ length: 4 }, read)
    await passUndo().finally(() => over.abort())
    await Promise.all(reading)
    expect([...shown]).toEqual(['confirmed'])
  })

  test('is taken back without a trace for the shopper, and only in time', async () => {
    const order = await shop.placed()
    const stream = await listenFromNow(shop.url, { channels: `order.${order.id}` })
    await set(order.id, 'cancelled')
    expect((await undo(order.id)).payload).toMatchObject({ status: 'placed', pending: null })
    await passUndo()
    expect(await statusOf(order.id)).toBe('placed')
    const late = await undo(order.id)
    expect([late.status, late.failure.message]).toEqual([409, 'It’s too late to undo this change.'])
    await set(order.id, 'confirmed', false)
    expect((await stream.messages(1)).map(({ data }) => data.message)).toEqual([{ type: 'order', status: 'confirmed' }])
    stream.close()
  })

  test('is carried out by the next one of the same order, which alone can be undone', async () => {
    const order = await shop.placed()
    await set(order.id, 'confirmed')
    const { payload } = await set(order.id, 'preparing')
    expect([payload.status, payload.pending?.status]).toEqual(['confirmed', 'preparing'])
    expect((await undo(order.id)).payload).toMatchObject({ status: 'confirmed', pending: null })
    await passUndo()
    expect(await statusOf(order.id)).toBe('confirmed')
  })

  test('is dropped if the shopper cancels first, which the audit log records', async () => {
    const order = await shop.placed()
    await set(order.id, 'confirmed')
    await shop.cancel(order.id)
    await shop.db.delete(staffAudit)
    await passUndo()
    expect(await statusOf(order.id)).toBe('cancelled')
    expect(await shop.db.select().from(staffAudit)).toMatchObject([
      { action: 'order-status', orderId: order.id, detail: 'confirmed', ok: false }
    ])
  })

  test('is refused immediately if the order doesn’t allow it', async () => {
    const order = await shop.placed()
    const { status, failure } = await set(order.id, 'preparing')
    expect([status, failure.message]).toEqual([409, 'This order has changed meanwhile.'])
  })
})

test('one order is found by its number or code, in any case, at its own store', async () => {
  const order = await shop.placed()
  const find = (code: string, at = location) => shop.to(findStaffOrder, { params: { location: at, code }, headers })
  for (const code of [order.number, order.pickupCode.toLowerCase(), ` ${order.pickupCode} `])
    expect((await find(code)).payload.id).toBe(order.id)
  expect((await find('NOSUCH')).status).toBe(404)
  expect((await find(order.number, 'calgary')).status).toBe(404)
  expect((await shop.to(findStaffOrder, { params: { location, code: order.number } })).status).toBe(401)
})

describe('a pause', () => {
  const pause = (length: PauseLength) =>
    shop.to(setOpen, { params: { location }, body: { isOpen: false, pause: length }, headers })
  const read = async () => (await shop.to(readLocation, { params: { location } })).payload
  const days = async () =>
    (await shop.to(readSlots, { params: { location }, query: { method: 'pickup' } })).payload.days

  test('rejects orders, states when it ends, and ends automatically', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    const body = await shop.orderFor(cart)
    const { payload } = await pause('30')
    const end = new Date(shop.time.now.getTime() + 30 * 60_000)
    expect(payload).toEqual({ isOpen: false, pausedUntil: end.toISOString() })
    expect(await read()).toMatchObject({ isOpen: false, pausedUntil: end.toISOString() })
    expect(await days()).toEqual([])
    const { status, failure } = await shop.send(body)
    expect([status, failure.code, failure.payload]).toEqual([409, 'closed', { pausedUntil: end.toISOString() }])
    expect(failure.message).toMatch(
      /^Queen West isn’t taking orders right now\. Orders open again at \d+:\d\d [ap]m\.$/
    )
    const before = shop.time.now
    shop.time.now = end
    expect(await read()).toMatchObject({ isOpen: true, pausedUntil: null })
    expect((await days()).length).toBeGreaterThan(0)
    shop.time.now = before
    await shop.open(true)
  })

  test('is announced to open pages when it begins, and once when it is over', async () => {
    const { id } = await read()
    const stream = await listenFromNow(shop.url, { channels: `location.${id}` })
    const { pausedUntil } = (await pause('15')).payload
    const { publish } = createPublish(undefined)
    const context = { db: shop.db, clock: () => shop.time.now, publish, wake: shop.wake }
    await announceReopened(context)
    const before = shop.time.now
    shop.time.now = new Date(before.getTime() + 15 * 60_000)
    await Promise.all([announceReopened(context), announceReopened(context)])
    await shop.open(false)
    expect((await stream.messages(3)).map(({ data }) => data.message)).toEqual([
      { type: 'open', isOpen: false, pausedUntil },
      { type: 'open', isOpen: true, pausedUntil: null },
      { type: 'open', isOpen: false, pausedUntil: null }
    ])
    shop.time.now = before
    await shop.open(true)
    stream.close()
  })

  test('is over early if staff take orders again, and gives way to the switch', async () => {
    await pause('tomorrow')
    await shop.open(true)
    expect(await read()).toMatchObject({ isOpen: true, pausedUntil: null })
    await pause('60')
    await shop.open(false)
    expect(await read()).toMatchObject({ isOpen: false, pausedUntil: null })
    await shop.open(true)
  })
})

describe('the hours of a store', () => {
  const read = async () => (await shop.to(readHours, { params: { location }, headers })).payload
  const write = (body: Awaited<ReturnType<typeof read>>) => shop.to(setHours, { params: { location }, body, headers })

  test('are edited with names in both languages, and decide the slots from then on', async () => {
    const before = await read()
    const name = { en: 'Inventory', fr: 'Inventaire' }
    const special = { date: '2026-11-24', openTime: '10:00', closeTime: '11:00', isOpen: true, name }
    expect((await write({ ...before, specialHours: [special] })).payload.specialHours).toEqual([special])
    const french = await shop.to(readLocation, { params: { location }, query: { locale: 'fr-CA' } })
    expect(french.payload.specialHours).toMatchObject([{ date: '2026-11-24', name: 'Inventaire' }])
    const { days } = (await shop.to(readSlots, { params: { location }, query: { method: 'pickup' } })).payload
    const slots = days.find(({ date }) => date === '2026-11-24')?.slots.map(({ id }) => id.slice(11))
    expect(slots).toEqual(['10:00 am', '10:15 am', '10:30 am', '10:45 am'])
    await write(before)
  })

  test('are refused with an impossible date or time', async () => {
    const before = await read()
    const [day] = before.specialHours
    if (!day) throw new Error('The fixture has a holiday.')
    const wrong = await write({ ...before, specialHours: [{ ...day, date: '2026-02-30' }] })
    expect([wrong.status, wrong.failure.fields]).toEqual([422, { specialHours: 'unknown' }])
    expect(
      (await write({ ...before, openingHours: [{ day: 1, openTime: '25:00', closeTime: '9', isOpen: true }] })).status
    ).toBe(422)
    expect(await read()).toEqual(before)
  })
})

describe('the staff’s search', () => {
  test.each([
    ['mango', 'Mango'],
    ['mangoo', 'Mango'],
    ['mnago', 'Mango'],
    ['zebra, 3.5', 'Zebra'],
    ['huose zebra', 'Zebra']
  ])('finds the intended product by %o', async (q, name) => {
    const { listings } = (await shop.shelf(q)).payload
    expect(listings.length).toBeGreaterThan(0)
    expect(new Set(listings.map(one => one.name))).toEqual(new Set([name]))
  })

  test('finds a size alone by its SKU or its bar code, and its order’s lines have the SKU', async () => {
    const id = await shop.sizeOf('mango')
    await shop.db.update(variants).set({ sku: 'Zebra-1', gtin: '00036000291452' }).where(eq(variants.id, id))
    for (const q of ['zebra-1', '036000291452', '36000291452'])
      expect((await shop.shelf(q)).payload.listings).toMatchObject([{ variant: id, sku: 'Zebra-1' }])
    await expect(
      shop.db
        .update(variants)
        .set({ sku: 'ZEBRA-1' })
        .where(eq(variants.id, await shop.sizeOf('zebra')))
    ).rejects.toMatchObject({ cause: { constraint: 'variants_sku' } })
    const order = await shop.send(await shop.orderFor(await shop.cartWith({ mango: 1 })))
    expect(order.payload.lines).toMatchObject([{ variant: id, sku: 'Zebra-1' }])
    await shop.db.update(variants).set({ sku: null, gtin: null }).where(eq(variants.id, id))
  })

  test('finds nothing by words that resemble none', async () => {
    expect((await shop.shelf('xylophone')).payload.listings).toEqual([])
  })
})
