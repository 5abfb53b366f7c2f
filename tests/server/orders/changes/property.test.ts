import * as fc from 'fast-check'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { setPoints } from '../../../../src/contract/account/loyalty.ts'
import { type Cart, setLine } from '../../../../src/contract/cart/cart.ts'
import { setPromos, setTip } from '../../../../src/contract/cart/cart-change.ts'
import { createCart } from '../../../../src/contract/cart/cart.ts'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { readSlots } from '../../../../src/contract/order/slots.ts'
import { cancelOrder, type Order } from '../../../../src/contract/order/order.ts'
import { accounts, listings, lots, promos, sessions, slotBookings, variants } from '../../../../src/server/db/schema.ts'
import { openCheckoutShop } from '../../support/checkout.ts'
import { by } from '../../support/loyalty.ts'
import { home } from '../../support/shop.ts'
import { changesIn } from '../../support/order-changes.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)
const headers = by(await shop.signIn())
const products = ['bong', 'drink', 'gummies', 'grinder'] as const
type Product = (typeof products)[number]
const drink = await shop.sizeOf('drink')

// Deposits, and two lots that are fewer than the stock.
beforeAll(async () => {
  await shop.db
    .update(variants)
    .set({ containers: { kind: 'can', millilitres: 355, count: 1 } })
    .where(eq(variants.id, drink))
  const [listing] = await shop.db.select().from(listings).where(eq(listings.variantId, drink))
  const lot = { locationId: listing!.locationId, variantId: drink }
  await shop.db.insert(lots).values([
    { ...lot, number: 'A', packagedOn: '2026-01-01', left: 4 },
    { ...lot, number: 'B', packagedOn: '2026-02-01', left: 3 }
  ])
})

type Step =
  | { kind: 'shopper'; product: Product; quantity: number }
  | { kind: 'method'; method: Method }
  | { kind: 'staff'; product: Product; missing: number; instead: Product | undefined; count: number; answer: boolean }

const methods = ['pickup', 'curbside', 'delivery'] as const
const product = fc.constantFrom(...products)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('shopper' as const), product, quantity: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...methods) }),
  fc.record({
    kind: fc.constant('staff' as const),
    product,
    missing: fc.integer({ min: 1, max: 3 }),
    instead: fc.option(product, { nil: undefined }),
    count: fc.integer({ min: 1, max: 2 }),
    answer: fc.boolean()
  })
)
const life = fc.record({
  bought: fc.record({ bong: fc.integer({ min: 1, max: 3 }), drink: fc.integer({ min: 0, max: 5 }) }),
  code: fc.constantFrom(undefined, 'FIVE', 'BIG', 'OTHERS', 'PICKUP'),
  points: fc.constantFrom(0, 30),
  tipShare: fc.constantFrom(0, 15),
  choice: fc.constantFrom('similar' as const, 'ask' as const, 'leave' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 5 })
})
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never

/** Fills a cart with lines and the order's code, tip and points, which prices it from scratch. */
async function cartOf(
  lines: [string, number][],
  { code, points, tipShare }: Omit<Life, 'steps' | 'choice' | 'bought'>,
  method: Method = 'pickup'
) {
  let cart: Cart = (await shop.to(createCart, { body: { location: 'queen-west', method: 'pickup' }, headers })).payload
  const params = () => ({ cart: cart.id })
  for (const [variant, quantity] of lines) {
    const body = { version: cart.version, quantity }
    cart = (await shop.to(setLine, { params: { ...params(), variant }, body, headers })).payload
  }
  const tip = { version: cart.version, tipShare }
  if (tipShare > 0) cart = (await shop.to(setTip, { params: params(), body: tip, headers })).payload
  if (code) {
    // A code that doesn't apply yet can't be entered: with more goods it can.
    const reply = await shop.to(setPromos, {
      params: params(),
      body: { version: cart.version, codes: [code] },
      headers
    })
    if (reply.status === 200) cart = reply.payload
  }
  const body = { version: cart.version, points }
  if (points > 0) {
    const reply = await shop.to(setPoints, { params: params(), body, headers })
    cart = reply.status === 200 ? reply.payload : cart
  }
  if (method !== 'pickup') cart = (await shop.method(cart, method, headers)).payload
  return method === 'delivery' ? (await shop.bring(cart, home, headers)).payload : cart
}

const sums = (priced: Cart | Order) => {
  const { subtotal, savings, deals, fee, deposits, taxes, tip, total, equivalent, orderLoyalty } = priced
  const used = priced.promos.filter(({ amount }) => amount > 0).map(({ code, amount }) => [code, amount])
  const points = [orderLoyalty.pointsRedeemed, orderLoyalty.amount]
  return { subtotal, savings, deals, used, fee, deposits, taxes, tip, total, equivalent, points }
}

/** The first slot that is offered for a method and has room. */
async function firstSlot(method: Method) {
  const place = method === 'delivery' ? { postalCode: home.postalCode } : {}
  const { payload } = await shop.to(readSlots, { params: { location: 'queen-west' }, query: { method, ...place } })
  return payload.days.flatMap(({ slots }) => slots).find(({ available }) => available)!
}

/** Places taken in all slots, by the method of which they are. */
async function placesTaken() {
  const rows = await shop.db.select().from(slotBookings)
  const of = (wanted: Method) =>
    rows.filter(({ method }) => method === wanted).reduce((sum, { taken }) => sum + taken, 0)
  return { pickup: of('pickup'), delivery: of('delivery') }
}

