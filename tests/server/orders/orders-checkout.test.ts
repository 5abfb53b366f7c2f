import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { locations, orders, promos, promoUses } from '../../../src/server/db/schema.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { deleteMe } from '../../../src/contract/account/me.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { openCheckoutShop, outside } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'
import { ada, home } from '../support/shop.ts'

const shop = await openCheckoutShop()
const staff = by('staff')

type Changes = Parameters<typeof shop.orderFor>[1]

const order = async (cart: Cart, changes: Changes = {}, headers = {}) =>
  shop.send(await shop.orderFor(cart, changes), randomUUID(), {}, headers)

const usesOf = async (code: string) => (await shop.db.select().from(promos).where(eq(promos.code, code)))[0]?.uses

/** Returns a customer unknown to the shop. */
const stranger = () => {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
  return { ...ada, email: `${randomUUID()}@mail.example`, phone: `+1 905 ${digits}` }
}

describe('an order', () => {
  test('holds the cart’s codes, fee, taxes, tip and address', async () => {
    let cart = await shop.cartOf(3, ['FIVE', 'TWO'], 'queen-west', 'delivery')
    cart = (await shop.tip(cart, 150)).payload
    const { status, payload } = await order(cart, { total: cart.total, offers: { email: true, sms: false } })
    expect(status).toBe(201)
    expect(payload).toMatchObject({
      method: 'delivery',
      subtotal: 3000,
      promos: [
        { code: 'FIVE', name: 'FIVE', amount: 500 },
        { code: 'TWO', name: 'TWO', amount: 200 }
      ],
      fee: 500,
      taxes: [{ name: 'HST', amount: 364 }],
      tip: 150,
      total: 3314,
      address: home
    })
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
    expect(kept).toMatchObject({ zone: 'Downtown', dob: null, offers: { email: true, sms: false } })
  })

  test('that is delivered has the destination in its email, and one for pickup the store’s address', async () => {
    const customer = stranger()
    await order(await shop.cartOf(3, [], 'queen-west', 'delivery'), { customer })
    await order(await shop.cartOf(1), { customer })
    const emails = (await peopleOf(shop).mailsTo(customer.email)).map(({ body }) => body)
    expect(emails.filter(body => body.includes(`Delivery address:\n${home.line1}\n${home.city} `))).toHaveLength(1)
    expect(emails.filter(body => /\nQueen West, .+\n/.test(body))).toHaveLength(1)
  })

  test('at the curb takes a place of pickup’s and goes by ready', async () => {
    const slot = '2026-11-21 06:00 pm'
    const cart = await shop.cartOf(1, [], 'queen-west', 'curbside')
    const { payload } = await order(cart, { slot })
    expect(payload).toMatchObject({ method: 'curbside', slot: { id: slot }, address: null, fee: 0 })
    await shop.db.update(locations).set({ slotCapacity: 1 }).where(eq(locations.slug, 'queen-west'))
    for (const method of ['pickup', 'curbside'] as const) {
      const full = (await shop.slotsAt('queen-west', method)).filter(one => !one.available)
      expect(full.map(one => one.id)).toContain(slot)
    }
    expect((await order(await shop.cartOf(1), { slot })).failure.code).toBe('slot_gone')
    const to = (status: 'confirmed' | 'preparing' | 'ready' | 'out_for_delivery' | 'cancelled') =>
      shop.to(setOrderStatus, { params: { order: payload.id }, body: { status }, headers: staff })
    for (const status of ['confirmed', 'preparing'] as const) await to(status)
    expect((await to('out_for_delivery')).failure.code).toBe('conflict')
    expect((await to('ready')).payload.status).toBe('ready')
    await to('cancelled')
    expect((await shop.slotsAt()).find(one => one.id === slot)?.available).toBe(true)
    await shop.db.update(locations).set({ slotCapacity: 50 }).where(eq(locations.slug, 'queen-west'))
  })

  test('is refused with the fresh cart when its total differs from the one shown to the shopper', async () => {
    const cart = await shop.cartOf(2)
    const { status, failure } = await order(cart, { total: cart.total - 1 })
    expect([status, failure.code]).toEqual([409, 'stale'])
    expect(failure.payload).toMatchObject({ id: cart.id, total: cart.total })
    await shop.setListing('bong', { price: 1100 })
    const dearer = await order(cart, { total: cart.total })
    await shop.setListing('bong', { price: 1000 })
    expect(dearer.failure).toMatchObject({ code: 'stale', payload: { subtotal: 2200 } })
    expect((await order(cart, { total: cart.total })).status).toBe(201)
  })
})

describe('a delivery order', () => {
  const brought = (count: number, entered: string[] = []) => shop.cartOf(count, entered, 'queen-west', 'delivery')

  test('needs an address', async () => {
    const { payload } = await shop.bring(await brought(3), null)
    const { status, failure } = await order(payload)
    expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { address: 'required' }])
  })

  test('needs one in a zone', async () => {
    const { payload } = await shop.bring(await brought(3), outside)
    const { status, failure } = await order(payload)
    expect([status, failure.code, failure.message]).toEqual([409, 'out_of_zone', 'We don’t deliver to that address.'])
  })

  test('needs to come to the zone’s minimum', async () => {
    const { status, failure } = await order(await brought(1))
    expect([status, failure.code]).toEqual([409, 'below_minimum'])
    expect((await order(await brought(2, ['FIVE']))).status).toBe(201)
  })

  test('that is picked up after all needs none of that, and keeps no address', async () => {
    const { payload } = await shop.method((await shop.bring(await brought(1), outside)).payload, 'pickup')
    expect((await order(payload)).payload).toMatchObject({ address: null, fee: 0 })
  })
})

