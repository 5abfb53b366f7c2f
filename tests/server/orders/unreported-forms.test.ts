import { beforeEach, describe, expect, test } from 'vitest'
import { openMonerisShop } from '../support/payments/moneris-shop.ts'

const { shop, moneris, begin, read, confirm, order, rowOf, afterMinutes } = await openMonerisShop()
const { pay, decline, taken, isReleased, state } = moneris

beforeEach(() => void Object.assign(state, { lost: 0, isDown: false }))

/** True if a payment holds and has taken nothing at Moneris. */
const isGivenBack = (id: string): boolean => taken(id) === 0 && isReleased(id)

describe('a form that was paid without a word to the page', () => {
  test('is found by the next read of the payment, and pays the order', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    expect((await read(payment)).status).toBe('open')
    pay(payment.ticket)
    expect(await read(payment)).toMatchObject({ status: 'authorised', brand: 'Visa', last4: '4242' })
    expect((await order(cart, payment)).status).toBe(201)
    await afterMinutes(1)
    expect(taken(payment.id)).toBe(cart.total / 100)
  })

  test('is known to the server within a minute, and offered to the shopper who comes back', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    pay(payment.ticket)
    await afterMinutes(1)
    expect((await rowOf(payment.id)).status).toBe('authorised')
    expect(await begin(cart)).toMatchObject({ id: payment.id, status: 'authorised' })
    expect((await order(cart, payment)).status).toBe(201)
  })

  test('is offered immediately to a shopper who comes back sooner', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    pay(payment.ticket)
    expect(await begin(cart)).toMatchObject({ id: payment.id, status: 'authorised' })
  })

  test('is given back if the cart has another total by then', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    pay(payment.ticket)
    const { payload: more } = await shop.ask(cart, 'zebra', 2)
    expect((await begin(more)).id).not.toBe(payment.id)
    await afterMinutes(1)
    expect(isGivenBack(payment.id)).toBe(true)
  })

  test('is not offered to a guest if an account began it', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn('alex')}` }
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart, headers)
    pay(payment.ticket)
    expect((await begin(cart)).id).not.toBe(payment.id)
  })

  test.each(['00', '01'] as const)('is given back if no order follows (transaction code %s)', async code => {
    const payment = await begin(await shop.cartWith({ zebra: 1 }))
    pay(payment.ticket, { code })
    await afterMinutes(1)
    await afterMinutes(31)
    expect(taken(payment.id)).toBe(0)
    expect(await rowOf(payment.id)).toMatchObject({ status: 'voided', reference: null })
  })

  test('is known after a declined card too', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    decline(payment.ticket)
    await afterMinutes(1)
    expect((await confirm(payment)).status).toBe('refused')
    pay(payment.ticket)
    await afterMinutes(1)
    expect((await rowOf(payment.id)).status).toBe('authorised')
    expect((await order(cart, payment)).status).toBe(201)
  })
})

describe('a form that is paid too late', () => {
  test('in another tab, after a second one was opened, is given back', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const first = await begin(cart)
    const second = await begin(cart)
    await afterMinutes(1)
    pay(first.ticket)
    pay(second.ticket)
    await afterMinutes(1)
    expect(isGivenBack(first.id)).toBe(true)
    expect((await rowOf(second.id)).status).toBe('authorised')
  })

  test('after the order was placed with payment in the store is given back', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const payment = await begin(cart)
    await shop.send(await shop.orderFor(cart))
    await afterMinutes(1)
    pay(payment.ticket)
    await afterMinutes(1)
    expect(isGivenBack(payment.id)).toBe(true)
  })

  test('an hour after it was opened is given back, and one that is never paid is forgotten', async () => {
    const payment = await begin(await shop.cartWith({ zebra: 1 }))
    const abandoned = await begin(await shop.cartWith({ zebra: 1 }))
    await afterMinutes(31)
    await afterMinutes(29)
    pay(payment.ticket)
    await afterMinutes(1)
    expect(isGivenBack(payment.id)).toBe(true)
    expect((await rowOf(abandoned.id)).reference).not.toBeNull()
    await afterMinutes(60)
    expect((await rowOf(abandoned.id)).reference).toBeNull()
  })

  test('while Moneris is out of reach is given back afterwards', async () => {
    const payment = await begin(await shop.cartWith({ zebra: 1 }))
    state.isDown = true
    await afterMinutes(31)
    pay(payment.ticket)
    await afterMinutes(180)
    state.isDown = false
    await afterMinutes(1)
    expect(isGivenBack(payment.id)).toBe(true)
  })
})
