import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { moveCart, previewMove } from '../../../src/contract/cart/cart-move.ts'
import { fixture, makeLocation, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const both = { 'queen-west': 50, kensington: 50 }
const tight = { ...makeLocation().purchaseLimit, dried: 10 }

const shop = await openShop({
  ...fixture,
  locations: [
    ...fixture.locations,
    makeLocation({ slug: 'kensington', name: { en: 'Kensington', fr: 'Kensington' } }),
    makeLocation({ slug: 'tight', name: { en: 'Tight', fr: 'Serré' }, purchaseLimit: tight }),
    makeLocation({
      slug: 'delivers',
      name: { en: 'Delivers', fr: 'Livre' },
      pickupSettings: { isEnabled: false, orderPrepTime: null }
    }),
    makeLocation({
      slug: 'neither',
      name: { en: 'Neither', fr: 'Aucun' },
      pickupSettings: { isEnabled: false, orderPrepTime: null },
      deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] }
    })
  ],
  products: [
    ...fixture.products,
    makeProduct('same', { variants: [makeVariant({ stock: { ...both, tight: 50, delivers: 9, neither: 9 } })] }),
    makeProduct('few', { variants: [makeVariant({ weight: 1, stock: { 'queen-west': 50, kensington: 2 } })] }),
    makeProduct('none', { variants: [makeVariant({ weight: 1, stock: { 'queen-west': 50, kensington: 0 } })] }),
    makeProduct('here-only', { variants: [makeVariant({ weight: 1, stock: { 'queen-west': 50 } })] }),
    makeProduct('dearer', {
      name: { en: 'Dearer', fr: 'Plus cher' },
      variants: [makeVariant({ weight: 1, stock: { ...both, tight: 50 } })]
    }),
    makeProduct('tool', {
      limitClass: 'accessory',
      variants: [makeVariant({ weight: 0, stock: { ...both, tight: 50 } })]
    })
  ]
})
await shop.setListing('dearer', { price: 1200 }, 'kensington')

const preview = (cart: Cart, location: string, into?: string, locale = 'en-CA') =>
  shop.to(previewMove, { params: { cart: cart.id }, query: { locale, location, ...(into !== undefined && { into }) } })

const move = (cart: Cart, location: string, into: string | null = null, key: string = randomUUID()) =>
  shop.to(moveCart, {
    params: { cart: cart.id },
    body: { location, version: cart.version, into },
    headers: { 'Idempotency-Key': key, 'X-Platform-Id': 'a-phone' }
  })

const read = (id: string) => shop.to(readCart, { params: { cart: id } })
const held = (cart: Cart) => cart.lines.map(line => [line.productSlug, line.quantity])

