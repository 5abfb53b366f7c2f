import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId, orders, outbox, payments, staffMembers } from '../../../src/server/db/schema.ts'
import { captureOrVoidAll } from '../../../src/server/ordering/payments/capture-or-void.ts'
import { peopleOf } from '../support/people.ts'
import { openMonerisShop } from '../support/payments/moneris-shop.ts'

const { shop, moneris, begin, read, order, rowOf, afterMinutes } = await openMonerisShop()
const { pay, taken, isReleased, state } = moneris

beforeEach(() => void Object.assign(state, { lost: 0, isDown: false }))

/** Places an order that is paid by card, whose first `lost` follow-up calls to Moneris get no answer. */
async function paidOrder(lost: number) {
  const cart = await shop.cartWith({ zebra: 1 })
  const payment = await begin(cart)
  pay(payment.ticket)
  await read(payment)
  state.lost = lost
  const { payload } = await order(cart, payment)
  await vi.waitFor(() => expect(state.lost).toBe(0))
  await vi.waitFor(() => expect(isReleased(payment.id)).toBe(true))
  return { id: payment.id, order: payload.id, total: cart.total }
}

const cancel = (id: string) => shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))

test('a capture without an answer is recognised, and given back when its order is cancelled', async () => {
  const paid = await paidOrder(1)
  expect((await rowOf(paid.id)).captureBegunAt).not.toBeNull()
  await afterMinutes(1)
  expect((await rowOf(paid.id)).status).toBe('captured')
  expect(taken(paid.id)).toBe(paid.total / 100)
  await cancel(paid.order)
  await afterMinutes(1)
  expect(await rowOf(paid.id)).toMatchObject({ status: 'voided', reference: null })
  expect(taken(paid.id)).toBe(0)
})

test('an order cancelled before its capture is recognised gives the money back', async () => {
  const paid = await paidOrder(1)
  await cancel(paid.order)
  await afterMinutes(1)
  expect(await rowOf(paid.id)).toMatchObject({ status: 'voided', reference: null })
  expect(taken(paid.id)).toBe(0)
})

test('a refund without an answer is made once', async () => {
  const paid = await paidOrder(0)
  await vi.waitFor(async () => expect((await rowOf(paid.id)).status).toBe('captured'))
  await cancel(paid.order)
  state.lost = 1
  await afterMinutes(1)
  expect((await rowOf(paid.id)).reference).not.toBeNull()
  await afterMinutes(1)
  expect((await rowOf(paid.id)).reference).toBeNull()
  expect(taken(paid.id)).toBe(0)
})

test('a payment whose settling always fails keeps no other waiting', async () => {
  const [first, second] = [await paidOrder(1), await paidOrder(1)]
  const broken = {
    moneris: {
      ...moneris.gateway,
      capture: (...[request, reference]: Parameters<typeof moneris.gateway.capture>) =>
        request.payment === first.id
          ? Promise.reject(new TypeError('a bug'))
          : moneris.gateway.capture(request, reference)
    }
  }
  const log = (line: string) => void shop.logged.push(line)
  await captureOrVoidAll({ db: shop.db, clock: () => shop.time.now, log, gateways: broken })
  expect((await rowOf(second.id)).status).toBe('captured')
  await afterMinutes(1)
  expect((await rowOf(first.id)).status).toBe('captured')
})

test('managers are notified once of a payment that can’t be settled, in wording that fits the failure', async () => {
  const email = `manager.${newId().slice(0, 8)}@shop.example`
  const [createdAt, role] = [shop.time.now, 'manager' as const]
  await shop.db.insert(staffMembers).values({ name: 'Mona', email, role, createdAt })
  const paid = await paidOrder(1)
  state.isDown = true
  for (let minute = 0; minute < 12; minute++) await afterMinutes(1)
  await vi.waitFor(async () => expect(await peopleOf(shop).mailsTo(email)).toHaveLength(1))
  const [mail] = await peopleOf(shop).mailsTo(email)
  expect(mail?.subject).toContain('hasn’t been captured')
  expect(mail?.body).toContain(paid.id)
  await vi.waitFor(async () => expect(await shop.db.$count(outbox, eq(outbox.kind, 'payment-letter'))).toBe(0))
  state.isDown = false
  await afterMinutes(1)
  expect((await rowOf(paid.id)).attempts).toBe(0)
  expect(await shop.db.$count(payments, eq(payments.status, 'authorised'))).toBe(0)
})
