import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { locations } from '../../../src/server/db/schema.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { confirmPayment, readPayment } from '../../../src/contract/order/payment.ts'
import { cards, openCardShop } from '../support/payments/card-shop.ts'
import { challenged, declined, good, lacking, silent, tokenFor } from '../support/payments/cards.ts'

const { shop, fakeProvider, begin, confirm, held, rowOf, atProvider, comesTo, comesToAtProvider } = await openCardShop()

describe('a location that takes cards', () => {
  test('returns the provider with the full script URL, and nothing secret', async () => {
    const { payload } = await shop.to(readLocation, { params: { location: 'queen-west' } })
    expect(payload.cards).toEqual({ ...cards, script: `${shop.url}/stand-ins/cards.js` })
  })

  test('takes none where its provider is not set up', async () => {
    const square = { ...cards, provider: 'square' as const, script: 'https://web.squarecdn.com/v1/square.js' }
    const set = (to: typeof square | null) =>
      shop.db.update(locations).set({ cards: to }).where(eq(locations.slug, 'calgary'))
    await set(square)
    const { payload } = await shop.to(readLocation, { params: { location: 'calgary' } })
    expect(payload.cards).toBeNull()
    const { status, failure } = await begin(await shop.cartWith({ zebra: 1 }, 'calgary'))
    expect([status, failure.fields]).toEqual([422, { tender: 'choice' }])
    await set(null)
  })
})

describe('a payment by card', () => {
  let cart: Cart
  beforeAll(async () => {
    cart = await shop.cartWith({ zebra: 1 })
  })

  test('is begun for the cart’s total, open and without a word of the card', async () => {
    const { status, payload } = await begin(cart)
    expect(status).toBe(201)
    expect(payload).toEqual({
      id: payload.id,
      provider: 'stand-in',
      status: 'open',
      amount: cart.total,
      currency: 'CAD',
      ticket: null,
      challenge: null,
      refusal: null,
      brand: null,
      last4: null
    })
    expect(payload.id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is the same one by the same idempotency key', async () => {
    const key = randomUUID()
    const [one, two] = [await begin(cart, key), await begin(cart, key)]
    expect(two.payload).toEqual(one.payload)
  })

  test('is refused for a version that has passed, with the fresh cart', async () => {
    const { status, failure } = await begin({ id: cart.id, version: cart.version - 1 })
    expect([status, failure.code]).toEqual([409, 'stale'])
    expect(failure.payload).toMatchObject({ id: cart.id, version: cart.version })
  })

  test('is refused for an empty cart, none at all, and where no cards are taken', async () => {
    expect((await begin(await shop.begin())).failure.code).toBe('empty_cart')
    expect((await begin({ id: 'none', version: 0 })).status).toBe(404)
    const { status, failure } = await begin(await shop.cartWith({ zebra: 1 }, 'calgary'))
    expect([status, failure.fields]).toEqual([422, { tender: 'choice' }])
  })

  test('holds the money once the provider confirms it, and shows only brand and last digits', async () => {
    const payment = await held(cart)
    expect(payment).toMatchObject({ status: 'authorised', brand: 'Visa', last4: '4242' })
    const { reference } = await rowOf(payment.id)
    expect(await atProvider(reference)).toBe('authorised')
    expect(JSON.stringify(await rowOf(payment.id))).not.toContain('424242')
  })

  test('that is already held returns its current state, whatever token is sent', async () => {
    const payment = await held(cart)
    expect((await confirm(payment, declined)).payload).toEqual(payment)
  })

  test.each([
    [declined, 'declined'],
    [lacking, 'funds']
  ])('with the card %s is refused for %s, and another card may follow', async (number, refusal) => {
    const { payload } = await begin(cart)
    expect((await confirm(payload, number)).payload).toMatchObject({ status: 'refused', refusal, last4: null })
    expect((await confirm(payload)).payload).toMatchObject({ status: 'authorised', refusal: null, last4: '4242' })
  })

  test('takes a token once', async () => {
    const token = await tokenFor(fakeProvider, good)
    const by = async () => {
      const { payload } = await begin(await shop.cartWith({ zebra: 1 }))
      return (await shop.to(confirmPayment, { params: { payment: payload.id }, body: { token } })).payload.status
    }
    expect([await by(), await by()]).toEqual(['authorised', 'refused'])
  })

  test('may need the bank’s approval, which is read from the provider', async () => {
    for (const [answer, expected] of [
      ['approve', 'authorised'],
      ['refuse', 'refused']
    ]) {
      const { payload } = await begin(await shop.cartWith({ zebra: 1 }))
      const { challenge, status } = (await confirm(payload, challenged)).payload
      expect(status).toBe('challenge')
      const read = async () => (await shop.to(readPayment, { params: { payment: payload.id } })).payload
      expect((await read()).status).toBe('challenge')
      await fetch(challenge ?? '', { method: 'POST', body: new URLSearchParams({ answer: answer ?? '' }) })
      expect(await read()).toMatchObject({ status: expected, challenge: null })
    }
  })

  test('whose provider does not answer is 503, logs nothing about the card, and allows another card', async () => {
    const { payload } = await begin(cart)
    const token = await tokenFor(fakeProvider, silent)
    const answer = await shop.to(confirmPayment, { params: { payment: payload.id }, body: { token } })
    expect([answer.status, answer.failure.code]).toEqual([503, 'unavailable'])
    expect(shop.logged.join()).toContain('The fake card provider did not answer.')
    expect(shop.logged.join()).not.toContain(token)
    const { reference } = await rowOf(payload.id)
    expect((await confirm(payload)).payload.status).toBe('authorised')
    // An authorisation of the attempt without a response is voided.
    expect(reference).toMatch(/^key:/)
    expect(await atProvider(reference)).toBe('voided')
  })

  test('of an account is not accessible to others', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn('alex')}` }
    const { payload } = await begin(await shop.cartWith({ zebra: 1 }), randomUUID(), headers)
    expect((await shop.to(readPayment, { params: { payment: payload.id } })).status).toBe(404)
    expect((await confirm(payload)).status).toBe(404)
    expect((await confirm(payload, good, headers)).payload.status).toBe('authorised')
  })

  test('is voided when another is started for the cart', async () => {
    const first = await held(cart)
    const { reference } = await rowOf(first.id)
    await begin(cart)
    await comesTo(first.id, 'voided')
    await comesToAtProvider(reference, 'voided')
    expect((await confirm(first)).failure.code).toBe('payment')
  })

  test('that tries card after card is slowed down', async () => {
    const { payload } = await begin(cart)
    const codes: (string | undefined)[] = []
    for (let tries = 0; tries < 25; tries++) {
      const answer = await confirm(payload, declined)
      codes.push(answer.status === 201 ? 'refused' : answer.failure.code)
    }
    expect(codes.at(0)).toBe('refused')
    expect(codes.at(-1)).toBe('rate_limited')
    shop.time.now = new Date(shop.time.now.getTime() + 11 * 60_000)
  })
})