async function carryOut(order: Order, one: Step): Promise<Order> {
  if (one.kind === 'shopper') {
    const reply = await doing.change(order, { [one.product]: one.quantity }, {}, headers)
    expect([200, 409]).toContain(reply.status)
    return doing.read(order, headers)
  }
  if (one.kind === 'method') {
    const delivery = one.method === 'delivery' && order.method !== 'delivery'
    const slot = delivery === (order.method === 'delivery') ? {} : { slot: (await firstSlot(one.method)).id }
    const rest = { method: one.method, ...(delivery && { address: home }), ...slot }
    const reply = await doing.change(order, {}, rest, headers)
    expect([200, 409]).toContain(reply.status)
    if (reply.status === 409) expect(reply.failure.code).toBe('below_minimum')
    return doing.read(order, headers)
  }
  const line = order.lines.find(({ productSlug }) => productSlug === one.product)
  if (line === undefined || one.instead === one.product) return order
  const missing = Math.min(one.missing, line.quantity)
  const reply = await doing.report(order, one.product, {
    missing,
    ...(one.instead && { instead: [one.instead, one.count] })
  })
  expect([200, 409]).toContain(reply.status)
  const now = await doing.read(order, headers)
  const [question] = now.questions ?? []
  if (question === undefined) return now
  await doing.answer(order, question.id, one.answer ? 'take' : 'leave', headers)
  return doing.read(order, headers)
}

const balance = async () => (await shop.db.select().from(accounts).where(eq(accounts.id, alex)))[0]!.points
const [session] = await shop.db.select({ id: sessions.accountId }).from(sessions).orderBy(desc(sessions.createdAt))
const alex = session!.id
const usesOf = async (code: string) => (await shop.db.select().from(promos).where(eq(promos.code, code)))[0]!.uses
const lotsLeft = async () => {
  const [row] = await shop.db.select({ left: sql<number>`coalesce(sum(units_left), 0)::int` }).from(lots)
  return row!.left
}

test('any series of changes ends with the sums of its final lines priced from scratch, and with exact stock, lots, points, codes and slots', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ bought, choice, steps, ...terms }) => {
      await shop.db.update(accounts).set({ points: 500 }).where(eq(accounts.id, alex))
      const wanted = await Promise.all(
        Object.entries(bought)
          .filter(([, count]) => count > 0)
          .map(async ([name, count]) => [await shop.sizeOf(name), count] as [string, number])
      )
      const before = {
        stock: await Promise.all(products.map(name => shop.stockOf(name))),
        lots: await lotsLeft(),
        places: await placesTaken(),
        uses: terms.code && (await usesOf(terms.code))
      }
      let cart = await cartOf(wanted, terms)
      cart = await doing.choose(cart, choice, ...Object.keys(bought))
      const hadCode = cart.promos.length > 0
      const hadPoints = cart.orderLoyalty.pointsRedeemed > 0
      let order = (await shop.send(await shop.orderFor(cart), undefined, {}, headers)).payload
      for (const one of steps) if (order.status !== 'cancelled') order = await carryOut(order, one)
      if (order.status !== 'cancelled') {
        const { code, points, tipShare } = terms
        const lines = order.lines.map(line => [line.variant, line.quantity] as [string, number])
        // The points that the order has used count as the shopper's.
        await shop.db
          .update(accounts)
          .set({ points: sql`points + ${order.orderLoyalty.pointsRedeemed}` })
          .where(eq(accounts.id, alex))
        const scratch = await cartOf(
          lines,
          {
            code: hadCode ? code : undefined,
            points: hadPoints ? points : 0,
            tipShare
          },
          order.method
        )
        await shop.db
          .update(accounts)
          .set({ points: sql`points - ${order.orderLoyalty.pointsRedeemed}` })
          .where(eq(accounts.id, alex))
        expect(sums(order)).toEqual(sums(scratch))
        const inOrder = (name: string) => order.lines.find(line => line.productSlug === name)?.quantity ?? 0
        const left = await Promise.all(products.map(name => shop.stockOf(name)))
        expect(left.map((units, at) => units + inOrder(products[at]!))).toEqual(before.stock)
        const ofLots = order.lines.flatMap(line => line.lots ?? []).reduce((sum, lot) => sum + lot.quantity, 0)
        expect((await lotsLeft()) + ofLots).toBe(before.lots)
        expect(await balance()).toBe(500 - order.orderLoyalty.pointsRedeemed)
        if (code) expect(await usesOf(code)).toBe(before.uses! + (order.promos.length > 0 ? 1 : 0))
        const own = order.method === 'delivery' ? 'delivery' : 'pickup'
        expect(await placesTaken()).toEqual({ ...before.places, [own]: before.places[own] + 1 })
        expect(await doing.takenIn(order, own)).toBeGreaterThan(0)
        expect([order.address?.line1, order.method]).toEqual([
          order.method === 'delivery' ? home.line1 : undefined,
          scratch.method
        ])
        const last = order.changes?.at(-1)
        if (last) expect(last.after.total).toBe(order.total)
        await shop.to(cancelOrder, {
          params: { order: order.id },
          body: { reason: null },
          headers
        })
      }
      // Cancelled, with nothing of it left anywhere.
      expect(await Promise.all(products.map(name => shop.stockOf(name)))).toEqual(before.stock)
      expect([await lotsLeft(), await balance(), await placesTaken()]).toEqual([before.lots, 500, before.places])
      if (terms.code) expect(await usesOf(terms.code)).toBe(before.uses)
    }),
    { numRuns: 25 }
  )
}, 120_000)
