import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { cancelOrder, type Order } from '../../../../src/contract/order/order.ts'
import { refundOrder, setOrderStatus } from '../../../../src/contract/staff/staff-board.ts'
import { orders, paymentReturns, payments } from '../../../../src/server/db/schema.ts'
import { captureOrVoidAll } from '../../../../src/server/ordering/payments/capture-or-void.ts'
import { openCardShop } from '../../support/payments/card-shop.ts'
import { by } from '../../support/loyalty.ts'
import { changesIn } from '../../support/order-changes.ts'

const { shop, parts, held, pay, rowOf, comesTo, atProvider, refundedAt } = await openCardShop()
const doing = changesIn(shop)
const settle = () => captureOrVoidAll(parts)

/** Pays for three grinders of 10.00, 33.90 with tax, by card. */
async function paid(isCaptured = true): Promise<{ order: Order; payment: string }> {
  const cart = await shop.cartWith({ grinder: 3 })
  const payment = await held(cart)
  const { payload: order } = await pay(cart, payment)
  await comesTo(payment.id, 'captured')
  // As if its capture had not been sent yet.
  if (!isCaptured)
    await shop.db
      .update(payments)
      .set({ status: 'authorised', captureBegunAt: null })
      .where(eq(payments.id, payment.id))
  return { order, payment: payment.id }
}

const referenceOf = async (payment: string) => (await rowOf(payment)).reference

describe('an order that was paid by card and becomes cheaper', () => {
  test('gives back the difference, once', async () => {
    const { order, payment } = await paid()
    const { payload } = await doing.change(order, { grinder: 1 })
    expect(payload).toMatchObject({ total: 1130, returned: 2260 })
    const reference = await referenceOf(payment)
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(2260))
    await settle()
    await settle()
    expect(await refundedAt(reference)).toBe(2260)
  })

  test('gives back each difference of several changes, and the rest when it is cancelled', async () => {
    const { order, payment } = await paid()
    await doing.change(order, { grinder: 2 })
    await doing.change(order, { grinder: 1 })
    await shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
    const reference = await referenceOf(payment)
    await settle()
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(order.total))
    expect(await atProvider(reference)).toBe('captured')
    const rows = await shop.db.select().from(paymentReturns).where(eq(paymentReturns.paymentId, payment))
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
  })

  test('that is refunded after its hand-over gives back the rest, and no more', async () => {
    const { order, payment } = await paid()
    await doing.change(order, { grinder: 2 })
    await shop.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, order.id))
    await shop.to(setOrderStatus, { params: { order: order.id }, body: { status: 'completed' }, headers: by('staff') })
    await shop.to(refundOrder, { params: { order: order.id }, body: { reason: 'Broken' }, headers: by('staff') })
    await settle()
    const reference = await referenceOf(payment)
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(order.total))
  })
})

describe('a hold that is not captured yet', () => {
  test('is captured for less, and for all of it again, but never for more', async () => {
    const { order, payment } = await paid(false)
    await doing.change(order, { grinder: 1 })
    expect((await rowOf(payment)).captureAmount).toBe(1130)
    await doing.change(order, { grinder: 3 })
    expect((await rowOf(payment)).captureAmount).toBeNull()
    const { payload } = await doing.change(order, { grinder: 4 })
    expect([payload.due, (await rowOf(payment)).captureAmount]).toEqual([1130, null])
    expect(await shop.db.select().from(paymentReturns).where(eq(paymentReturns.paymentId, payment))).toEqual([])
  })

  test('whose capture has begun is captured as it is, and the difference goes back', async () => {
    const { order, payment } = await paid(false)
    await shop.db.update(payments).set({ captureBegunAt: shop.time.now }).where(eq(payments.id, payment))
    await doing.change(order, { grinder: 1 })
    expect((await rowOf(payment)).captureAmount).toBeNull()
    await settle()
    const reference = await referenceOf(payment)
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(2260))
  })
})

test('the amount beyond the card is due at the hand-over, as the preview says', async () => {
  const { order } = await paid()
  expect((await doing.preview(order, { grinder: 5 })).payload).toMatchObject({ total: 5650, due: 2260 })
  const { payload } = await doing.change(order, { grinder: 5 })
  expect(payload).toMatchObject({ total: 5650, due: 2260 })
  const { payload: less } = await doing.change(order, { grinder: 3 })
  expect([less.due, less.returned]).toEqual([undefined, undefined])
})

test('a server that was killed after a change gives the money back later', async () => {
  const { order, payment } = await paid()
  const reference = await referenceOf(payment)
  // The transaction of the change is all that was done.
  await shop.db.update(orders).set({ total: 1130 }).where(eq(orders.id, order.id))
  await shop.db.insert(paymentReturns).values({ paymentId: payment, cause: 'x1', amount: 2260, at: shop.time.now })
  await settle()
  expect(await refundedAt(reference)).toBe(2260)
  // And if the answer to the first call was lost, the same refund is sent again, and carried out once.
  await shop.db.update(paymentReturns).set({ settledAt: null, triedAt: null }).where(eq(paymentReturns.cause, 'x1'))
  await settle()
  expect(await refundedAt(reference)).toBe(2260)
})