describe('the preview of a move', () => {
  test('names the lines that change and no other, with quantity and cost here and there', async () => {
    const cart = await shop.cartWith({ same: 1, dearer: 2, few: 5, none: 1, 'here-only': 3 })
    const { payload } = await preview(cart, 'kensington')
    expect(payload.changes).toMatchObject([
      {
        name: 'Dearer',
        variantName: '3.5 g',
        kind: 'price',
        before: { quantity: 2, total: 2000 },
        after: { quantity: 2, total: 2400 }
      },
      {
        name: 'few',
        variantName: '3.5 g',
        kind: 'fewer',
        before: { quantity: 5, total: 5000 },
        after: { quantity: 2, total: 2000 }
      },
      {
        name: 'none',
        variantName: '3.5 g',
        kind: 'gone',
        before: { quantity: 1, total: 1000 },
        after: { quantity: 0, total: 0 }
      },
      {
        name: 'here-only',
        variantName: '3.5 g',
        kind: 'gone',
        before: { quantity: 3, total: 3000 },
        after: { quantity: 0, total: 0 }
      }
    ])
    expect(payload).toMatchObject({
      version: cart.version,
      before: { count: 12, subtotal: 12000, total: 13560 },
      after: { count: 5, subtotal: 5400, total: 6102 },
      currency: 'CAD'
    })
    expect(payload.changes[0]?.variant).toBe(await shop.sizeOf('dearer'))
    expect((await read(cart.id)).payload).toEqual(cart)
  })

  test('returns its names in the requested language', async () => {
    const { payload } = await preview(await shop.cartWith({ dearer: 1 }), 'kensington', undefined, 'fr-CA')
    expect(payload.changes[0]).toMatchObject({ name: 'Plus cher', variantName: '3,5 g' })
  })

  test('lists no line if nothing changes, and computes the taxes of the other province', async () => {
    const { payload } = await preview(await shop.cartWith({ zebra: 1 }), 'calgary')
    expect(payload.changes).toEqual([])
    expect([payload.before.total, payload.after.total]).toEqual([1130, 1050])
  })

  test('removes the excess over the other store’s purchase limit, from the last line that counts toward it', async () => {
    const cart = await shop.cartWith({ same: 2, dearer: 5, tool: 1 })
    const { payload } = await preview(cart, 'tight')
    expect(payload.changes).toMatchObject([{ name: 'Dearer', kind: 'limit', after: { quantity: 3, total: 3000 } }])
    const more = await preview(await shop.cartWith({ same: 4, dearer: 2 }), 'tight')
    expect(more.payload.changes.map(({ kind, after }) => [kind, after.quantity])).toEqual([
      ['limit', 2],
      ['limit', 0]
    ])
  })

  test('keeps the lines of the cart that is there, and of the same variant the larger quantity', async () => {
    const [from, into] = [
      await shop.cartWith({ same: 1, dearer: 3, few: 2 }),
      await shop.cartWith({ same: 3, tool: 1 }, 'kensington')
    ]
    const { payload } = await preview(from, 'kensington', into.id)
    expect(payload.changes.map(({ name, kind }) => [name, kind])).toEqual([['Dearer', 'price']])
    expect(payload.after).toMatchObject({ count: 3 + 1 + 3 + 2, subtotal: 3000 + 1000 + 3600 + 2000 })
  })

  test('cuts nothing of the cart that is there', async () => {
    const [from, into] = [await shop.cartWith({ dearer: 6, same: 1 }), await shop.cartWith({ same: 2 }, 'tight')]
    const { payload } = await preview(from, 'tight', into.id)
    expect(payload.changes.map(({ name, kind, after }) => [name, kind, after.quantity])).toEqual([
      ['Dearer', 'limit', 3]
    ])
    expect(payload.after.count).toBe(5)
  })

  test('names the field when the store is missing, unknown or the same, or the other cart is elsewhere', async () => {
    const cart = await shop.cartWith({ same: 1 })
    const elsewhere = await shop.begin('calgary')
    const fields = async (query: Record<string, string>) => {
      const { status, failure } = await shop.to(previewMove, { params: { cart: cart.id }, query })
      expect(status).toBe(422)
      return failure.fields
    }
    expect(await fields({})).toEqual({ location: 'required' })
    expect(await fields({ location: 'nowhere' })).toEqual({ location: 'unknown' })
    expect(await fields({ location: 'a\u0000' })).toEqual({ location: 'unknown' })
    expect(await fields({ location: 'queen-west' })).toEqual({ location: 'choice' })
    expect(await fields({ location: 'kensington', into: elsewhere.id })).toEqual({ into: 'choice' })
    expect(await fields({ location: 'kensington', into: 'a\u0000' })).toEqual({ into: 'unknown' })
    const gone = await shop.to(previewMove, { params: { cart: 'none' }, query: { location: 'kensington' } })
    expect([gone.status, gone.failure.code]).toEqual([404, 'not_found'])
  })
})

