import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts, attempts, carts, locations } from '../../../../src/server/db/schema.ts'
import { openSession } from '../../../../src/server/people/sessions/open-session.ts'
import { readLocation } from '../../../../src/contract/store/location.ts'
import { createPayment } from '../../../../src/contract/order/payment.ts'
import { cards } from '../payments/card-shop.ts'
import { by } from '../loyalty.ts'
import { fixture, makeLocation } from '../database/seed.ts'
import { ada, home, openShop } from '../shop.ts'
import type { Known } from './inputs.ts'
import { type Operation, operationsOf } from './operations.ts'

const features = { loyalty: true, reviews: true, tips: true, effects: true }
const curbsideSettings = { isEnabled: true }
const [, ...others] = fixture.locations
const queenWest = makeLocation({ cards, features, curbsideSettings, slotCapacity: 5000 })

/** Opens a shop in which every operation can succeed. */
export async function openFuzzedShop() {
  const staffToken = randomUUID()
  const shop = await openShop({ ...fixture, locations: [queenWest, ...others] }, { staffToken })
  const { payload: store } = await shop.to(readLocation, { params: { location: 'queen-west' } })

  /** Returns the header of a new account's session. */
  async function someone(): Promise<Record<string, string>> {
    const email = `${randomUUID()}@shop.example`
    const person = { firstName: 'Kim', lastName: 'Lee', email, phone: '+1 416 555 0100', points: 500 }
    const [row] = await shop.db.insert(accounts).values(person).returning()
    return by(await openSession(shop.db, { accountId: row?.id ?? '', device: '', now: shop.time.now }))
  }

  /** Creates a cart, an order and a payment for a request. */
  async function thingsFor(isDelivered: boolean) {
    const placed = await shop.send(await shop.orderFor(await shop.cartWith({ gummies: 1 })))
    const method = isDelivered ? 'delivery' : 'pickup'
    const cart = await shop.cartWith({ gummies: 1, grinder: 1 }, 'queen-west', method)
    const { payload: payment } = await shop.to(createPayment, { body: { cart: cart.id, version: cart.version } })
    const { slot } = await shop.orderFor(cart)
    const { id, version, total } = cart
    return { cart: id, version, total, slot, payment: payment.id, order: placed.payload.id }
  }

  /** Returns the values and headers of a valid request of the operation. */
  async function knownFor({ id, security }: Operation): Promise<Known> {
    const isMove = id === 'moveCart' || id === 'previewMove'
    const isDelivered = id === 'setDelivery'
    const things = await thingsFor(isDelivered)
    const staffOrNobody = security === 'staff' ? by(staffToken) : {}
    return {
      headers: security === 'session' ? await someone() : staffOrNobody,
      values: {
        ...home,
        ...things,
        ...plain,
        variant: await shop.sizeOf('gummies'),
        channels: `location.${store.id}`,
        redirect_uri: `${shop.url}/pages/plain.html`,
        email: `${randomUUID()}@mail.example`,
        location: isMove ? 'calgary' : 'queen-west',
        state: id === 'readStaffOrders' ? 'open' : secret,
        address: isDelivered ? home : 'home'
      }
    }
  }

  /** Keeps a request valid after others: restores the cart's version, or creates a new cart if it is gone. */
  async function renewed(operation: Operation, known: Known): Promise<Known> {
    if (!operation.body?.properties?.['version']) return known
    const { cart, version } = known.values as { cart: string; version: number }
    const rows = await shop.db.update(carts).set({ version }).where(eq(carts.id, cart)).returning()
    return rows.length > 0 ? known : knownFor(operation)
  }

  /** Undoes effects of earlier requests: a closed store, sold-out stock, rate limits. */
  async function tidy(): Promise<void> {
    await shop.db.delete(attempts)
    await shop.db.update(locations).set({ isOpen: true })
    await shop.setListing('gummies', { stock: 99, available: true })
  }

  return { ...shop, store, staffToken, operations: await operationsOf(shop.url), knownFor, renewed, tidy }
}

const secret = 'k'.repeat(43)

const plain = {
  locale: 'en-CA',
  limit: '5',
  q: 'g',
  method: 'pickup',
  product: 'gummies',
  provider: 'google',
  customer: ada,
  // An unknown kiosk counts as none.
  kiosk: undefined,
  pin: '4711',
  tender: 'in_store',
  into: null,
  quantity: 2,
  tip: 100,
  points: 10,
  reward: null,
  first_name: 'Noor',
  last_name: 'Haddad',
  phone: '+1 416 555 0177',
  dob: '1990-05-17',
  label: 'Home',
  password: 'maple tide at dawn 7',
  current: null,
  code: '123456',
  to: 'ada@shop.example',
  nonce: secret,
  code_challenge: secret,
  code_verifier: secret,
  status: 'confirmed',
  session: 'none'
}
