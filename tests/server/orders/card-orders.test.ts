import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { orders, payments, refunds } from '../../../src/server/db/schema.ts'
import { captureOrVoidAll } from '../../../src/server/ordering/payments/capture-or-void.ts'
import { settleRefunds } from '../../../src/server/ordering/payments/settle-refunds.ts'
import { testGateway } from '../../../src/server/ordering/payments/providers/test-provider.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { cancelOrder, readOrder } from '../../../src/contract/order/order.ts'
import { refundOrder, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { peopleOf } from '../support/people.ts'
import { openCardShop } from '../support/payments/card-shop.ts'
import { challenged, declined } from '../support/payments/cards.ts'

const { shop, parts, begin, held, pay, rowOf, atProvider, refundedAt, comesTo, comesToAtProvider } =
  await openCardShop()

describe('an order paid by card', () => {
  test('shows the card’s brand and last digits, and the money is taken after it was placed', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    const { status, payload } = await pay(cart, payment)
    expect(status).toBe(201)
    expect(payload).toMatchObject({ tender: 'card', total: payment.amount, card: { brand: 'Visa', last4: '4242' } })
    await comesTo(payment.id, 'captured')
    expect(await atProvider(reference)).toBe('captured')
    expect(await rowOf(payment.id)).toMatchObject({ orderId: payload.id })
    expect((await shop.to(readOrder, { params: { order: payload.id } })).payload.card).toEqual(payload.card)
  })

  test('is one order and one payment however often it is sent', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const key = randomUUID()
    const [one, two] = [await pay(cart, payment, key), await pay(cart, payment, key)]
    expect(two.payload.id).toBe(one.payload.id)
  })

  test.each([
    ['no payment', async () => ({ id: null })],
    ['one that is not there', async () => ({ id: 'none' })],
    ['one that is not held', async (cart: Cart) => (await begin(cart)).payload],
    ['one that was refused', async (cart: Cart) => held(cart, declined)],
    ['one that the bank still asks about', async (cart: Cart) => held(cart, challenged)],
    ['one of another cart', async () => held(await shop.cartWith({ zebra: 1 }))]
  ])('is refused with %s, and leaves nothing behind', async (_what, make) => {
    const cart = await shop.cartWith({ zebra: 1 })
    const before = await shop.stockOf('zebra')
    const { status, failure } = await pay(cart, await make(cart))
    expect([status, failure.code]).toEqual([409, 'payment'])
    expect(await shop.stockOf('zebra')).toBe(before)
    expect(await shop.db.select().from(orders).where(eq(orders.cartId, cart.id))).toEqual([])
  })

  test('is refused with one that has paid an order already', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    await pay(cart, payment)
    // An attempt to pay two carts at once: only the row shows that the payment is used.
    const other = await shop.cartWith({ zebra: 1 })
    await comesTo(payment.id, 'captured')
    await shop.db.update(payments).set({ cartId: other.id, status: 'authorised' }).where(eq(payments.id, payment.id))
    expect((await pay(other, payment)).failure.code).toBe('payment')
    await shop.db.update(payments).set({ status: 'captured' }).where(eq(payments.id, payment.id))
  })

  test('is rejected if its total differs from the held amount', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { payload: more } = await shop.ask(cart, 'zebra', 2)
    expect((await pay(more, payment)).failure.code).toBe('payment')
  })

  test('that is rejected for another reason keeps the hold for the next attempt', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const wish = { tender: 'card' as const, payment: payment.id }
    expect((await shop.send(await shop.orderFor(cart, { ...wish, slot: 'never' }))).failure.code).toBe('slot_gone')
    expect((await rowOf(payment.id)).status).toBe('authorised')
    expect((await pay(cart, payment)).status).toBe(201)
  })

  test('is paid in the store after all, and the hold of its cart is voided', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    const { payload } = await shop.send(await shop.orderFor(cart))
    expect(payload.card).toBeNull()
    await comesTo(payment.id, 'voided')
    await comesToAtProvider(reference, 'voided')
  })

  test('gives the money back when it is refunded, and the email names the card', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    const { payload: order } = await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    const staff = { params: { order: order.id }, headers: { Authorization: 'Bearer staff' } }
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const)
      await shop.to(setOrderStatus, { ...staff, body: { status } })
    await shop.to(refundOrder, { ...staff, body: { reason: 'Broken' } })
    await comesToAtProvider(reference, 'voided')
    const [mail] = await peopleOf(shop).mailsTo(order.customer.email)
    expect(mail?.subject).toBe(`Your order ${order.number} was refunded`)
    expect(mail?.body).toContain(`We’ve refunded $${(order.total / 100).toFixed(2)} to Visa ending in 4242.`)
  })

  test('gives back a part of the money, once, and the rest with the last refund', async () => {
    const cart = await shop.cartWith({ zebra: 2 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    const { payload: order } = await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    const staff = { params: { order: order.id }, headers: { Authorization: 'Bearer staff' } }
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const)
      await shop.to(setOrderStatus, { ...staff, body: { status } })
    const part = { lines: [{ line: order.lines[0]!.id, quantity: 1 }], fee: false, tip: false }
    const { payload } = await shop.to(refundOrder, { ...staff, body: { reason: 'Broken', part } })
    const amount = payload.refunds?.[0]?.amount ?? 0
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(amount))
    await captureOrVoidAll(parts)
    expect(await refundedAt(reference)).toBe(amount)
    await shop.to(refundOrder, { ...staff, body: { reason: 'All of it' } })
    await vi.waitFor(async () => expect(await refundedAt(reference)).toBe(order.total))
    // What is given back in parts is not given back as a whole as well.
    await captureOrVoidAll(parts)
    expect(await rowOf(payment.id)).toMatchObject({ status: 'captured' })
    expect([await atProvider(reference), await refundedAt(reference)]).toEqual(['captured', order.total])
  })

  test('waits with a refund of a part until the money was taken and the provider answers, which managers learn of', async () => {
    const cart = await shop.cartWith({ zebra: 2 })
    const payment = await held(cart)
    const { payload: order } = await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    await shop.db.update(payments).set({ status: 'authorised' }).where(eq(payments.id, payment.id))
    const staff = { params: { order: order.id }, headers: { Authorization: 'Bearer staff' } }
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const)
      await shop.to(setOrderStatus, { ...staff, body: { status } })
    const part = { lines: [{ line: order.lines[0]!.id, quantity: 1 }], fee: false, tip: false }
    await shop.to(refundOrder, { ...staff, body: { reason: 'Broken', part } })
    const own = eq(refunds.orderId, order.id)
    const refundRow = async () => (await shop.db.select().from(refunds).where(own))[0]!
    await settleRefunds(parts, own)
    expect(await refundRow()).toMatchObject({ attempts: 0, settledAt: null })
    await shop.db.update(payments).set({ status: 'captured' }).where(eq(payments.id, payment.id))
    const down = { ...parts, gateways: { 'stand-in': testGateway({ url: 'http://127.0.0.1:1', secret: '' }) } }
    for (let call = 1; call <= 10; call += 1) await settleRefunds(down, own)
    expect(await refundRow()).toMatchObject({ attempts: 10, settledAt: null })
    expect(shop.logged.join()).toContain(`The refund ${(await refundRow()).id.slice(0, 8)} could not be settled`)
    await settleRefunds(parts, own)
    expect((await refundRow()).settledAt).not.toBeNull()
  })

  test('is paid in its confirmation, and the email of its cancellation says when the money is back', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const { payload: order } = await pay(cart, await held(cart))
    const amount = `$${(order.total / 100).toFixed(2)}`
    const mails = async () =>
      (await peopleOf(shop).mailsTo(order.customer.email)).filter(({ subject }) => subject.includes(order.number))
    const [paid] = await mails()
    expect(paid?.subject).toContain(order.number)
    for (const part of [`Total, paid by card: ${amount}`, 'Paid with Visa ending in 4242'])
      expect(paid?.body).toContain(part)
    await shop.to(cancelOrder, { params: { order: order.id }, body: { reason: null } })
    const cancelled = (await mails()).find(({ subject }) => subject.includes('was cancelled'))
    expect(cancelled).toBeDefined()
    for (const text of [cancelled?.body, cancelled?.html])
      expect(text).toContain(`${amount} goes back to Visa ending in 4242, usually within 3 to 5 business days.`)
  })

  test('gives the money back when it is cancelled', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    const { payload } = await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    const body = { status: 'cancelled' as const }
    await shop.to(setOrderStatus, { params: { order: payload.id }, body, headers: { Authorization: 'Bearer staff' } })
    await comesToAtProvider(reference, 'voided')
    await vi.waitFor(async () => expect(await rowOf(payment.id)).toMatchObject({ status: 'voided', reference: null }))
    expect((await shop.to(readOrder, { params: { order: payload.id } })).payload.card?.last4).toBe('4242')
  })
})