describe('moving a cart', () => {
  test('matches its preview, and leaves no cart behind', async () => {
    const cart = await shop.cartWith({ same: 1, dearer: 2, few: 5, none: 1, tool: 1 })
    const { payload: said } = await preview(cart, 'kensington')
    const { status, payload } = await move(cart, 'kensington')
    expect(status).toBe(201)
    expect(payload).toMatchObject({ location: 'kensington', method: 'pickup', ...said.after })
    expect(held(payload)).toEqual([
      ['same', 1],
      ['dearer', 2],
      ['few', 2],
      ['tool', 1]
    ])
    expect(payload.lines.every(line => line.problem === null)).toBe(true)
    for (const change of said.changes.filter(({ after }) => after.quantity > 0)) {
      expect(payload.lines.find(line => line.variant === change.variant)).toMatchObject(change.after)
    }
    expect((await read(cart.id)).status).toBe(404)
  })

  test('into a cart that is there keeps that cart, changed once', async () => {
    const [from, into] = [
      await shop.cartWith({ same: 1, dearer: 3 }),
      await shop.cartWith({ tool: 2, same: 2 }, 'kensington')
    ]
    const { payload: said } = await preview(from, 'kensington', into.id)
    const { payload } = await move(from, 'kensington', into.id)
    expect(payload).toMatchObject({ id: into.id, version: into.version + 1, ...said.after })
    expect(held(payload)).toEqual([
      ['tool', 2],
      ['same', 2],
      ['dearer', 3]
    ])
    expect((await read(from.id)).status).toBe(404)
  })

  test('into a cart that no longer exists creates a new one', async () => {
    const from = await shop.cartWith({ same: 1 })
    const { payload } = await move(from, 'kensington', 'gone')
    expect(held(payload)).toEqual([['same', 1]])
    expect(payload.id).not.toBe('gone')
  })

  test('twice with the same key moves once and brings the same cart', async () => {
    const [from, into] = [await shop.cartWith({ same: 1 }), await shop.cartWith({ tool: 1 }, 'kensington')]
    const first = await move(from, 'kensington', into.id, 'move-once')
    const second = await move(from, 'kensington', into.id, 'move-once')
    expect(second.status).toBe(201)
    expect(second.payload).toEqual(first.payload)
    const other = await shop.cartWith({ same: 1 })
    expect((await move(other, 'kensington', into.id, 'move-once')).failure.code).toBe('conflict')
  })

  test('of a version that has passed brings the fresh cart and changes nothing', async () => {
    const cart = await shop.cartWith({ same: 1 })
    const { payload: fresh } = await shop.ask(cart, 'same', 2)
    const { status, failure } = await move(cart, 'kensington', null, 'too-late')
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'stale', payload: fresh })
    expect((await read(cart.id)).payload).toEqual(fresh)
    expect((await move(fresh, 'kensington', null, 'too-late-again')).status).toBe(201)
  })

  test('keeps the method where the other store offers it, else takes the one that it offers', async () => {
    const { payload } = await move(await shop.cartWith({ same: 1 }), 'delivers')
    expect(payload.method).toBe('delivery')
    const brought = await shop.cartWith({ zebra: 1 }, 'queen-west', 'delivery')
    expect((await move(brought, 'calgary')).payload.method).toBe('pickup')
    const refused = await move(await shop.cartWith({ same: 1 }), 'neither')
    expect([refused.status, refused.failure.fields]).toEqual([422, { location: 'choice' }])
  })

  test('in both directions concurrently never deadlocks and loses nothing', async () => {
    const [one, other] = [await shop.cartWith({ same: 1 }), await shop.cartWith({ tool: 1 }, 'kensington')]
    const answers = await Promise.all([move(one, 'kensington', other.id), move(other, 'queen-west', one.id)])
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409])
    const moved = answers.find(answer => answer.status === 201)?.payload
    expect(moved?.lines).toHaveLength(2)
  })

  test('names the field that is wrong', async () => {
    const cart = await shop.cartWith({ same: 1 })
    const send = (body: unknown) =>
      fetch(`${shop.url}/v1/carts/${cart.id}/move`, { method: 'POST', body: JSON.stringify(body) })
    const response = await send({})
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: { location: 'required', version: 'required' } })
    expect((await move(cart, 'nowhere')).failure.fields).toEqual({ location: 'unknown' })
  })
})
