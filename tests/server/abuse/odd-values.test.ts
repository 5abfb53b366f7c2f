import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { setDelivery, setTip } from '../../../src/contract/cart/cart-change.ts'
import { signUp } from '../../../src/contract/account/account.ts'
import { readMe } from '../../../src/contract/account/me.ts'
import { readSession } from '../../../src/contract/account/session.ts'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { checkIn } from '../../../src/contract/order/arrival.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { findStaffOrder, readListings, setListing } from '../../../src/contract/staff/staff-board.ts'
import { peopleOf } from '../support/people.ts'
import { home, openShop } from '../support/shop.ts'

const shop = await openShop()
const people = peopleOf(shop)
const staff = { Authorization: 'Bearer staff' }

/** Ends with a lone surrogate, as from a cut string, which databases can't store. */
const half = 'Ring twice \ud83d'

describe('half a character', () => {
  test('in a delivery address is refused at its field', async () => {
    const { id, version } = await shop.begin('queen-west', 'delivery')
    for (const field of ['line1', 'notes'] as const) {
      const body = { version, address: { ...home, [field]: half } }
      const { status, failure } = await shop.to(setDelivery, { params: { cart: id }, body })
      expect([status, failure.fields]).toEqual([422, { [`address.${field}`]: 'unknown' }])
    }
  })

  test('in a curbside check-in is refused at its field', async () => {
    const cart = await shop.cartWith({ gummies: 1 })
    const { payload } = await shop.send(await shop.orderFor(cart))
    const { status, failure } = await shop.to(checkIn, {
      params: { order: payload.id },
      body: { car: half, spot: '4' }
    })
    expect([status, failure.fields]).toEqual([422, { car: 'unknown' }])
  })

  test('in a new account is refused at its field', async () => {
    const body = {
      first_name: half,
      last_name: 'Byron',
      email: 'ada@shop.example',
      phone: '+1 416 555 0123',
      dob: '1990-01-01',
      password: 'correct horse battery staple',
      emailNotification: false,
      smsNotification: false,
      marketing: false
    }
    const { status, failure } = await shop.to(signUp, { body })
    expect([status, failure.fields]).toEqual([422, { first_name: 'unknown' }])
  })

  test('does not keep a whole emoji out', async () => {
    const { id, version } = await shop.begin('queen-west', 'delivery')
    const address = { ...home, notes: 'Ring twice 🔔' }
    const { payload } = await shop.to(setDelivery, { params: { cart: id }, body: { version, address } })
    expect(payload.delivery?.address.notes).toBe('Ring twice 🔔')
  })
})

describe('a number that no column holds', () => {
  const params = async () => ({ location: 'queen-west', variant: await shop.sizeOf('gummies') })

  test('is refused as stock', async () => {
    for (const stock of [2 ** 31, 2 ** 53, Number.MAX_VALUE]) {
      const body = { stock, available: true }
      const { status, failure } = await shop.to(setListing, { params: await params(), body, headers: staff })
      expect([stock, status, failure.fields]).toEqual([stock, 422, { stock: 'number' }])
    }
  })

  test('is refused as version, points and tip', async () => {
    const { id, version } = await shop.begin()
    const cart = { cart: id }
    const tip = await shop.to(setTip, { params: cart, body: { version, tip: 2 ** 31 } })
    expect([tip.status, tip.failure.fields]).toEqual([422, { tip: 'number' }])
    const stale = await shop.to(setTip, { params: cart, body: { version: 2 ** 40, tip: 0 } })
    expect([stale.status, stale.failure.fields]).toEqual([422, { version: 'number' }])
    const headers = { Authorization: `Bearer ${await shop.signIn()}` }
    const points = await shop.to(setPoints, { params: cart, body: { version, points: 2 ** 31 }, headers })
    expect([points.status, points.failure.fields]).toEqual([422, { points: 'number' }])
  })

  test('is refused as a coordinate, for there is no such place', async () => {
    const { id, version } = await shop.begin('queen-west', 'delivery')
    const body = { version, address: { ...home, lat: 1e300, lng: 181 } }
    const { status, failure } = await shop.to(setDelivery, { params: { cart: id }, body })
    expect([status, failure.fields]).toEqual([422, { 'address.lat': 'number', 'address.lng': 'number' }])
  })

  test('is refused within a cursor of the menu', async () => {
    const after = Buffer.from(JSON.stringify([2 ** 31, 'a', false, 'b', 'c'])).toString('base64url')
    const { status, failure } = await shop.to(readMenu, { params: { location: 'queen-west' }, query: { after } })
    expect([status, failure.fields]).toEqual([422, { after: 'unknown' }])
  })
})

describe('a control character', () => {
  test('in a query is refused at its name', async () => {
    const slots = { params: { location: 'queen-west' }, query: { method: 'pickup', cart: 'a\0b' } }
    expect((await shop.to(readSlots, slots)).failure.fields).toEqual({ cart: 'unknown' })
    const found = { params: { location: 'queen-west' }, query: { q: 'a\0b' }, headers: staff }
    expect((await shop.to(readListings, found)).failure.fields).toEqual({ q: 'unknown' })
  })

  test('in an idempotency key is refused at the header', async () => {
    const body = { location: 'queen-west', method: 'pickup' as const }
    const headers = { 'Idempotency-Key': `a\tb${randomUUID()}` }
    const { status, failure } = await shop.to(createCart, { body, headers })
    expect([status, failure.fields]).toEqual([422, { 'Idempotency-Key': 'unknown' }])
  })

  test('in a path is not found', async () => {
    expect((await shop.to(readOrder, { params: { order: 'a\0b' } })).status).toBe(404)
  })
})

/** A name that earlier versions stored as it was typed: turned around, with a zero-width space. */
const hidden = '\u202eAda\u200b'

describe('a name that hides something, stored before it was refused', () => {
  test('is clean on the order page and the staff board', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartWith({ gummies: 1 })))
    await shop.db.update(orders).set({ firstName: hidden, lastName: hidden }).where(eq(orders.id, payload.id))
    const shown = (await shop.to(readOrder, { params: { order: payload.id } })).payload.customer
    expect([shown.first_name, shown.last_name]).toEqual(['Ada', 'Ada'])
    const params = { location: 'queen-west', code: payload.number }
    const found = (await shop.to(findStaffOrder, { params, headers: staff })).payload
    expect(found).toMatchObject({ customer: { first_name: 'Ada', last_name: 'Ada' } })
  })

  test('is clean in the account', async () => {
    const { email } = await people.settle({ firstName: hidden, lastName: hidden })
    const headers = await people.enter(email)
    const { first_name, last_name } = (await shop.to(readMe, { headers })).payload
    const { firstName, lastName } = (await shop.to(readSession, { headers })).payload.userDetails
    expect([first_name, last_name, firstName, lastName]).toEqual(Array(4).fill('Ada'))
  })
})
