import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { claimCart } from '../../../src/contract/account/loyalty.ts'
import { moveCart, previewMove } from '../../../src/contract/cart/cart-move.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { openCheckoutShop, outside } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { home } from '../support/shop.ts'

const shop = await openCheckoutShop()

const move = (cart: Cart, location: string, into: string | null = null) =>
  shop.to(moveCart, {
    params: { cart: cart.id },
    body: { location, version: cart.version, into },
    headers: { 'Idempotency-Key': randomUUID() }
  })

const read = async (cart: Cart, headers = {}) =>
  (await shop.to(readCart, { params: { cart: cart.id }, headers })).payload

describe('the method of a cart', () => {
  test('is set to one that the location offers, and the cart is repriced', async () => {
    const cart = await shop.cartOf(3, [], 'queen-west', 'delivery')
    expect(cart).toMatchObject({ method: 'delivery', fee: 500, total: 3955 })
    const { payload: curbside } = await shop.method(cart, 'curbside')
    expect(curbside).toMatchObject({
      method: 'curbside',
      fee: 0,
      delivery: null,
      total: 3390,
      version: cart.version + 1
    })
    const { payload: again } = await shop.method(curbside, 'delivery')
    expect(again).toMatchObject({ fee: 500, total: 3955, delivery: { address: home } })
  })

  test('is refused where the location does not offer it, or there is no such one', async () => {
    const cart = await shop.begin('kensington')
    for (const method of ['curbside', 'delivery', 'drone'] as const) {
      const { status, failure } = await shop.method(cart, method as 'delivery')
      expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { method: 'choice' }])
    }
    expect((await shop.method({ id: 'none', version: 0 }, 'pickup')).failure.code).toBe('not_found')
  })

  test('of a version that has passed brings the fresh cart', async () => {
    const cart = await shop.cartOf(1)
    await shop.method(cart, 'curbside')
    const { status, failure } = await shop.method(cart, 'delivery')
    expect([status, failure.code]).toEqual([409, 'stale'])
    expect(failure.payload).toMatchObject({ method: 'curbside', version: cart.version + 1 })
  })

  test('may be curbside from the beginning, if the store offers it', async () => {
    expect((await shop.begin('queen-west', 'curbside')).method).toBe('curbside')
    const moved = await move(await shop.cartWith({ bong: 1 }, 'queen-west', 'curbside'), 'kensington')
    expect(moved.payload.method).toBe('pickup')
  })
})

