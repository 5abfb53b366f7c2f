import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLoyalty, setPoints } from '../../../src/contract/account/loyalty.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { setTip } from '../../../src/contract/cart/cart-change.ts'
import { type Order, readOrder } from '../../../src/contract/order/order.ts'
import { refundOrder, setOrderStatus, type StaffOrder } from '../../../src/contract/staff/staff-board.ts'
import { accounts, locations, orderLines, promos, variants } from '../../../src/server/db/schema.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'

const shop = await openCheckoutShop()
const { mailsTo } = peopleOf(shop)
const headers = by(await shop.signIn())
const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
const drink = await shop.sizeOf('drink')

const moveTo = (province: string) =>
  shop.db
    .update(locations)
    .set({ address: { ...store!.address, province } })
    .where(eq(locations.id, store!.id))

const inCan = { containers: { kind: 'can' as const, millilitres: 355, count: 1 } }
beforeAll(() => shop.db.update(variants).set(inCan).where(eq(variants.id, drink)))
beforeEach(async () => {
  await shop.db.update(accounts).set({ points: 500 })
  await moveTo('ON')
})
afterAll(async () => {
  await shop.db.update(variants).set({ containers: null }).where(eq(variants.id, drink))
  await moveTo('ON')
})

const balance = async () => (await shop.to(readLoyalty, { headers })).payload.points

/** Hands over three drinks and gummies: 36.99, less a code of 5.00 and 100 points of 5 cents, with a tip of 3.70. */
async function handedOver(): Promise<Order> {
  let cart: Cart = (await shop.codes(await shop.cartWith({ drink: 3, gummies: 1 }), ['FIVE'], headers)).payload
  const params = { cart: cart.id }
  cart = (await shop.to(setTip, { params, body: { version: cart.version, tipShare: 10 }, headers })).payload
  cart = (await shop.to(setPoints, { params, body: { version: cart.version, points: 100 }, headers })).payload
  const { payload: order } = await shop.send(await shop.orderFor(cart), undefined, {}, headers)
  for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const)
    await shop.to(setOrderStatus, { params: { order: order.id }, body: { status }, headers: by('staff') })
  return order
}

/** Refunds an order, as staff: pieces by product, or all that is left. */
const refund = (order: Order, products?: Record<string, number>, extras = { fee: false, tip: false }) => {
  const lines = Object.entries(products ?? {}).map(([slug, quantity]) => ({
    line: order.lines.find(({ productSlug }) => productSlug === slug)?.id ?? slug,
    quantity
  }))
  const body = { reason: 'Dented', ...(products && { part: { lines, ...extras } }) }
  return shop.to(refundOrder, { params: { order: order.id }, body, headers: by('staff') })
}

const read = async (order: Order) => (await shop.to(readOrder, { params: { order: order.id }, headers })).payload

describe('one of three drinks, after a code, points, tip and deposits', () => {
  // Of both discounts of 5.00 the drinks have 8.12: 21.88 is left of them, of which a third is 7.29.
  test.each<[string, deposits: number, taxes: [string, number][], amount: number]>([
    // 2.85 of the tax is theirs.
    ['ON', 0, [['HST', 95]], 824],
    // 1.10 and 1.54.
    [
      'BC',
      10,
      [
        ['GST', 37],
        ['PST', 51]
      ],
      827
    ],
    // 1.10 and 2.19.
    [
      'QC',
      10,
      [
        ['GST', 37],
        ['QST', 73]
      ],
      849
    ],
    ['AB', 10, [['GST', 37]], 776]
  ])(
    'gives back its price in %s, and the rest comes with the last refund',
    async (province, deposits, taxes, amount) => {
      await moveTo(province)
      const order = await handedOver()
      const before = await balance()
      const { payload } = await refund(order, { drink: 1 })
      expect(payload).toMatchObject({
        status: 'completed',
        refund: null,
        refunds: [{ reason: 'Dented', lines: [{ quantity: 1 }], goods: 729, deposits, fee: 0, tip: 0, amount }]
      })
      expect(payload.refunds?.[0]?.taxes.map(tax => [tax.name, tax.amount])).toEqual(taxes)
      // 1.35 of the 5.00 that 100 points paid.
      expect((await balance()) - before).toBe(27 - (order.orderLoyalty.earned - payload.orderLoyalty.earned))
      const { payload: whole } = await refund(order)
      expect(whole.refunds?.map(one => one.amount)).toEqual([amount, order.total - amount])
      expect(whole).toMatchObject({ refund: { reason: 'Dented' }, orderLoyalty: { earned: 0 } })
      expect((await balance()) - before).toBe(100 - order.orderLoyalty.earned)
    }
  )
})

