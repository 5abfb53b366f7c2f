import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { carts, locations } from '../../../src/server/db/schema.ts'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { placeOrder, readOrder } from '../../../src/contract/order/order.ts'
import { ada, openShop } from '../support/shop.ts'

const shop = await openShop()

describe('an order that was placed', () => {
  test('has the cart’s items, the customer and the time', async () => {
    const cart = await shop.cartWith({ apple: 2, gummies: 1 })
    const body = await shop.orderFor(cart, { notes: '  Ring twice ' })
    const { status, payload } = await shop.send(body)
    expect(status).toBe(201)
    expect(payload).toMatchObject({
      status: 'placed',
      placedAt: '2026-11-21T10:00:00-05:00',
      history: [{ status: 'placed', at: '2026-11-21T10:00:00-05:00' }],
      location: 'queen-west',
      method: 'pickup',
      slot: { id: body.slot },
      customer: ada,
      notes: 'Ring twice',
      tender: 'in_store',
      subtotal: cart.subtotal,
      savings: cart.savings,
      taxes: cart.taxes,
      total: cart.total,
      equivalent: cart.equivalent
    })
    expect(payload.lines.map(line => [line.productSlug, line.quantity, line.unitPrice])).toEqual([
      ['apple', 2, 450],
      ['gummies', 1, 699]
    ])
  })

  test('has an id that can’t be guessed, a number to say and a code to show', async () => {
    const orders = [1, 2].map(
      async () => (await shop.send(await shop.orderFor(await shop.cartWith({ zebra: 1 })))).payload
    )
    const [one, two] = await Promise.all(orders)
    expect(one?.id).toMatch(/^[0-9a-f]{32}$/)
    expect(one?.number).toMatch(/^QW-\d{4}$/)
    expect(one?.number).not.toBe(two?.number)
    expect(one?.pickupCode).toMatch(/^[2-9ACDEFGHJKMNPQRTWXY]{5}$/)
  })

  test('can be read by its id, in either language', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartWith({ zebra: 1 })))
    const again = await shop.to(readOrder, { params: { order: payload.id }, query: { locale: 'fr-CA' } })
    expect(again.payload).toMatchObject({ id: payload.id, lines: [{ name: 'Zèbre' }], taxes: [{ name: 'TVH' }] })
    expect(again.headers.get('cache-control')).toBe('no-store')
  })

  test('does not change with later prices and names', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartWith({ zebra: 1 })))
    await shop.setListing('zebra', { price: 9999 })
    expect((await shop.to(readOrder, { params: { order: payload.id } })).payload).toEqual(payload)
    await shop.setListing('zebra', { price: 1000 })
  })

  test('has used up its cart and taken its stock', async () => {
    const before = await shop.stockOf('mango')
    const cart = await shop.cartWith({ mango: 2 })
    await shop.send(await shop.orderFor(cart))
    expect(await shop.stockOf('mango')).toBe(before - 2)
    expect((await shop.to(readCart, { params: { cart: cart.id } })).status).toBe(404)
  })

  test('that is not there is refused', async () => {
    expect((await shop.to(readOrder, { params: { order: 'none' } })).failure.code).toBe('not_found')
  })
})

describe('an idempotency key', () => {
  test('sent again gives the same order', async () => {
    const body = await shop.orderFor(await shop.cartWith({ mango: 1 }))
    const key = randomUUID()
    const before = await shop.stockOf('mango')
    const [first, second] = [await shop.send(body, key), await shop.send(body, key)]
    expect(second.status).toBe(201)
    expect(second.payload).toEqual(first.payload)
    expect(await shop.stockOf('mango')).toBe(before - 1)
  })

  test('with another body is a conflict', async () => {
    const body = await shop.orderFor(await shop.cartWith({ mango: 1 }))
    const key = randomUUID()
    await shop.send(body, key)
    const { status, failure } = await shop.send({ ...body, notes: 'Another' }, key)
    expect(status).toBe(409)
    expect(failure.code).toBe('conflict')
  })

  test('of an order that was refused may be used again', async () => {
    const cart = await shop.cartWith({ mango: 1 })
    const key = randomUUID()
    expect((await shop.send(await shop.orderFor(cart, { slot: 'never' }), key)).status).toBe(409)
    expect((await shop.send(await shop.orderFor(cart), key)).status).toBe(201)
  })

  test('is needed to place an order', async () => {
    const body = await shop.orderFor(await shop.cartWith({ mango: 1 }))
    const { status, failure } = await shop.to(placeOrder, { body })
    expect(status).toBe(422)
    expect(failure.fields).toEqual({ 'Idempotency-Key': 'required' })
  })
})

