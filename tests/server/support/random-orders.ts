import * as fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { setTip } from '../../../src/contract/cart/cart-change.ts'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import { type Order, readOrder } from '../../../src/contract/order/order.ts'
import { refundOrder, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { orders, payments } from '../../../src/server/db/schema.ts'
import type { openCheckoutShop } from './checkout.ts'
import { by } from './loyalty.ts'

type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>

const MINUTE = 60_000

/** An order to be placed, with its life. */
const plan = fc.record({
  location: fc.constantFrom('queen-west', 'queen-west', 'calgary'),
  bongs: fc.integer({ min: 1, max: 4 }),
  drinks: fc.integer({ min: 0, max: 3 }),
  code: fc.constantFrom(undefined, 'FIVE', 'TWO'),
  points: fc.constantFrom(0, 7, 40),
  tip: fc.constantFrom(0, 125, 700),
  isDelivered: fc.boolean(),
  isByCard: fc.boolean(),
  fate: fc.constantFrom<Fate>('open', 'cancelled', 'completed', 'completed', 'part', 'parts', 'whole')
})

type Fate = 'open' | 'cancelled' | 'completed' | 'part' | 'parts' | 'whole'
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Places random orders one after another, which end or not, some of them refunded on the same day or a later one, and returns them as
 * their shopper reads them. The clock begins at `start` and goes on by 100 minutes an order.
 */
export async function placeRandomOrders(shop: CheckoutShop, count: number, start: Date): Promise<Order[]> {
  const plans = fc.sample(plan, { numRuns: count, seed: 37 })
  const headers = by(await shop.signIn())
  const placed: { plan: Plan; order: Order }[] = []
  for (const [at, one] of plans.entries()) {
    shop.time.now = new Date(start.getTime() + at * 100 * MINUTE)
    const order = await place(shop, one, headers)
    placed.push({ plan: one, order })
    await end(shop, one, order, 35)
    if (one.fate === 'part' || one.fate === 'parts') await refund(shop, order, 1, 20)
  }
  shop.time.now = new Date(shop.time.now.getTime() + 24 * 60 * MINUTE)
  for (const { plan: one, order } of placed)
    if (one.fate === 'whole' || one.fate === 'parts') await refund(shop, order, undefined, 1)
  await payByCard(
    shop,
    placed.filter(one => one.plan.isByCard).map(one => one.order)
  )
  const read = ({ order }: { order: Order }) => shop.to(readOrder, { params: { order: order.id }, headers })
  return Promise.all(placed.map(async one => (await read(one)).payload))
}

async function place(shop: CheckoutShop, one: Plan, headers: Record<string, string>): Promise<Order> {
  const isThere = one.location === 'queen-west'
  const method = one.isDelivered && isThere && one.bongs > 2 ? 'delivery' : 'pickup'
  const items = { bong: one.bongs, ...(one.drinks > 0 && isThere && { drink: one.drinks }) }
  let cart = await shop.cartWith(items, one.location, method)
  if (one.code && one.bongs > 1) cart = (await shop.codes(cart, [one.code], headers)).payload
  const params = { cart: cart.id }
  if (isThere && one.tip > 0)
    cart = (await shop.to(setTip, { params, body: { version: cart.version, tip: one.tip }, headers })).payload
  const body = { version: cart.version, points: one.points }
  if (isThere && one.points > 0) cart = (await shop.to(setPoints, { params, body, headers })).payload
  const dob = isThere ? {} : { dob: '1990-01-01' }
  return (await shop.send(await shop.orderFor(cart, dob), undefined, {}, headers)).payload
}

/** Brings an order to its end so many minutes later. */
async function end(shop: CheckoutShop, { fate }: Plan, order: Order, minutes: number): Promise<void> {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * MINUTE)
  const status = fate === 'open' ? 'confirmed' : fate === 'cancelled' ? 'cancelled' : 'completed'
  const before = order.method === 'delivery' ? 'out_for_delivery' : 'ready'
  if (status === 'completed') await shop.db.update(orders).set({ status: before }).where(eq(orders.id, order.id))
  const body = { status, reason: fate === 'cancelled' ? 'Sold out' : null } as const
  await shop.to(setOrderStatus, { params: { order: order.id }, body, headers: by('staff') })
}

/** Refunds so many pieces of an order's first line some minutes later, or all of the order. */
async function refund(shop: CheckoutShop, order: Order, pieces: number | undefined, minutes: number): Promise<void> {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * MINUTE)
  const lines = [{ line: order.lines[0]?.id ?? '', quantity: pieces ?? 0 }]
  const part = pieces === undefined ? {} : { part: { lines, fee: false, tip: false } }
  const body = { reason: 'Dented', ...part }
  await shop.to(refundOrder, { params: { order: order.id }, body, headers: by('staff') })
}

/** Makes orders paid by card, without a provider. */
async function payByCard({ db }: CheckoutShop, paid: readonly Order[]): Promise<void> {
  const ids = paid.map(({ id }) => id)
  await db.update(orders).set({ tender: 'card' }).where(inArray(orders.id, ids))
  for (const [at, { id, total: amount, currency }] of paid.entries()) {
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    const brand = at % 2 ? 'Visa' : 'Mastercard'
    const times = { createdAt: row!.placedAt, updatedAt: row!.placedAt }
    await db.insert(payments).values({
      cartId: row!.cartId,
      locationId: row!.locationId,
      orderId: id,
      provider: 'stand-in',
      status: 'captured',
      amount,
      currency,
      brand,
      ...times
    })
  }
}
