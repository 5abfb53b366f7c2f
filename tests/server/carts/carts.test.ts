import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '../../../src/server/db/schema.ts'
import { createCart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('beginning a cart', () => {
  test('gives an empty cart of one location and one method', async () => {
    const { status, payload } = await shop.to(createCart, { body: { location: 'queen-west', method: 'pickup' } })
    expect(status).toBe(201)
    expect(payload).toMatchObject({
      version: 0,
      location: 'queen-west',
      method: 'pickup',
      lines: [],
      count: 0,
      total: 0,
      currency: 'CAD',
      cartFull: { active: false, limit: 30, exceedValue: 0 }
    })
  })

  test('twice with the same idempotency key gives the same cart', async () => {
    const body = { location: 'queen-west', method: 'pickup' as const }
    const headers = { 'Idempotency-Key': 'begin-once', 'X-Platform-Id': 'a-phone' }
    const first = await shop.to(createCart, { body, headers })
    const second = await shop.to(createCart, { body, headers })
    expect(second.status).toBe(201)
    expect(second.payload.id).toBe(first.payload.id)
    const other = await shop.to(createCart, { body: { ...body, location: 'calgary' }, headers })
    expect(other.failure).toMatchObject({ code: 'conflict' })
  })

  test('at a location that is not there names the field', async () => {
    const { status, failure } = await shop.to(createCart, { body: { location: 'nowhere', method: 'pickup' } })
    expect(status).toBe(422)
    expect(failure.fields).toEqual({ location: 'unknown' })
  })

  test('by a method that the location does not offer names the field', async () => {
    const { failure } = await shop.to(createCart, { body: { location: 'calgary', method: 'delivery' } })
    expect(failure.fields).toEqual({ method: 'choice' })
  })
})

describe('reading a cart', () => {
  test('that is not there is refused', async () => {
    const { status, failure } = await shop.to(readCart, { params: { cart: 'none' } })
    expect(status).toBe(404)
    expect(failure.code).toBe('not_found')
  })

  test('reprices it', async () => {
    const cart = await shop.cartWith({ zebra: 2 })
    expect(cart.subtotal).toBe(2000)
    await shop.setListing('zebra', { price: 1100 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.subtotal).toBe(2200)
    expect(payload.version).toBe(cart.version)
    await shop.setListing('zebra', { price: 1000 })
  })

  test('returns its names in the requested language', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id }, query: { locale: 'fr-CA' } })
    expect(payload.lines[0]).toMatchObject({ name: 'Zèbre', variantName: '3,5 g' })
    expect(payload.taxes[0]?.name).toBe('TVH')
  })

  test('returns the problem of each line', async () => {
    const cart = await shop.cartWith({ mango: 4, 'two-left': 2, grinder: 1 })
    await shop.setListing('mango', { stock: 3 })
    await shop.setListing('two-left', { stock: 0 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.lines.map(line => [line.problem, line.stock])).toEqual([
      ['short', 3],
      ['sold_out', 0],
      [null, 99]
    ])
    await shop.setListing('mango', { stock: 20 })
    await shop.setListing('two-left', { stock: 2 })
  })

  test('prices and counts no line of which nothing can be bought, until it is in stock again', async () => {
    const cart = await shop.cartWith({ mango: 2, 'two-left': 2 })
    await shop.setListing('two-left', { stock: 0 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    const [mango] = payload.lines
    expect(payload).toMatchObject({ count: 4, subtotal: mango?.total, equivalent: mango?.equivalent })
    expect(payload.total).toBe(payload.subtotal + payload.taxes.reduce((sum, { amount }) => sum + amount, 0))
    expect(payload.cartFull).toMatchObject({ active: false, exceedValue: 0 })
    await shop.setListing('two-left', { stock: 2 })
    const { payload: again } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(again).toMatchObject({ subtotal: cart.subtotal, total: cart.total, equivalent: cart.equivalent })
  })
})

describe('setting a line', () => {
  test('counts the change in the version', async () => {
    const cart = await shop.begin()
    const added = await shop.ask(cart, 'zebra', 2)
    expect(added.status).toBe(200)
    expect(added.payload).toMatchObject({ version: 1, count: 2 })
    const removed = await shop.ask(added.payload, 'zebra', 0)
    expect(removed.payload).toMatchObject({ version: 2, lines: [] })
  })

  test('keeps lines in the order in which they were added', async () => {
    const cart = await shop.cartWith({ zebra: 1, grinder: 1, apple: 1 })
    const { payload } = await shop.ask(cart, 'zebra', 3)
    expect(payload.lines.map(line => line.productSlug)).toEqual(['zebra', 'grinder', 'apple'])
    expect(payload.lines.map(line => line.id)).toEqual(cart.lines.map(line => line.id))
  })

  test('of a version that has passed brings the fresh cart and changes nothing', async () => {
    const cart = await shop.begin()
    await shop.ask(cart, 'zebra', 1)
    const { status, failure } = await shop.ask(cart, 'zebra', 5)
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'stale', payload: { version: 1, count: 1 } })
  })

  test('above the stock is rejected with the remaining stock', async () => {
    const cart = await shop.begin()
    const { status, failure } = await shop.ask(cart, 'two-left', 3)
    expect(status).toBe(409)
    expect(failure.code).toBe('sold_out')
    expect(failure.message).toBe('Only 2 of two-left 3.5 g left at Queen West.')
    expect(failure.payload).toMatchObject({ version: 0, lines: [] })
  })

  test('of a sold-out, a switched-off or a discontinued product is refused', async () => {
    const cart = await shop.begin()
    expect((await shop.ask(cart, 'sold-out', 1)).failure.message).toBe('sold-out 3.5 g is sold out at Queen West.')
    expect((await shop.ask(cart, 'gone', 1)).failure.code).toBe('sold_out')
    await shop.setListing('oil', { available: false })
    expect((await shop.ask(cart, 'oil', 1)).failure.code).toBe('sold_out')
    await shop.setListing('oil', { available: true })
  })

  test('of a variant that the location does not sell is refused with the current cart, which is kept', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    for (const variant of [await shop.sizeOf('calgary-only'), 'never-was']) {
      const wanted = { params: { cart: cart.id, variant }, body: { version: cart.version, quantity: 1 } }
      const { status, failure } = await shop.to(setLine, wanted)
      expect(status).toBe(409)
      expect(failure).toEqual({ code: 'sold_out', message: 'Queen West doesn’t carry this product.', payload: cart })
      const { failure: french } = await shop.to(setLine, { ...wanted, query: { locale: 'fr-CA' } })
      expect(french.message).toBe('Queen Ouest n’offre pas ce produit.')
    }
  })

  test('of a product that the location no longer carries can only remove it', async () => {
    const cart = await shop.cartWith({ 'at-small': 2 }, 'small')
    const variant = await shop.sizeOf('at-small')
    const [listing] = await shop.db.delete(listings).where(eq(listings.variantId, variant)).returning()
    if (listing === undefined) throw new Error('at-small was not listed.')
    expect((await shop.ask(cart, 'at-small', 1)).failure).toMatchObject({
      code: 'sold_out',
      message: 'Small doesn’t carry this product.',
      payload: { version: cart.version, lines: [{ problem: 'discontinued', quantity: 2 }] }
    })
    expect((await shop.ask(cart, 'at-small', 0)).payload.lines).toEqual([])
    await shop.db.insert(listings).values(listing)
  })

  test('to zero of a variant that is not in the cart returns the current cart', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    for (const variant of [await shop.sizeOf('mango'), await shop.sizeOf('calgary-only'), 'never-was']) {
      const wanted = { params: { cart: cart.id, variant }, body: { version: cart.version, quantity: 0 } }
      const { status, payload } = await shop.to(setLine, wanted)
      expect([status, payload]).toEqual([200, cart])
    }
  })

  test('refuses a quantity that is no whole number from 0 to 99', async () => {
    const cart = await shop.begin()
    for (const quantity of [-1, 1.5, 100]) {
      expect((await shop.ask(cart, 'zebra', quantity)).failure.fields).toEqual({ quantity: 'number' })
    }
  })

  test('refuses a body without its required fields, naming each', async () => {
    const cart = await shop.begin()
    const params = { cart: cart.id, variant: 'any' }
    const response = await fetch(`${shop.url}/v1/carts/${params.cart}/lines/any`, { method: 'PUT', body: '{}' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: { version: 'required', quantity: 'required' } })
  })

  test('concurrently lets only one request through', async () => {
    const cart = await shop.begin()
    const answers = await Promise.all([1, 2, 3, 4].map(quantity => shop.ask(cart, 'zebra', quantity)))
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.version).toBe(1)
  })

  test('of a cart that is not there is refused', async () => {
    const filling = { params: { cart: 'none', variant: 'none' }, body: { version: 0, quantity: 1 } }
    const { status, failure } = await shop.to(setLine, filling)
    expect([status, failure.code]).toEqual([404, 'not_found'])
  })
})