describe('placing is refused', () => {
  test('field by field, with the fields’ names', async () => {
    const body = await shop.orderFor(await shop.cartWith({ zebra: 1 }))
    const customer = { first_name: ' ', last_name: 'x'.repeat(61), phone: '12', email: 'ada' }
    const { status, failure } = await shop.send({ ...body, customer, slot: '', notes: 'n'.repeat(501) })
    expect(status).toBe(422)
    expect(failure).toMatchObject({
      code: 'invalid',
      fields: {
        'customer.first_name': 'required',
        'customer.last_name': 'too_long',
        'customer.phone': 'phone',
        'customer.email': 'email',
        notes: 'too_long'
      }
    })
    expect((await shop.send({ ...body, slot: '' })).failure.fields).toEqual({ slot: 'required' })
    const cash = { ...body, tender: 'cash' as 'in_store' }
    expect((await shop.send(cash)).failure.fields).toEqual({ tender: 'choice' })
  })

  test('for control characters in any text, and line breaks or tabs outside the notes', async () => {
    const body = await shop.orderFor(await shop.cartWith({ zebra: 1 }))
    const customer = { ...ada, first_name: 'A\u0000da', last_name: 'By\nron' }
    const { status, failure } = await shop.send({ ...body, customer })
    expect(status).toBe(422)
    expect(failure.fields).toEqual({ 'customer.first_name': 'unknown', 'customer.last_name': 'unknown' })
    for (const field of ['cart', 'slot', 'notes'] as const) {
      const spoilt = await shop.send({ ...body, [field]: 'a\u0000b' })
      expect([field, spoilt.status, spoilt.failure.fields]).toEqual([field, 422, { [field]: 'unknown' }])
    }
    const customerOf = { first_name: 'Zoë-Éloïse', last_name: 'O’Брайен 🙂' }
    const { payload } = await shop.send({ ...body, customer: { ...ada, ...customerOf }, notes: 'Ring\n\ttwice' })
    expect(payload).toMatchObject({ notes: 'Ring\n\ttwice', customer: customerOf })
  })

  test('for a cart that is not there', async () => {
    const body = await shop.orderFor(await shop.begin())
    expect((await shop.send({ ...body, cart: 'none' })).status).toBe(404)
  })

  test('for an empty cart', async () => {
    expect((await shop.send(await shop.orderFor(await shop.begin()))).failure.code).toBe('empty_cart')
  })

  test('for a version that has passed, with the fresh cart', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    await shop.ask(cart, 'zebra', 2)
    const { status, failure } = await shop.send(await shop.orderFor(cart))
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'stale', payload: { version: cart.version + 1, count: 2 } })
  })

  test('for an item that has sold out since, with the fresh cart and the remaining stock', async () => {
    const cart = await shop.cartWith({ mango: 1, 'two-left': 2 })
    await shop.setListing('two-left', { stock: 1 })
    const before = await shop.stockOf('mango')
    const { status, failure } = await shop.send(await shop.orderFor(cart))
    expect(status).toBe(409)
    expect(failure.code).toBe('sold_out')
    expect(failure.message).toBe('Only 1 of two-left 3.5 g left at Queen West.')
    expect(failure.payload).toMatchObject({
      lines: [
        { problem: null, stock: before },
        { problem: 'short', stock: 1 }
      ]
    })
    expect(await shop.stockOf('mango')).toBe(before)
    await shop.setListing('two-left', { stock: 2 })
  })

  test('for an item of which nothing is left, which the total no longer holds', async () => {
    const cart = await shop.cartWith({ mango: 1, 'two-left': 2 })
    await shop.setListing('two-left', { stock: 0 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.total).toBeLessThan(cart.total)
    for (const { total } of [cart, payload]) {
      const { failure } = await shop.send(await shop.orderFor(cart, { total }))
      expect(failure.message).toBe('two-left 3.5 g is sold out at Queen West.')
    }
    await shop.setListing('two-left', { stock: 2 })
  })

  test('for a cart that has come to be over the limit', async () => {
    const cart = await shop.cartWith({ shatter: 5 })
    const { purchaseLimit } = (await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west')))[0] ?? {}
    if (purchaseLimit === undefined) throw new Error('There is no queen-west.')
    const to = (dried: number) =>
      shop.db
        .update(locations)
        .set({ purchaseLimit: { ...purchaseLimit, dried } })
        .where(eq(locations.slug, 'queen-west'))
    await to(15)
    const { failure } = await shop.send(await shop.orderFor(cart))
    await to(30)
    expect(failure.code).toBe('limit_exceeded')
    expect(failure.payload).toMatchObject({ cartFull: { active: true, limit: 15, exceedValue: 5 } })
  })

  test('for a slot that has passed or never was', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    for (const slot of ['2026-11-21 09:00 am', '2026-11-21 10:07 am', '2026-12-25 11:00 am', 'soon']) {
      expect((await shop.send(await shop.orderFor(cart, { slot }))).failure.code).toBe('slot_gone')
    }
  })

  test('for a full slot, without taking stock', async () => {
    const carts = await Promise.all([1, 2, 3].map(() => shop.cartWith({ 'at-small': 1 }, 'small')))
    const bodies = await Promise.all(carts.map(cart => shop.orderFor(cart, { slot: '2026-11-21 05:00 pm' })))
    const before = await shop.stockOf('at-small', 'small')
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await shop.send(body)).status)
    expect(statuses).toEqual([201, 201, 409])
    expect(await shop.stockOf('at-small', 'small')).toBe(before - 2)
    const full = (await shop.slotsAt('small')).filter(slot => !slot.available)
    expect(full.map(slot => slot.id)).toEqual(['2026-11-21 05:00 pm'])
  })

  test('at a location that the retailer has closed', async () => {
    const cart = await shop.cartWith({ 'at-shut': 1 }, 'shut')
    const { status, failure } = await shop.send(await shop.orderFor(cart))
    expect(status).toBe(409)
    expect(failure.code).toBe('closed')
  })

  test('while the store is closed and after-hours ordering is set to off, and only then (SPEC A5)', async () => {
    const inTime = shop.time.now
    const places = async (location: string, method: 'pickup' | 'delivery', at: Date) => {
      const cart = await shop.cartWith({ zebra: 1 }, location, method)
      shop.time.now = at
      const answer = await shop.send(await shop.orderFor(cart))
      shop.time.now = inTime
      return answer.status === 201 ? 'placed' : answer.failure.code
    }
    // 11 pm in Toronto, where after-hours ordering is off.
    const late = new Date('2026-11-22T04:00:00Z')
    expect(await places('queen-west', 'delivery', late)).toBe('closed')
    expect(await places('queen-west', 'pickup', late)).toBe('closed')
    expect(await places('queen-west', 'pickup', inTime)).toBe('placed')
    // 10 am in Toronto: closed is a store by its own hours, not by those in which it delivers.
    expect(await places('queen-west', 'delivery', inTime)).toBe('placed')
    // 10 pm in Calgary, where it is on.
    expect(await places('calgary', 'pickup', new Date('2026-11-22T05:00:00Z'))).toBe('placed')
  })

  test('in the shopper’s language', async () => {
    const body = await shop.orderFor(await shop.begin())
    expect((await shop.send(body, randomUUID(), { locale: 'fr-CA' })).failure.message).toBe('Votre panier est vide.')
  })
})

test('a refused order leaves nothing behind', async () => {
  const cart = await shop.cartWith({ zebra: 1 })
  await shop.send(await shop.orderFor(cart, { slot: 'never' }))
  expect(await shop.db.select().from(carts).where(eq(carts.id, cart.id))).toHaveLength(1)
  expect((await shop.to(readCart, { params: { cart: cart.id } })).payload).toEqual(cart)
})