describe('bringing a cart', () => {
  test('costs the fee of the zone, which is taxed too', async () => {
    const cart = await shop.cartOf(3, [], 'queen-west', 'delivery')
    expect(cart.delivery).toEqual({
      address: home,
      zone: 'Downtown',
      fee: 500,
      minimum: 2000,
      missing: 0,
      freeFrom: 6000,
      hours: null,
      problem: null,
      nearest: null
    })
    expect(cart).toMatchObject({ subtotal: 3000, fee: 500, taxes: [{ name: 'HST', amount: 455 }], total: 3955 })
  })

  test('returns the amount missing to the minimum, before promo codes', async () => {
    const cart = await shop.cartOf(1, [], 'queen-west', 'delivery')
    expect(cart.delivery).toMatchObject({ minimum: 2000, missing: 1000, problem: null })
    const { payload } = await shop.codes(await shop.cartOf(2, [], 'queen-west', 'delivery'), ['FIVE'])
    expect(payload.delivery).toMatchObject({ minimum: 2000, missing: 0 })
  })

  test('costs nothing from so much on, less what codes take off', async () => {
    const cart = await shop.cartOf(6, [], 'queen-west', 'delivery')
    expect(cart).toMatchObject({ fee: 0, delivery: { fee: 0, freeFrom: 6000 } })
    expect((await shop.codes(cart, ['TWO'])).payload).toMatchObject({ fee: 500, total: Math.round(6300 * 1.13) })
  })

  test('goes by the postal code or by where the address lies, however the code was typed', async () => {
    const cart = await shop.begin('queen-west', 'delivery')
    const far = await shop.bring(cart, { ...home, postalCode: ' m6k-2n6 ' })
    expect(far.payload.delivery).toMatchObject({ zone: 'Far', address: { postalCode: 'M6K 2N6' } })
    const inside = await shop.bring(far.payload, { ...outside, lat: 43.65, lng: -79.35 })
    expect(inside.payload.delivery).toMatchObject({ zone: 'Downtown', problem: null })
  })

  test('outside of all zones is said, with the nearest store that hands orders over and how far that is', async () => {
    const cart = await shop.cartOf(3, [], 'queen-west', 'delivery')
    const { status, payload } = await shop.bring(cart, { ...outside, lat: 43.6541, lng: -79.4414 })
    expect(status).toBe(200)
    expect(payload.delivery).toEqual({
      address: { ...outside, lat: 43.6541, lng: -79.4414 },
      zone: null,
      fee: 0,
      minimum: 0,
      missing: 0,
      freeFrom: null,
      hours: null,
      problem: 'outside',
      nearest: { location: 'kensington', name: 'Kensington', km: 3.2 }
    })
    expect(payload.fee).toBe(0)
    const french = await shop.bring(payload, { ...outside, lat: 51, lng: -114 }, {}, 'fr-CA')
    expect(french.payload.delivery?.nearest).toMatchObject({ location: 'calgary', name: 'Calgary fr' })
  })

  test('outside of all zones is measured by the postal code, and has no distance without it', async () => {
    const cart = await shop.begin('queen-west', 'delivery')
    const known = await shop.bring(cart, { ...home, postalCode: 'T2G 0S9' })
    expect(known.payload.delivery?.nearest).toEqual({ location: 'calgary', name: 'Calgary', km: 0.1 })
    const area = await shop.bring(known.payload, { ...home, postalCode: 'T2G 9Z9' })
    expect(area.payload.delivery?.nearest).toMatchObject({ location: 'calgary', km: 0.8 })
    const unknown = await shop.bring(area.payload, { ...home, postalCode: 'X0A 0H0' })
    expect(unknown.payload.delivery?.nearest).toEqual({ location: 'queen-west', name: 'Queen West', km: null })
  })

  test('is forgotten by null, and kept while the cart is picked up', async () => {
    const cart = await shop.cartOf(3, [], 'queen-west', 'delivery')
    const { payload } = await shop.bring(cart, null)
    expect(payload).toMatchObject({ delivery: null, fee: 0, method: 'delivery' })
    const pickup = await shop.cartOf(3)
    expect((await shop.bring(pickup, home)).payload).toMatchObject({ delivery: null, fee: 0, total: pickup.total })
  })

  test('names the fields of an address that are wrong', async () => {
    const cart = await shop.begin('queen-west', 'delivery')
    const wrong = { ...home, line1: ' ', city: 'x'.repeat(81), postalCode: 'MMM', notes: 'n'.repeat(201) }
    const { status, failure } = await shop.bring(cart, wrong)
    expect(status).toBe(422)
    expect(failure.fields).toEqual({
      'address.line1': 'required',
      'address.city': 'too_long',
      'address.postalCode': 'postal',
      'address.notes': 'too_long'
    })
    const french = await shop.bring(cart, { ...home, postalCode: '' }, {}, 'fr-CA')
    expect(french.failure).toMatchObject({
      message: 'Certains renseignements sont à corriger.',
      fields: { 'address.postalCode': 'required' }
    })
  })

  test('to an account’s address is shown to no one else', async () => {
    const headers = by(await shop.signIn())
    const { payload } = await shop.bring(await shop.cartOf(3, [], 'queen-west', 'delivery'), home, headers)
    expect(payload.delivery?.address).toEqual(home)
    expect((await read(payload)).delivery).toBeNull()
    expect((await read(payload, by(await shop.signIn('camille')))).delivery).toBeNull()
    expect((await read(payload, headers)).delivery?.address).toEqual(home)
    const taken = await shop.ask(payload, 'bong', 4)
    expect(taken.payload.delivery).toBeNull()
    expect((await read(payload, headers)).delivery).toBeNull()
  })
})

describe('a tip', () => {
  test('is on top of all, untaxed', async () => {
    const { payload } = await shop.tip(await shop.cartOf(3), 300)
    expect(payload).toMatchObject({ tip: 300, taxes: [{ amount: 390 }], total: 3690 })
    expect((await shop.tip(payload, 0)).payload).toMatchObject({ tip: 0, total: 3390 })
  })

  test('is refused where the location takes none, below 0, and above the order’s total before the tip', async () => {
    const fields = async (cart: Cart, tip: number) => {
      const { status, failure } = await shop.tip(cart, tip)
      return [status, failure.fields]
    }
    expect(await fields(await shop.cartOf(1, [], 'kensington'), 100)).toEqual([422, { tip: 'choice' }])
    const cart = await shop.cartOf(1)
    expect(await fields(cart, 1131)).toEqual([422, { tip: 'number' }])
    expect(await fields(cart, -1)).toEqual([422, { tip: 'number' }])
    expect(await fields(cart, 1.5)).toEqual([422, { tip: 'number' }])
    expect((await shop.tip(cart, 1130)).payload.total).toBe(2260)
  })

  test('stays while the cart changes, and is never more than the rest', async () => {
    const { payload } = await shop.tip(await shop.cartOf(3), 2000)
    const fewer = await shop.ask(payload, 'bong', 1)
    expect(fewer.payload).toMatchObject({ tip: 1130, total: 2260 })
    const more = await shop.ask(fewer.payload, 'bong', 4)
    expect(more.payload).toMatchObject({ tip: 2000, total: 6520 })
    expect((await shop.method(more.payload, 'curbside')).payload.tip).toBe(2000)
  })
})