describe('where the store asks for a date of birth, an order', () => {
  const placed = async (dob?: string | null) => {
    const cart = await shop.cartOf(1, [], 'calgary')
    const answer = await order(cart, dob === undefined ? {} : { dob })
    return answer.status === 201 ? answer.payload.id : answer.failure.fields
  }

  test('is rejected without one, and for a person who is too young there', async () => {
    expect(await placed()).toEqual({ dob: 'required' })
    expect(await placed(null)).toEqual({ dob: 'required' })
    expect(await placed('2008-11-22')).toEqual({ dob: 'too_young' })
    expect(await placed('2008-02-31')).toEqual({ dob: 'past' })
    expect(await placed('2031-01-01')).toEqual({ dob: 'past' })
    expect(await placed('soon')).toEqual({ dob: 'unknown' })
  })

  test('is placed on the very birthday, and keeps the date', async () => {
    const id = await placed('2008-11-21')
    const [kept] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, id as string))
    expect(kept?.dob).toBe('2008-11-21')
  })

  test('elsewhere keeps none, were it sent', async () => {
    const { payload } = await order(await shop.cartOf(1), { dob: '2001-01-01' })
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
    expect(kept?.dob).toBeNull()
  })
})

describe('codes in an order', () => {
  const lost = (code: string, problem: string) => ({
    code: 'promo',
    payload: { promo: { code, problem, missing: null } }
  })

  test('are counted, and given back by its cancellation, once', async () => {
    const before = await usesOf('THREE')
    const { payload } = await order(await shop.cartOf(2, ['THREE']))
    expect(await usesOf('THREE')).toBe((before ?? 0) + 1)
    const cancel = () =>
      shop.to(setOrderStatus, { params: { order: payload.id }, body: { status: 'cancelled' }, headers: staff })
    await cancel()
    await cancel()
    expect(await usesOf('THREE')).toBe(before)
    expect(await shop.db.select().from(promoUses).where(eq(promoUses.orderId, payload.id))).toEqual([])
  })

  test('that take nothing off are not counted', async () => {
    const cart = await shop.cartWith({ apple: 1 })
    const { payload } = await shop.codes(cart, ['FIVE', 'TWO'])
    expect(payload.promos.map(({ amount }) => amount)).toEqual([450, 0])
    const before = await usesOf('TWO')
    const placed = await order(payload)
    expect(placed.payload).toMatchObject({ total: 0, promos: [{ code: 'FIVE', amount: 450 }] })
    expect(await usesOf('TWO')).toBe(before)
  })

  test('for a first order are for people without one, found by account, email or phone', async () => {
    const person = stranger()
    expect((await order(await shop.cartOf(2, ['FIRST']), { customer: person })).status).toBe(201)
    const again = async (customer: typeof person) => {
      const answer = await order(await shop.cartOf(2, ['FIRST']), { customer })
      return answer.status === 201 ? 'placed' : answer.failure
    }
    expect(await again(person)).toMatchObject(lost('FIRST', 'first_order'))
    expect(await again({ ...stranger(), email: person.email.toUpperCase() })).toMatchObject(
      lost('FIRST', 'first_order')
    )
    const written = person.phone.replace('+1 ', '').replace(' ', '-')
    expect(await again({ ...stranger(), phone: written })).toMatchObject(lost('FIRST', 'first_order'))
    expect(await again(stranger())).toBe('placed')
    const headers = by(await shop.signIn())
    const cart = await shop.cartOf(2)
    expect((await shop.codes(cart, ['FIRST'], headers)).status).toBe(200)
    await order(await shop.cartOf(1), { customer: stranger() }, headers)
    const refused = await shop.codes(await shop.cartOf(2), ['FIRST'], headers)
    expect(refused.failure).toMatchObject(lost('FIRST', 'first_order'))
  })

  test('of once a person are for each person once, and again after a cancellation', async () => {
    const person = stranger()
    const first = await order(await shop.cartOf(2, ['ONCE']), { customer: person })
    expect(first.status).toBe(201)
    const again = async () => order(await shop.cartOf(2, ['ONCE']), { customer: person })
    expect((await again()).failure).toMatchObject(lost('ONCE', 'used'))
    await shop.to(setOrderStatus, {
      params: { order: first.payload.id },
      body: { status: 'cancelled' },
      headers: staff
    })
    expect((await again()).status).toBe(201)
  })

  test('that stopped to hold are refused, unless the shopper was shown the total without them', async () => {
    const cart = await shop.cartOf(5, ['BIG'])
    const { payload: fewer } = await shop.ask(cart, 'bong', 3)
    const refused = await order(fewer)
    expect(refused.failure).toMatchObject({ code: 'promo', payload: { promo: { problem: 'minimum', missing: 2000 } } })
    expect((await order(fewer, { total: cart.total })).failure.code).toBe('promo')
    const placed = await order(fewer, { total: fewer.total })
    expect(placed.payload).toMatchObject({ promos: [], total: 3390 })
  })

  test('are anonymized when the account is deleted, as are the addresses of its orders', async () => {
    const headers = by(await shop.signIn('camille'))
    let cart = await shop.cartOf(3)
    cart = (await shop.codes(cart, ['TWO'], headers)).payload
    cart = (await shop.bring((await shop.method(cart, 'delivery', headers)).payload, home, headers)).payload
    const { payload } = await order(cart, {}, headers)
    const deleted = await shop.to(deleteMe, { headers, body: { password: null } })
    expect(deleted.status).toBe(200)
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
    expect(kept).toMatchObject({ address: null, accountId: null })
    const [use] = await shop.db.select().from(promoUses).where(eq(promoUses.orderId, payload.id))
    expect(use).toMatchObject({ email: '', phone: '', accountId: null })
  })
})
