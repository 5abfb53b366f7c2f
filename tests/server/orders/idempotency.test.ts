import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Cart, createCart } from '../../../src/contract/cart/cart.ts'
import { moveCart } from '../../../src/contract/cart/cart-move.ts'
import { createPayment } from '../../../src/contract/order/payment.ts'
import { openCardShop } from '../support/payments/card-shop.ts'

const { shop } = await openCardShop()

type Headers = Record<string, string>

const body = { location: 'queen-west', method: 'pickup' as const }

/** Distinct callers. */
const callers: Record<string, Headers> = {
  'a guest': { 'X-Platform-Id': randomUUID() },
  'another guest': { 'X-Platform-Id': randomUUID() }
}

beforeAll(async () => {
  for (const key of ['alex', 'camille']) callers[key] = { Authorization: `Bearer ${await shop.signIn(key)}` }
})

const keyed = (headers: Headers, key: string): Headers => ({ ...headers, 'Idempotency-Key': key })
const create = (headers: Headers) => shop.to(createCart, { body, headers })
const move = (cart: Cart, headers: Headers) =>
  shop.to(moveCart, {
    params: { cart: cart.id },
    body: { location: 'calgary', version: cart.version, into: null },
    headers
  })
const pay = (cart: Cart, headers: Headers) =>
  shop.to(createPayment, { body: { cart: cart.id, version: cart.version }, headers })

describe('one idempotency key', () => {
  test('of two callers begins two carts, and of one caller one', async () => {
    const begun = new Map<string, string>()
    for (const [name, headers] of Object.entries(callers))
      begun.set(name, (await create(keyed(headers, 'retry-1'))).payload.id)
    expect(new Set(begun.values()).size).toBe(4)
    for (const [name, headers] of Object.entries(callers))
      expect([name, (await create(keyed(headers, 'retry-1'))).payload.id]).toEqual([name, begun.get(name)])
  })

  test('of unidentified guests creates a new cart each time', async () => {
    const [one, two] = [await create(keyed({}, 'retry-1')), await create(keyed({}, 'retry-1'))]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.payload.id).not.toBe(one.payload.id)
  })

  test('of one caller with another body is a conflict, of another caller it is not', async () => {
    const other = { ...body, location: 'calgary' }
    const key = randomUUID()
    await create(keyed(callers['a guest']!, key))
    const again = await shop.to(createCart, { body: other, headers: keyed(callers['a guest']!, key) })
    expect([again.status, again.failure.code]).toEqual([409, 'conflict'])
    const others = await shop.to(createCart, { body: other, headers: keyed(callers['another guest']!, key) })
    expect(others.status).toBe(201)
  })

  test('places one order however often a caller sends it', async () => {
    for (const headers of [...Object.values(callers), {}]) {
      const order = await shop.orderFor(await shop.cartWith({ gummies: 1 }))
      const [first, second] = [
        await shop.send(order, 'retry-1', {}, headers),
        await shop.send(order, 'retry-1', {}, headers)
      ]
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.payload.id).toBe(first.payload.id)
    }
  })

  test('returns an account’s order to no one else, even with the same body', async () => {
    const order = await shop.orderFor(await shop.cartWith({ gummies: 1 }))
    const key = randomUUID()
    expect((await shop.send(order, key, {}, callers['alex'])).status).toBe(201)
    for (const headers of [{}, callers['a guest']!, callers['camille']!]) {
      const { status, failure } = await shop.send(order, key, {}, headers)
      expect([status, failure.code]).toEqual([404, 'not_found'])
    }
  })

  test('moves each caller’s own cart', async () => {
    for (const headers of [...Object.values(callers), {}]) {
      const cart = await shop.cartWith({ zebra: 1 })
      const [first, second] = [await move(cart, keyed(headers, 'go')), await move(cart, keyed(headers, 'go'))]
      expect([first.status, second.status]).toEqual([201, 201])
      expect([first.payload.location, second.payload.id]).toEqual(['calgary', first.payload.id])
    }
  })

  test('begins each caller’s own payment', async () => {
    const seen = new Set<string>()
    for (const headers of [...Object.values(callers), {}]) {
      const cart = await shop.cartWith({ zebra: 1 })
      const [first, second] = [await pay(cart, keyed(headers, 'pay')), await pay(cart, keyed(headers, 'pay'))]
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.payload.id).toBe(first.payload.id)
      seen.add(first.payload.id)
    }
    expect(seen.size).toBe(5)
  })
})