describe('a tip that is a share', () => {
  test('follows the line total, down and up, and becomes part of the order', async () => {
    const { payload: cart } = await shop.setTipTo(await shop.cartOf(3), { tipShare: 20 })
    expect(cart).toMatchObject({ tip: 600, tipShare: 20, total: 3990 })
    const { payload: fewer } = await shop.ask(cart, 'bong', 1)
    expect(fewer).toMatchObject({ tip: 200, tipShare: 20, total: 1330 })
    const { payload: more } = await shop.ask(fewer, 'bong', 7)
    expect(more).toMatchObject({ tip: 1400, tipShare: 20 })
  })

  test('gives way to an amount, and an amount to it', async () => {
    const { payload: share } = await shop.setTipTo(await shop.cartOf(3), { tipShare: 15 })
    const { payload: amount } = await shop.tip(share, 450)
    expect(amount).toMatchObject({ tip: 450 })
    expect(amount.tipShare).toBeUndefined()
    expect((await shop.ask(amount, 'bong', 1)).payload.tip).toBe(450)
    expect((await shop.setTipTo(share, { tipShare: 10 })).status).toBe(409)
  })

  test.each([
    ['without either', {}, { tip: 'required' }],
    ['of nothing', { tipShare: 0 }, { tipShare: 'number' }],
    ['of more than all', { tipShare: 101 }, { tipShare: 'number' }],
    ['of half a percent', { tipShare: 0.5 }, { tipShare: 'number' }]
  ])('is refused %s', async (_how, tip, fields) => {
    const { status, failure } = await shop.setTipTo(await shop.cartOf(1), tip)
    expect([status, failure.fields]).toEqual([422, fields])
  })

  test('goes where the next store takes no tips', async () => {
    const { payload: cart } = await shop.setTipTo(await shop.cartOf(3), { tipShare: 20 })
    const { payload: moved } = await move(cart, 'kensington')
    expect(moved.tip).toBe(0)
    expect(moved.tipShare).toBeUndefined()
  })
})

describe('a cart that moves to another store', () => {
  test('keeps address, codes and tip, and re-evaluates all of them', async () => {
    let cart = await shop.cartOf(3, ['HERE', 'PICKUP'].slice(0, 1))
    cart = (await shop.tip(cart, 100)).payload
    cart = (await shop.method((await shop.bring(cart, home)).payload, 'delivery')).payload
    expect(cart).toMatchObject({ fee: 500, tip: 100, promos: [{ code: 'HERE', amount: 100 }] })
    const query = { locale: 'en-CA', location: 'calgary' }
    const { payload: said } = await shop.to(previewMove, { params: { cart: cart.id }, query })
    const { payload } = await move(cart, 'calgary')
    expect(payload).toMatchObject({ method: 'delivery', tip: 0, fee: 0, ...said.after })
    expect(payload.promos).toEqual([{ code: 'HERE', name: 'HERE', amount: 0, problem: 'other_store', missing: null }])
    expect(payload.delivery).toMatchObject({ address: home, zone: 'Downtown' })
    expect(said.after.total).toBe(3150)
    expect(said.before.total).toBe(cart.total)
  })

  test('into an existing cart keeps its lines, and adds the missing ones', async () => {
    const from = (await shop.bring(await shop.cartOf(3, ['FIVE']), home)).payload
    const into = (await shop.tip(await shop.cartWith({ grinder: 1 }), 100)).payload
    const there = (await move(into, 'kensington')).payload
    const { payload } = await move(from, 'kensington', there.id)
    expect(payload).toMatchObject({ id: there.id, method: 'pickup', tip: 0, promos: [{ code: 'FIVE', amount: 500 }] })
    const again = await shop.cartOf(3, ['TWO'])
    const kept = await move(payload, 'queen-west', again.id)
    expect(kept.payload.promos.map(({ code }) => code)).toEqual(['TWO'])
    expect((await shop.method(kept.payload, 'delivery')).payload.delivery?.address).toEqual(home)
  })

  test('by its shopper’s signing in keeps what either had', async () => {
    const headers = by(await shop.signIn('camille'))
    const own = await shop.cartWith({ bong: 1 })
    await shop.bring(own, home, headers)
    const guest = await shop.cartOf(2, ['FIVE'])
    const { payload } = await shop.to(claimCart, { params: { cart: guest.id }, body: {}, headers })
    expect(payload.cart).toMatchObject({ count: 2, promos: [{ code: 'FIVE', amount: 500 }] })
    const { payload: brought } = await shop.method(payload.cart, 'delivery', headers)
    expect(brought.delivery?.address).toEqual(home)
  })
})