test('the staff’s app has the price of each line, which all add up to the order’s total', async () => {
  await moveTo('BC')
  const order = await handedOver()
  const { payload } = await refund(order, {})
  const paid = payload.paid!
  const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  const lines = paid.lines.reduce((all, line) => all + line.goods + line.deposits + sum(line.taxes), 0)
  expect(lines + paid.fee + sum(paid.feeTaxes) + paid.tip).toBe(order.total)
  expect(payload.refunds).toBeUndefined()
  expect((await read(order)) as Partial<StaffOrder>).not.toHaveProperty('paid')
})

test('a part that was refunded before is not refunded again, neither by a second request nor by two side by side', async () => {
  const order = await handedOver()
  const answers = await Promise.all([1, 2, 3].map(() => refund(order, { drink: 2 })))
  for (const { payload } of answers) expect(payload.refunds).toHaveLength(1)
  expect((await refund(order, { drink: 1 })).payload.refunds).toHaveLength(1)
  const { payload } = await refund(order, { drink: 2, gummies: 1 }, { fee: false, tip: true })
  expect(payload.refunds?.[1]).toMatchObject({ lines: [{ quantity: 1 }], tip: 370 })
})

test('the pieces of an order can be refunded one after the other; the last makes it a refunded order whose code is free', async () => {
  const order = await handedOver()
  const uses = async () => (await shop.db.select().from(promos).where(eq(promos.code, 'FIVE')))[0]?.uses
  const used = await uses()
  for (const count of [1, 2, 3]) await refund(order, { drink: count })
  await refund(order, { gummies: 1 })
  expect(await read(order)).toMatchObject({ refund: null })
  expect(await uses()).toBe(used)
  await refund(order, {}, { fee: false, tip: true })
  const { refunds, refund: whole } = await read(order)
  expect(whole).toMatchObject({ reason: 'Dented' })
  expect(refunds?.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
  expect(await uses()).toBe(used! - 1)
})

test('a line that isn’t the order’s, or more pieces than it has, are refused', async () => {
  const order = await handedOver()
  for (const products of [{ none: 1 }, { drink: 4 }])
    expect((await refund(order, products)).failure).toMatchObject({ code: 'invalid', fields: { part: 'unknown' } })
  expect((await read(order)).refunds).toBeUndefined()
})

test('an order from before its lines kept their shares is refunded as a whole only', async () => {
  const order = await handedOver()
  await shop.db
    .update(orderLines)
    .set({ discount: null, redeemed: null, taxes: null })
    .where(eq(orderLines.orderId, order.id))
  expect((await refund(order, { drink: 1 })).failure.code).toBe('conflict')
  const before = await balance()
  const { payload } = await refund(order)
  expect(payload).toMatchObject({ refund: { reason: 'Dented' } })
  expect(payload.paid).toBeUndefined()
  expect((await balance()) - before).toBe(100 - order.orderLoyalty.earned)
})

test('the shopper gets an email with the items, the amount and the reason', async () => {
  const order = await handedOver()
  await refund(order, { drink: 2 })
  const subject = `Part of your order ${order.number} was refunded`
  const mail = await vi.waitFor(async () => {
    const mails = await mailsTo(order.customer.email)
    return mails.find(one => one.subject === subject) ?? expect.fail('It has not arrived yet.')
  })
  const { amount } = (await read(order)).refunds![0]!
  const money = `$${(amount / 100).toFixed(2)}`
  const name = order.lines.find(({ productSlug }) => productSlug === 'drink')!.name
  expect(mail.body).toContain(`2\u00a0× ${name}`)
  expect(mail.body).toContain(`We’ve refunded ${money} at the store`)
  expect(mail.body).toContain('Reason: Dented')
})
