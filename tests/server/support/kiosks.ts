import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { attempts, newId, outbox, staffMembers } from '../../../src/server/db/schema.ts'
import { hashOf } from '../../../src/server/people/sessions/secret.ts'
import { checkKioskPin, registerKiosk, setKioskPin } from '../../../src/contract/kiosk/kiosk.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { placeOrder } from '../../../src/contract/order/order.ts'
import type { Filling } from './client.ts'
import { by } from './loyalty.ts'
import { openShop } from './shop.ts'

/** The PIN of Queen West in the tests of kiosks. */
export const pin = '2468'

/** Somebody who only gives a first name. */
export const sam = { first_name: 'Sam', last_name: '', phone: '', email: '' }

/** Opens a shop whose store Queen West has a PIN for its kiosks. */
export async function openKioskShop(...given: Parameters<typeof openShop>) {
  const shop = await openShop(...given)
  const staff = by('staff')

  const setPin = (to: string | null, location = 'queen-west', headers = staff) =>
    shop.to(setKioskPin, { params: { location }, body: { pin: to }, headers })

  const check = (typed: string, location = 'queen-west', headers: Record<string, string> = {}) =>
    shop.to(checkKioskPin, { params: { location }, body: { pin: typed }, headers })

  const register = (
    changes: Partial<NonNullable<Filling<typeof registerKiosk>['body']>> = {},
    headers: Record<string, string> = {}
  ) =>
    shop.to(registerKiosk, {
      body: { location: 'queen-west', pin, name: 'Counter', version: '1.2.3', ...changes },
      headers
    })

  /** Registers a kiosk and returns its token. */
  const tokenOf = async (location = 'queen-west'): Promise<string> => (await register({ location })).payload.token

  let ordered = 100

  type Order = NonNullable<Filling<typeof placeOrder>['body']>

  /** Orders a grinder at a kiosk, by default for somebody without a contact; returns the response. */
  async function orderAt(
    token: string | null,
    changes: Partial<Order> = {},
    more: { code?: string; signup?: boolean } = {}
  ) {
    const cart: Cart = await shop.cartWith({ grinder: 1 })
    ordered += 1
    const { code = `B${String(ordered).padStart(3, '0')}`, signup = false } = more
    const kiosk = token === null ? {} : { kiosk: { token, code, signup } }
    return shop.send(await shop.orderFor(cart, { customer: sam, ...kiosk, ...changes }), randomUUID())
  }

  /** Lets the waiting messages be sent, and waits until none is left. */
  async function sendAll(): Promise<void> {
    shop.wake()
    const isLetter = sql`${outbox.kind} like '%letter'`
    await expect.poll(() => shop.db.$count(outbox, isLetter)).toBe(0)
  }

  /** Returns the header of a new staff member, by default one who is not a manager. */
  async function budtender(role: 'staff' | 'manager' = 'staff') {
    const token = newId()
    const member = { name: 'Theo', role, tokenHash: hashOf(token), createdAt: shop.time.now }
    await shop.db.insert(staffMembers).values(member)
    return by(token)
  }

  /** Clears all rate limits. */
  const forgive = async (): Promise<void> => void (await shop.db.delete(attempts))

  await setPin(pin)
  return { ...shop, staff, setPin, check, register, tokenOf, orderAt, budtender, sendAll, forgive }
}
