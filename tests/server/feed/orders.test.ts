import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFeedOrders, setFeedOrderStatus } from '../../../src/contract/feed/feed-orders.ts'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { refundOrder } from '../../../src/contract/staff/staff-board.ts'
import { lots, orders, staffAudit } from '../../../src/server/db/schema.ts'
import { openFeedShop } from '../support/feed.ts'
import { by } from '../support/loyalty.ts'

const shop = await openFeedShop()
let till: Awaited<ReturnType<typeof shop.keyFor>>

beforeAll(async () => {
  till = await shop.keyFor(['orders'])
})

const read = (since?: string, headers = till.headers, location = 'queen-west') =>
  shop.to(readFeedOrders, { params: { location }, query: { ...(since !== undefined && { since }) }, headers })
const move = (order: string, status: OrderStatus, headers = till.headers, location = 'queen-west') =>
  shop.to(setFeedOrderStatus, { params: { location, order }, body: { status }, headers })
const find = async (id: string, since?: string) => (await read(since)).payload.orders.find(order => order.id === id)

describe('the orders of a store for the retailer’s system', () => {
  test('have lines with identifiers and lots, and the sums of the order', async () => {
    const variantId = await shop.mark('grinder', { sku: 'GR-1', gtin: '00036000291452' })
    const placed = await shop.placed()
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, placed.id))
    await shop.db.insert(lots).values({ locationId: row!.locationId, variantId, number: 'G-7', left: 1 })
    const withLot = await shop.placed()
    expect(await find(placed.id)).toMatchObject({
      number: placed.number,
      status: 'placed',
      isHeld: false,
      method: 'pickup',
      customer: { firstName: 'Ada', lastName: 'Byron', phone: null },
      address: null,
      total: placed.total,
      refunded: 0,
      lines: [{ variant: variantId, externalId: 'grinder', sku: 'GR-1', gtin: '00036000291452', quantity: 1, lots: [] }]
    })
    expect((await find(withLot.id))?.lines[0]?.lots).toEqual([{ number: 'G-7', quantity: 1 }])
    const { subtotal, discounts, fee, deposits, taxes, tip, total } = (await find(placed.id))!
    expect(subtotal - discounts + fee + deposits + taxes.reduce((sum, { amount }) => sum + amount, 0) + tip).toBe(total)
  })

  test('have no email address, a phone number where the store goes to the customer, and no customer once they have ended', async () => {
    const placed = await shop.placed()
    const curbside = await shop.placed('curbside')
    const text = JSON.stringify((await read()).payload)
    expect(text).not.toContain('@shop.example')
    expect((await find(curbside.id))?.customer?.phone).toContain('4165550123')
    await shop.cancel(placed.id)
    expect(await find(placed.id)).toMatchObject({ status: 'cancelled', customer: null, address: null, notes: null })
  })

  test('come once their status changes, in the order of their changes, and again for a minute', async () => {
    const first = await shop.placed()
    const { next, hasMore } = (await read()).payload
    expect(hasMore).toBe(false)
    expect(await find(first.id, next)).toMatchObject({ status: 'placed' })
    await move(first.id, 'confirmed')
    expect(await find(first.id, next)).toMatchObject({ status: 'confirmed' })
    const changes = (await read()).payload.orders.map(({ changedAt }) => Date.parse(changedAt))
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  })

  test('have the sum of their refunds', async () => {
    const placed = await shop.placed()
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) await move(placed.id, status)
    const params = { order: placed.id }
    await shop.to(refundOrder, { params, body: { reason: 'Damaged' }, headers: by('staff') })
    expect(await find(placed.id)).toMatchObject({ status: 'completed', refunded: placed.total })
  })

  test.each(['yesterday', '12', '_'])('since “%s” are refused', async since => {
    const { status, failure } = await read(since)
    expect([status, failure.fields]).toEqual([422, { since: 'wrong' }])
  })
})

describe('a status that the retailer’s system sets', () => {
  test('is audited under the name of the key, and the same again changes nothing', async () => {
    const placed = await shop.placed()
    expect((await move(placed.id, 'confirmed')).payload.status).toBe('confirmed')
    expect((await move(placed.id, 'confirmed')).status).toBe(200)
    const [entry] = await shop.db.select().from(staffAudit).where(eq(staffAudit.orderId, placed.id))
    expect(entry).toMatchObject({ action: 'order-status', memberName: 'Till', detail: 'confirmed', ok: true })
  })

  test('follows the steps of an order, at its own store', async () => {
    const placed = await shop.placed()
    expect((await move(placed.id, 'completed')).status).toBe(409)
    expect((await move(placed.id, 'confirmed', till.headers, 'calgary')).status).toBe(404)
    expect(await find(placed.id)).toMatchObject({ status: 'placed' })
  })
})

test('orders need the scope and the store of a key', async () => {
  const stock = await shop.keyFor(['stock', 'catalog'])
  const elsewhere = await shop.keyFor(['orders'], ['calgary'])
  expect((await read(undefined, stock.headers)).status).toBe(403)
  expect((await read(undefined, elsewhere.headers)).status).toBe(403)
  expect((await read(undefined, { Authorization: 'Bearer feed_wrong' })).status).toBe(401)
  const placed = await shop.placed()
  expect((await move(placed.id, 'confirmed', stock.headers)).status).toBe(403)
})
