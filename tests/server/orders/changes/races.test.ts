import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, type Order } from '../../../../src/contract/order/order.ts'
import { orderChanges, orderQuestions, orders } from '../../../../src/server/db/schema.ts'
import { openCheckoutShop } from '../../support/checkout.ts'
import { changesIn } from '../../support/order-changes.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)
let before: number[] = []
const stocks = async () => [await shop.stockOf('bong'), await shop.stockOf('grinder')]
beforeEach(async () => (before = await stocks()))

const ROUNDS = 8

async function placed(choice: 'leave' | 'ask' = 'leave'): Promise<Order> {
  const cart = await doing.choose(await shop.cartWith({ bong: 3 }), choice, 'bong')
  return (await shop.send(await shop.orderFor(cart))).payload
}

/** Expects the stock without the pieces of the order. */
async function expectExact(order: Order): Promise<Order> {
  const now = await doing.read(order)
  const taken = (product: string) =>
    now.status === 'cancelled' ? 0 : (now.lines.find(line => line.productSlug === product)?.quantity ?? 0)
  expect(await stocks()).toEqual([before[0]! - taken('bong'), before[1]! - taken('grinder')])
  return now
}

test.each(Array.from({ length: ROUNDS }, (_, at) => at))(
  'the shopper’s cancel and a change by the staff leave exact stock in either order (%i)',
  async () => {
    const order = await placed()
    const cancel = shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
    const [cancelled, changed] = await Promise.all([cancel, doing.report(order, 'bong', { missing: 1 })])
    const now = await expectExact(order)
    expect([cancelled.status, now.status]).toEqual([201, 'cancelled'])
    expect([200, 409]).toContain(changed.status)
  }
)

test.each(Array.from({ length: ROUNDS }, (_, at) => at))(
  'two devices that report the same line change it once (%i)',
  async () => {
    const order = await placed()
    const report = () => doing.report(order, 'bong', { missing: 1 })
    const replies = await Promise.all([report(), report(), report()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await expectExact(order)).lines).toMatchObject([{ quantity: 2 }])
    expect(await shop.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id))).toHaveLength(1)
  }
)

test.each(Array.from({ length: ROUNDS }, (_, at) => at))(
  'of an answer and the end of its time, one counts (%i)',
  async () => {
    const order = await placed('ask')
    const { payload } = await doing.report(order, 'bong', { missing: 1, instead: ['grinder', 1] })
    const [question] = payload.questions!
    shop.time.now = new Date(shop.time.now.getTime() + 601_000)
    const [answer] = await Promise.all([doing.answer(order, question!.id, 'take'), doing.expire()])
    const now = await expectExact(order)
    const isTaken = now.lines.some(({ productSlug }) => productSlug === 'grinder')
    expect(answer.status).toBe(isTaken ? 200 : 409)
    const [row] = await shop.db.select().from(orderQuestions).where(eq(orderQuestions.id, question!.id))
    expect([row?.end, now.changes?.length]).toEqual([isTaken ? 'taken' : 'unanswered', 1])
  }
)

test.each(Array.from({ length: ROUNDS }, (_, at) => at))('an answer and a cancel leave exact stock (%i)', async () => {
  const order = await placed('ask')
  const { payload } = await doing.report(order, 'bong', { missing: 1, instead: ['grinder', 1] })
  const cancel = shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
  await Promise.all([cancel, doing.answer(order, payload.questions![0]!.id, 'take')])
  expect((await expectExact(order)).status).toBe('cancelled')
})

test('the same change sent twice side by side is made once', async () => {
  const order = await placed()
  const change = () => doing.change(order, { bong: 1 })
  await Promise.all([change(), change()])
  expect((await expectExact(order)).changes).toHaveLength(1)
})

test('a question whose time is up leaves the pieces out, unless that would make the order dearer', async () => {
  const order = await placed('ask')
  await doing.report(order, 'bong', { missing: 1 })
  shop.time.now = new Date(shop.time.now.getTime() + 601_000)
  await doing.expire()
  expect((await expectExact(order)).changes).toMatchObject([{ by: 'timeout' }])
  const other = await placed('ask')
  before = before.map((units, at) => (at === 0 ? units - 2 : units))
  await doing.report(other, 'bong', { missing: 1 })
  // As if a discount would be lost.
  await shop.db
    .update(orders)
    .set({ total: sql`1` })
    .where(eq(orders.id, other.id))
  shop.time.now = new Date(shop.time.now.getTime() + 601_000)
  await doing.expire()
  const now = await expectExact(other)
  expect([now.lines[0]?.quantity, now.changes, now.questions]).toEqual([3, undefined, undefined])
})