describe('unfinished work is completed a little later', () => {
  test('money for an order is taken, once the provider can be reached again', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { reference } = await rowOf(payment.id)
    await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    await shop.db.update(payments).set({ status: 'authorised' }).where(eq(payments.id, payment.id))
    const gone = { 'stand-in': testGateway({ url: 'http://127.0.0.1:1', secret: '' }) }
    await captureOrVoidAll({ ...parts, gateways: gone })
    expect((await rowOf(payment.id)).status).toBe('authorised')
    await captureOrVoidAll(parts)
    expect(await rowOf(payment.id)).toMatchObject({ status: 'captured', reference })
  })

  test('an abandoned hold is voided after thirty minutes, and not before', async () => {
    const payment = await held(await shop.cartWith({ zebra: 1 }))
    const { reference } = await rowOf(payment.id)
    const begun = shop.time.now.getTime()
    shop.time.now = new Date(begun + 29 * 60_000)
    await captureOrVoidAll(parts)
    expect((await rowOf(payment.id)).status).toBe('authorised')
    shop.time.now = new Date(begun + 31 * 60_000)
    await captureOrVoidAll(parts)
    expect(await rowOf(payment.id)).toMatchObject({ status: 'voided', reference: null })
    expect(await atProvider(reference)).toBe('voided')
  })

  test('what paid an order that was cancelled elsewhere is given back', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await held(cart)
    const { payload } = await pay(cart, payment)
    await comesTo(payment.id, 'captured')
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, payload.id))
    await captureOrVoidAll(parts)
    expect(await rowOf(payment.id)).toMatchObject({ status: 'voided', reference: null })
  })
})
