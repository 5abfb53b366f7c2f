import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPhone, orderHistory, orderLines, orders } from '../../../src/server/db/schema.ts'
import { refreshStatistics } from '../../../src/server/db/statistics.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import type { Transaction } from '../../../src/server/db/types.ts'
import { ordersOf } from '../../../src/server/ordering/promos/person.ts'
import { readStaffOrders } from '../../../src/contract/staff/staff-board.ts'
import { by, openRewardingShop } from '../support/loyalty.ts'

const shop = await openRewardingShop()
const { db } = shop

const read = (state: 'open' | 'ended') =>
  shop.to(readStaffOrders, {
    params: { location: 'queen-west' },
    query: { locale: 'en-CA', state },
    headers: by('staff')
  })

/** Returns the database's plan for finding orders without sequential scans, as after years of orders. */
async function planOf(where: SQL | undefined, orderBy: SQL): Promise<string> {
  const query = db.select({ id: orders.id }).from(orders).where(where).orderBy(orderBy).limit(50).getSQL()
  const plan = await transaction(db, async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return (await tx.execute(sql`explain ${query}`)) as { rows: Record<string, string>[] }
  })
  return plan.rows.flatMap(row => Object.values(row)).join('\n')
}

test('staff see the earliest three hundred of very many orders, each with its own lines and history', async () => {
  const first = (await shop.order(await shop.cartOf({}, { grinder: 2 }))).payload
  const [row] = await db.select().from(orders).where(eq(orders.id, first.id))
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, first.id))
  if (!row || !line) throw new Error('The order was not written.')
  const copies = Array.from({ length: 700 }, (_, at) => String(at).padStart(4, '0'))
  const later = (at: string) => new Date(row.slotStart.getTime() + Number(at) * 60_000)
  for (let from = 0; from < copies.length; from += 100) {
    const part = copies.slice(from, from + 100)
    await db
      .insert(orders)
      .values(
        part.map(at => ({ ...row, id: `copy-${at}`, number: `C-${at}`, cartId: `cart-${at}`, slotStart: later(at) }))
      )
    await db.insert(orderLines).values(part.map(at => ({ ...line, id: `line-${at}`, orderId: `copy-${at}`, note: at })))
    await db
      .insert(orderHistory)
      .values(part.map(at => ({ orderId: `copy-${at}`, status: 'placed' as const, at: row.placedAt })))
  }
  const { payload } = await read('open')
  expect(payload.orders).toHaveLength(300)
  const [, second] = payload.orders.filter(order => order.id !== first.id)
  expect([second?.id, second?.lines.map(({ note }) => note), second?.history.length]).toEqual([
    'copy-0001',
    ['0001'],
    1
  ])
})

/** Returns how often some work reads all orders, where it can be avoided. */
const scansOf = (work: (tx: Transaction) => Promise<unknown>): Promise<number> =>
  transaction(db, async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const scans = async () => {
      const counts = tx.select({ count: sql<number>`seq_scan::int` }).from(sql`pg_stat_xact_user_tables`)
      return (await counts.where(sql`relname = 'orders'`))[0]?.count ?? 0
    }
    const before = await scans()
    await work(tx)
    return (await scans()) - before
  })

test('a person’s orders are counted by indexes alone, by account, email addresses and phone numbers', async () => {
  const emails = ['a@b.ca', 'c@d.ca']
  const phones = ['4165550123', '9025550188']
  expect(await scansOf(tx => ordersOf(tx, { accountId: 'none', emails, phones }))).toBe(0)
  expect(await scansOf(tx => ordersOf(tx, { accountId: null, emails, phones: [] }))).toBe(0)
  // So that it can fail: notes have no index.
  expect(await scansOf(async tx => tx.select().from(orders).where(eq(orders.notes, 'none')))).toBe(1)
})

test('first orders and the staff’s order lists are found by an index', async () => {
  await refreshStatistics(db)
  const none = sql`null::text`
  expect(await planOf(inArray(sql`lower(${orders.email})`, ['a@b.ca']), none)).toContain('orders_email')
  expect(await planOf(isPhone(orders.phone, '416 555 0123'), none)).toContain('orders_phone')
  const [row] = await db.select({ id: orders.locationId }).from(orders).limit(1)
  const here = eq(orders.locationId, row?.id ?? '')
  const ended = sql`${orders.status} in ('completed', 'cancelled')`
  expect(await planOf(and(here, sql`not ${ended}`), sql`${orders.slotStart}`)).toContain('orders_under_way')
  expect(await planOf(and(here, ended), desc(orders.endedAt))).toContain('orders_ended')
})

test('orders that have ended are read by when they did', async () => {
  const [one, other] = [
    (await shop.order(await shop.cartOf({}, { grinder: 1 }))).payload,
    (await shop.order(await shop.cartOf({}, { grinder: 1 }))).payload
  ]
  await shop.complete(one.id)
  shop.time.now = new Date(shop.time.now.getTime() + 60_000)
  await shop.bring(other.id, 'cancelled')
  const ids = async () => (await read('ended')).payload.orders.map(({ id }) => id)
  expect(await ids()).toEqual([other.id, one.id])
})
