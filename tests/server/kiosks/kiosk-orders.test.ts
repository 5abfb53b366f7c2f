import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, business, kiosks, orders, outbox } from '../../../src/server/db/schema.ts'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { setPromos } from '../../../src/contract/cart/cart-change.ts'
import { readKiosks, removeKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { readSignup, setPassword } from '../../../src/contract/account/signup.ts'
import { refundOrder, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { fixture, makeLocation } from '../support/database/seed.ts'
import { openKioskShop, pin, sam } from '../support/kiosks.ts'
import { good, peopleOf } from '../support/people.ts'
import { ada } from '../support/shop.ts'

const takes = { kind: 'amount' as const, cents: 100 }
const name = { en: 'A dollar off', fr: 'Un dollar de rabais' }
const [, ...others] = fixture.locations
const shop = await openKioskShop(
  {
    ...fixture,
    locations: [makeLocation({ slotCapacity: 5000 }), ...others],
    promos: [
      { code: 'ONCE', name, takes, perPerson: 1 },
      { code: 'FIRST', name, takes, firstOrder: true }
    ]
  },
  { limits: shoppingLimits }
)
const { staff, setPin, tokenOf, orderAt, sendAll, forgive } = shop
const people = peopleOf(shop)
const location = 'queen-west'

await setPin(pin, 'calgary')
await shop.setListing('grinder', { stock: 5000 })

beforeEach(async () => {
  await shop.db.update(orders).set({ status: 'completed' })
  await shop.db.delete(kiosks)
  await forgive()
})

const setStatus = (order: string, status: 'confirmed' | 'preparing' | 'ready' | 'completed' | 'cancelled') =>
  shop.to(setOrderStatus, { params: { order }, body: { status, ageChecked: true }, headers: staff })

describe('a contact', () => {
  test('is not needed beyond a first name at a registered kiosk', async () => {
    const { status, payload } = await orderAt(await tokenOf())
    expect([status, payload.customer]).toEqual([201, sam])
  })

  test('is required without a kiosk, field by field', async () => {
    const { status, failure } = await orderAt(null)
    const required = { 'customer.last_name': 'required', 'customer.phone': 'required', 'customer.email': 'required' }
    expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', required])
    const known = await orderAt(null, { customer: { ...ada, phone: '' } })
    expect(known.failure.fields).toEqual({ 'customer.phone': 'required' })
  })

  test('is required with a token that is unknown, of another location, or of a removed kiosk', async () => {
    const [elsewhere, removed] = [await tokenOf('calgary'), await tokenOf()]
    const { kiosks: listed } = (await shop.to(readKiosks, { params: { location }, headers: staff })).payload
    await shop.to(removeKiosk, { params: { location, kiosk: listed[0]?.id ?? '' }, headers: staff })
    for (const token of ['x'.repeat(43), elsewhere, removed]) expect((await orderAt(token)).status).toBe(422)
  })

  test('that is wrong is refused at a kiosk too', async () => {
    const { failure } = await orderAt(await tokenOf(), { customer: { ...sam, email: 'sam@', phone: '12' } })
    expect(failure.fields).toEqual({ 'customer.email': 'email', 'customer.phone': 'phone' })
  })

  test('doesn’t stand in for an account where guests may not order', async () => {
    const token = await tokenOf()
    try {
      await shop.db.update(business).set({ guestCheckout: false })
      expect((await orderAt(token)).failure.code).toBe('sign_in_required')
    } finally {
      await shop.db.update(business).set({ guestCheckout: true })
    }
  })
})

describe('the code that a kiosk has shown', () => {
  test('becomes the pickup code, unless it comes with an unknown token', async () => {
    expect((await orderAt(await tokenOf(), {}, { code: 'B042' })).payload.pickupCode).toBe('B042')
    const { payload } = await orderAt('x'.repeat(43), { customer: ada }, { code: 'B043' })
    expect(payload.pickupCode).toMatch(/^[^B]|^B[A-Z0-9]{4}$/)
    expect(payload.pickupCode).not.toBe('B043')
  })

  test('is left to an open order of the store that has it, until that has ended', async () => {
    const token = await tokenOf()
    const first = (await orderAt(token, {}, { code: 'B042' })).payload
    const second = (await orderAt(token, {}, { code: 'B042' })).payload
    expect([first.pickupCode, second.pickupCode.length]).toEqual(['B042', 5])
    await setStatus(first.id, 'cancelled')
    expect((await orderAt(token, {}, { code: 'B042' })).payload.pickupCode).toBe('B042')
  })

  test('goes to one of two orders that are placed at the same time', async () => {
    const token = await tokenOf()
    const placed = await Promise.all([1, 2, 3].map(() => orderAt(token, {}, { code: 'B777' })))
    expect(placed.filter(({ payload }) => payload.pickupCode === 'B777')).toHaveLength(1)
  })
})

test('staff see the last order of a kiosk', async () => {
  const { payload } = await orderAt(await tokenOf())
  const { kiosks: listed } = (await shop.to(readKiosks, { params: { location }, headers: staff })).payload
  expect(listed[0]?.lastOrder).toEqual({ number: payload.number, at: shop.time.now.toISOString() })
})

test('a repeated order at a kiosk is the same order, and another body under its key is a conflict', async () => {
  const token = await tokenOf()
  const kiosk = { token, code: 'B050', signup: false }
  const body = await shop.orderFor(await shop.cartWith({ grinder: 1 }), { customer: sam, kiosk })
  const [first, again] = [await shop.send(body, 'kiosk-key'), await shop.send(body, 'kiosk-key')]
  expect([first.status, again.payload.id]).toEqual([201, first.payload.id])
  expect((await shop.send({ ...body, kiosk: { ...kiosk, code: 'B051' } }, 'kiosk-key')).status).toBe(409)
})

describe('orders without a contact', () => {
  test('write no letters, whatever happens to them', async () => {
    await shop.db.delete(outbox)
    const before = await people.mailsTo()
    const token = await tokenOf()
    const done = (await orderAt(token, {}, { signup: true })).payload.id
    for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) await setStatus(done, status)
    await shop.to(refundOrder, { params: { order: done }, body: { reason: 'Broken' }, headers: staff })
    await setStatus((await orderAt(token)).payload.id, 'cancelled')
    expect(await shop.db.$count(outbox, sql`${outbox.kind} like '%letter'`)).toBe(0)
    await sendAll()
    expect(await people.mailsTo()).toEqual(before)
  })

  test('share no promo code that everyone may use once', async () => {
    const token = await tokenOf()
    for (const code of ['ONCE', 'ONCE', 'FIRST', 'FIRST']) {
      const cart = await shop.cartWith({ grinder: 1 })
      const params = { cart: cart.id }
      const fresh = await shop.to(setPromos, { params, body: { version: cart.version, codes: [code] } })
      const kiosk = { token, code: 'B001', signup: false }
      const { status, payload } = await shop.send(await shop.orderFor(fresh.payload, { customer: sam, kiosk }))
      expect([status, payload.promos[0]?.amount]).toEqual([201, 100])
    }
  })

  test('are held by a contact that is given, once it has many', async () => {
    const token = await tokenOf()
    const customer = { ...sam, phone: '+1 416 555 0999' }
    for (let count = 0; count < shoppingLimits.openOfContact; count++)
      expect((await orderAt(token, { customer })).status).toBe(201)
    const { status, payload } = await orderAt(token, { customer })
    const [row] = await shop.db.select({ held: orders.held }).from(orders).where(eq(orders.id, payload.id))
    expect([status, row?.held]).toEqual([201, 'contact'])
  })
})

describe('a shopper who asks for an account at a kiosk', () => {
  const email = () => `sam.${crypto.randomUUID().slice(0, 8)}@mail.example`
  const lettersTo = async (to: string) => {
    await sendAll()
    return (await people.mailsTo(to)).filter(({ subject }) => subject.startsWith('Finish'))
  }

  test('gets a link that finishes it', async () => {
    const to = email()
    await orderAt(await tokenOf(), { customer: { ...sam, email: to } }, { signup: true })
    const [letter, ...more] = await lettersTo(to)
    expect(more).toEqual([])
    const link = new URL(/https?:\S+/.exec(letter?.body ?? '')?.[0] ?? '')
    expect(link.searchParams.get('source')).toBe('kiosk')
    const signup_token = link.searchParams.get('signup_token') ?? ''
    expect((await shop.to(readSignup, { body: { signup_token } })).payload).toEqual({ firstName: 'Sam', email: to })
    const { status } = await shop.to(setPassword, { body: { signup_token, password: good } })
    expect([status, await people.opens(to)]).toEqual([200, true])
  })

  test('gets none without asking, and none for asking where there is no kiosk', async () => {
    const [one, other] = [email(), email()]
    await orderAt(await tokenOf(), { customer: { ...sam, email: one } })
    await orderAt(null, { customer: { ...ada, email: other } }, { signup: true })
    await orderAt('x'.repeat(43), { customer: { ...ada, email: other } }, { signup: true })
    expect([await lettersTo(one), await lettersTo(other)]).toEqual([[], []])
    expect(await shop.db.select().from(accounts).where(eq(accounts.email, one))).toEqual([])
  })

  test('gets none if the address has an account, and the same response', async () => {
    const { email: to } = await people.settle()
    const token = await tokenOf()
    const known = await orderAt(token, { customer: { ...sam, email: to } }, { signup: true })
    const unknown = await orderAt(token, { customer: { ...sam, email: email() } }, { signup: true })
    expect([known.status, Object.keys(known.payload)]).toEqual([unknown.status, Object.keys(unknown.payload)])
    expect(await lettersTo(to)).toEqual([])
  })

  test('gets the link again with the next order, but not without end', async () => {
    const to = email()
    const token = await tokenOf()
    for (let count = 0; count < 5; count++) {
      await orderAt(token, { customer: { ...sam, email: to } }, { signup: true })
      await sendAll()
    }
    expect(await lettersTo(to)).toHaveLength(3)
  })
})
