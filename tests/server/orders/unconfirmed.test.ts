import { and, desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { alertManagers } from '../../../src/server/ordering/orders/unconfirmed/alert-managers.ts'
import { confirmPlaced } from '../../../src/server/staff/confirm-placed.ts'
import { sendManagerAlert } from '../../../src/server/ordering/orders/unconfirmed/send-alert.ts'
import { locations, orderHistory, orders, outbox } from '../../../src/server/db/schema.ts'
import type { Mail } from '../../../src/server/mail/send.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { contextOf } from '../support/context-of.ts'
import { by } from '../support/loyalty.ts'
import { changesIn } from '../support/order-changes.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)
const MINUTE = 60_000
const sent: Mail[] = []

/** The context of a process, with the test's clock. */
const process = () => contextOf(shop, { send: async mail => void sent.push(mail), canText: true })

const placed = async (slot?: string): Promise<Order> => {
  const body = await shop.orderFor(await shop.cartWith({ bong: 1 }))
  return (await shop.send(slot === undefined ? body : { ...body, slot })).payload
}
const setStore = (change: Partial<typeof locations.$inferInsert>) =>
  shop.db.update(locations).set(change).where(eq(locations.slug, 'queen-west'))

const start = shop.time.now
beforeEach(async () => {
  sent.length = 0
  await shop.db.update(orders).set({ status: 'cancelled' })
})
afterEach(async () => {
  shop.time.now = start
  await setStore({ confirmsOrders: false, alertPhone: null, alertEmail: null, alertedAt: null })
})

describe('a store that has its orders confirmed automatically', () => {
  beforeEach(() => setStore({ confirmsOrders: true }))

  test('has a new order confirmed once by two processes, with an entry in the audit', async () => {
    const order = await placed()
    await Promise.all([confirmPlaced(process()), confirmPlaced(process())])
    expect((await doing.read(order)).status).toBe('confirmed')
    const isIt = and(eq(orderHistory.orderId, order.id), eq(orderHistory.status, 'confirmed'))
    expect(await shop.db.select().from(orderHistory).where(isIt)).toHaveLength(1)
    const { entries } = (await shop.to(readStaffAudit, { headers: by('staff') })).payload
    const own = entries.filter(entry => entry.order === order.number)
    expect(own).toMatchObject([
      { member: 'Storefront', action: 'order-status', detail: 'confirmed, automatically', ok: true }
    ])
  })

  test('leaves an order that is held for a check to its staff', async () => {
    const order = await placed()
    await shop.db
      .update(orders)
      .set({ held: 'contact', heldUntil: new Date(0) })
      .where(eq(orders.id, order.id))
    await confirmPlaced(process())
    expect((await doing.read(order)).status).toBe('placed')
  })
})

test('other stores confirm their orders themselves', async () => {
  const order = await placed()
  await confirmPlaced(process())
  expect((await doing.read(order)).status).toBe('placed')
})

describe('a store with a contact for alerts', () => {
  const soon = async () => (await shop.slotsAt())[0]!.id
  const jobs = () => shop.db.select().from(outbox).where(eq(outbox.kind, 'manager-alert')).orderBy(desc(outbox.id))
  const after = (minutes: number) => (shop.time.now = new Date(shop.time.now.getTime() + minutes * MINUTE))
  /** Runs two processes, and sends what they have enqueued. */
  async function report() {
    await Promise.all([alertManagers(process()), alertManagers(process())])
    const due = await jobs()
    await shop.db.delete(outbox).where(eq(outbox.kind, 'manager-alert'))
    for (const job of due) await sendManagerAlert(process())(job)
    return due.length
  }

  test('gets one text about orders that wait for 12 minutes, with the number of the oldest and no name, and the next after 15', async () => {
    await setStore({ alertPhone: '+1 416-555-0188', alertEmail: 'manager@shop.example' })
    const oldest = await placed(await soon())
    after(11)
    await placed(await soon())
    expect(await report()).toBe(0)
    after(2)
    expect(await report()).toBe(1)
    expect(sent).toMatchObject([{ channel: 'sms', to: '+1 416-555-0188' }])
    expect(sent[0]!.body).toContain(`order ${oldest.number} has been waiting to be confirmed for 13 minutes`)
    expect(sent[0]!.body).not.toMatch(/Ada|Byron/)
    after(14)
    expect(await report()).toBe(0)
    after(1)
    expect(await report()).toBe(1)
    expect(sent[1]!.body).toContain('2 orders are waiting')
  })

  test('gets an email where the server sends no texts', async () => {
    await setStore({ alertPhone: '+1 416-555-0188', alertEmail: 'manager@shop.example' })
    await placed(await soon())
    after(12)
    await alertManagers(process())
    const [job] = await jobs()
    await shop.db.delete(outbox).where(eq(outbox.kind, 'manager-alert'))
    await sendManagerAlert({ ...process(), canText: false })(job!)
    expect(sent).toMatchObject([
      { channel: 'email', to: 'manager@shop.example', subject: 'Orders to confirm at Queen West' }
    ])
  })

  test('gets nothing about orders that are confirmed, held, or for later in the day', async () => {
    await setStore({ alertEmail: 'manager@shop.example' })
    const order = await placed(await soon())
    const held = await placed(await soon())
    await placed((await shop.slotsAt()).at(-1)!.id)
    await shop.db.update(orders).set({ held: 'contact' }).where(eq(orders.id, held.id))
    const params = { order: order.id }
    await shop.to(setOrderStatus, { params, body: { status: 'confirmed' }, headers: by('staff') })
    after(30)
    expect(await report()).toBe(0)
  })

  test('gets nothing if all are confirmed before the message is sent', async () => {
    await setStore({ alertEmail: 'manager@shop.example' })
    await placed(await soon())
    after(12)
    await alertManagers(process())
    const [job] = await jobs()
    await shop.db.update(orders).set({ status: 'confirmed' })
    await sendManagerAlert(process())(job!)
    await shop.db.delete(outbox).where(eq(outbox.kind, 'manager-alert'))
    expect(sent).toEqual([])
  })

  test('gets nothing while the store is closed by its hours', async () => {
    await setStore({ alertEmail: 'manager@shop.example' })
    await placed(await soon())
    shop.time.now = new Date(`${shop.time.now.toISOString().slice(0, 10)}T09:00:00Z`)
    await shop.db
      .update(orders)
      .set({ placedAt: new Date(shop.time.now.getTime() - 30 * MINUTE), slotStart: shop.time.now })
      .where(eq(orders.status, 'placed'))
    expect(await report()).toBe(0)
  })
})

test('a store without a contact for alerts messages no one', async () => {
  await placed((await shop.slotsAt())[0]!.id)
  shop.time.now = new Date(shop.time.now.getTime() + 30 * MINUTE)
  await alertManagers(process())
  expect(await shop.db.select().from(outbox).where(eq(outbox.kind, 'manager-alert'))).toEqual([])
})