describe('the sums', () => {
  test('use the sale price and include the savings', async () => {
    const cart = await shop.cartWith({ apple: 3 })
    expect(cart.lines[0]).toMatchObject({ unitPrice: 450, regularPrice: 500, total: 1350 })
    expect(cart).toMatchObject({ subtotal: 1350, savings: 150 })
  })

  test('in Ontario add 13 % HST, rounded half up for the whole order', async () => {
    const cart = await shop.cartWith({ apple: 3, gummies: 1 })
    expect(cart.subtotal).toBe(2049)
    expect(cart.taxes).toEqual([{ name: 'HST', amount: 266 }])
    expect(cart.total).toBe(2315)
    await shop.setListing('gummies', { price: 700 })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.subtotal).toBe(2050)
    expect(payload.taxes).toEqual([{ name: 'HST', amount: 267 }])
    await shop.setListing('gummies', { price: 699 })
  })

  test('in Alberta add 5 % GST', async () => {
    const cart = await shop.cartWith({ zebra: 1 }, 'calgary')
    expect(cart.taxes).toEqual([{ name: 'GST', amount: 50 }])
    expect(cart.total).toBe(1050)
  })
})

describe('the purchase limit', () => {
  test('may be reached and not be passed', async () => {
    const cart = await shop.cartWith({ zebra: 8, 'five-left': 2 })
    expect(cart).toMatchObject({ equivalent: 30, cartFull: { active: false, exceedValue: 0 } })
    const { status, failure } = await shop.ask(cart, 'five-left', 3)
    expect(status).toBe(409)
    expect(failure.code).toBe('limit_exceeded')
    expect(failure.message).toBe(
      'This puts you 1 g over the limit of 30 g of dried cannabis (or equivalent) per order.'
    )
    expect(failure.payload).toMatchObject({
      equivalent: 30,
      version: cart.version,
      cartFull: { active: true, limit: 30, exceedValue: 1 }
    })
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.cartFull.active).toBe(false)
  })

  test('lets a cart that is over it shrink', async () => {
    const cart = await shop.cartWith({ shatter: 7 })
    await shop.setListing('shatter', { stock: 99 })
    expect(cart.equivalent).toBe(28)
    expect((await shop.ask(cart, 'shatter', 8)).failure.code).toBe('limit_exceeded')
    expect((await shop.ask(cart, 'shatter', 6)).payload.equivalent).toBe(24)
  })

  test('counts each class by its own measure', async () => {
    const grams: Record<string, number> = {
      zebra: 3.5,
      fresh: 1,
      gummies: 0.667,
      oil: 0.5,
      drink: 0.623,
      shatter: 4,
      seeds: 4,
      grinder: 0
    }
    const cart = await shop.cartWith(Object.fromEntries(Object.keys(grams).map(product => [product, 1])))
    expect(Object.fromEntries(cart.lines.map(line => [line.productSlug, line.equivalent]))).toEqual(grams)
    expect(cart.equivalent).toBe(14.29)
  })

  test('takes a product’s own stated equivalent before that of its class', async () => {
    const cart = await shop.cartWith({ stated: 2 })
    expect(cart.equivalent).toBe(1)
  })

  test('is exact for many small pieces', async () => {
    const cart = await shop.cartWith({ drink: 48 })
    expect(cart.equivalent).toBe(29.895)
    expect((await shop.ask(cart, 'drink', 49)).failure.payload).toMatchObject({ cartFull: { exceedValue: 0.518 } })
  })
})
