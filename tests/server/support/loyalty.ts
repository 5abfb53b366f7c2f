import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accounts, pointsLedger } from '../../../src/server/db/schema.ts'
import { openSession } from '../../../src/server/people/sessions/open-session.ts'
import { type Cart, readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { claimCart, readLoyalty, setPoints, setReward } from '../../../src/contract/account/loyalty.ts'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { refundOrder, setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { fixture, makeLocation } from './database/seed.ts'
import { openSharedShop } from './shop.ts'

const features = { loyalty: true, reviews: false, tips: false, effects: false }
const [, ...others] = fixture.locations
const seed = { ...fixture, locations: [makeLocation({ features, slotCapacity: 5000 }), ...others] }

/** The header of a bearer token. */
export const by = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` })

type Known = Pick<Cart, 'id' | 'version'>

/** Opens a shop with loyalty at Queen West only. */
export async function openRewardingShop() {
  const shop = await openSharedShop(seed)

  /** Creates an account with points, and returns it with the header of its session. */
  async function makePerson(points: number) {
    const token = randomUUID()
    const email = `${token}@shop.example`
    const person = { firstName: 'Kim', lastName: 'Lee', email, phone: '+1 416 555 0100', points }
    const [row] = await shop.db.insert(accounts).values(person).returning()
    if (!row) throw new Error('No account.')
    if (points > 0)
      await shop.db.insert(pointsLedger).values({ accountId: row.id, kind: 'granted', points, at: shop.time.now })
    return {
      id: row.id,
      channel: row.channel,
      headers: by(await openSession(shop.db, { accountId: row.id, device: '', now: shop.time.now }))
    }
  }

  /** Creates a cart filled by the person of the session. */
  async function cartOf(headers: Record<string, string>, wanted: Record<string, number>, location = 'queen-west') {
    let cart = await shop.begin(location)
    for (const [product, quantity] of Object.entries(wanted)) {
      const params = { cart: cart.id, variant: await shop.sizeOf(product) }
      cart = (await shop.to(setLine, { params, body: { version: cart.version, quantity }, headers })).payload
    }
    return cart
  }

  const read = async (cart: Pick<Cart, 'id'>, headers: Record<string, string> = {}) =>
    (await shop.to(readCart, { params: { cart: cart.id }, headers })).payload

  /** Sets the points of a cart. */
  const points = (cart: Known, headers: Record<string, string>, count: number) =>
    shop.to(setPoints, { params: { cart: cart.id }, body: { version: cart.version, points: count }, headers })

  /** Sets the reward of a cart. */
  const reward = (cart: Known, headers: Record<string, string>, id: string | null) =>
    shop.to(setReward, { params: { cart: cart.id }, body: { version: cart.version, reward: id }, headers })

  const claim = (cart: Pick<Cart, 'id'>, headers: Record<string, string>, key: string = randomUUID()) =>
    shop.to(claimCart, {
      params: { cart: cart.id },
      body: {},
      headers: { ...headers, 'Idempotency-Key': key }
    })

  const order = async (cart: Cart, headers: Record<string, string> = {}, key?: string) =>
    shop.send(await shop.orderFor(cart), key, {}, headers)

  /** Refunds a completed order, as staff. */
  const refund = (order: string, reason = 'Returned', token = 'Bearer staff') =>
    shop.to(refundOrder, { params: { order }, body: { reason }, headers: { Authorization: token } })

  /** Sets an order's status, as staff. */
  const bring = (id: string, status: OrderStatus, token = 'staff') =>
    shop.to(setOrderStatus, { params: { order: id }, body: { status }, headers: by(token) })

  /** Completes a pickup order step by step. */
  async function complete(id: string) {
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await bring(id, status)
    return bring(id, 'completed')
  }

  /** Returns the balance of an account, and the sum of its ledger. */
  async function balanceOf(accountId: string): Promise<[number, number]> {
    const [row] = await shop.db.select().from(accounts).where(eq(accounts.id, accountId))
    const [sum] = await shop.db
      .select({ points: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
      .from(pointsLedger)
      .where(eq(pointsLedger.accountId, accountId))
    return [row?.points ?? -1, sum?.points ?? -1]
  }

  /** Returns the ledger, oldest first. */
  const ledgerOf = async (headers: Record<string, string>): Promise<[string, number][]> =>
    (await shop.to(readLoyalty, { headers })).payload.ledger.map(({ kind, points }): [string, number] => [kind, points])

  return {
    ...shop,
    makePerson,
    cartOf,
    read,
    points,
    reward,
    claim,
    order,
    bring,
    refund,
    complete,
    balanceOf,
    ledgerOf
  }
}
