import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { prune } from '../../../src/server/db/prune.ts'
import { carts, idempotencyKeys, locations, mails, orders } from '../../../src/server/db/schema.ts'
import { seedShop } from '../../../src/server/seed/seed-shop.ts'
import { startServer } from '../../../src/server/start.ts'
import { makeDatabase } from '../support/database/database.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const now = new Date('2026-11-21T15:00:00Z')
const old = new Date('2026-01-01T12:00:00Z')

/** Opens a shop's database in which statements may change at most 1,000 rows. */
async function openStrict() {
  const database = await makeDatabase()
  const { db, close } = await openDatabase({ url: database.url })
  await seedShop(db, fixture, now)
  await db.execute(sql`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from changed) > 1000 then raise exception 'Too many rows for one statement.'; end if;
      return null;
    end $$`)
  for (const [table, event] of [
    ['orders', 'update'],
    ['mails', 'delete'],
    ['carts', 'delete'],
    ['idempotency_keys', 'delete']
  ])
    await db.execute(
      sql.raw(`create trigger ${event}_few after ${event} on ${table} referencing old table as changed
        for each statement execute function refuse_many()`)
    )
  return { db, close, ...database }
}

type Database = Awaited<ReturnType<typeof openStrict>>['db']

/** Stores 2,500 old orders with the address of their client. */
async function makeOrders(db: Database): Promise<void> {
  const [location] = await db.select().from(locations)
  await db.insert(orders).values(
    Array.from({ length: 2500 }, (_, at) => ({
      id: `order-${at}`,
      number: `QW-${at}`,
      pickupCode: '1234',
      status: 'completed' as const,
      cartId: `cart-${at}`,
      locationId: location?.id ?? '',
      method: 'pickup' as const,
      slotId: '',
      slotStart: old,
      slotEnd: old,
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '',
      email: '',
      locale: 'en' as const,
      tender: 'in_store' as const,
      subtotal: 0,
      savings: 0,
      taxes: [],
      total: 0,
      currency: 'CAD',
      equivalentMilli: 0,
      placedAt: old,
      client: 'somebody'
    }))
  )
}

test('more old orders than one statement may change keep no server from starting, and are forgotten afterwards', async () => {
  const { url, drop, db, close } = await openStrict()
  await makeOrders(db)
  await close()
  const server = await startServer({ databaseUrl: url, seed: fixture, clock: () => now, log: () => {} })
  try {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await vi.waitFor(async () => expect(await server.db.$count(orders, sql`client is not null`)).toBe(0))
  } finally {
    await server.close()
    await drop()
  }
})

test('each kind of old row is deleted in batches', async () => {
  const { drop, db, close } = await openStrict()
  const many = Array.from({ length: 2500 }, (_, at) => at)
  const [location] = await db.select().from(locations)
  await db
    .insert(mails)
    .values(many.map(at => ({ id: `mail-${at}`, channel: 'email' as const, to: '', subject: '', body: '', at: old })))
  await db.insert(carts).values(
    many.map(at => {
      const cart = { locationId: location?.id ?? '', method: 'pickup' as const }
      return { ...cart, id: `cart-${at}`, createdAt: old, updatedAt: old }
    })
  )
  const key = { scope: 'orders', owner: 'nobody', fingerprint: 'none', resource: 'none', createdAt: old }
  await db.insert(idempotencyKeys).values(many.map(at => ({ ...key, key: `key-${at}` })))
  await prune(db, now)
  for (const table of [mails, carts, idempotencyKeys]) expect(await db.$count(table)).toBe(0)
  await close()
  await drop()
})

test('a table that can’t be pruned keeps the others from nothing', async () => {
  const shop = await openShop(fixture, {})
  await shop.db.insert(mails).values({ id: 'old', channel: 'email', to: '', subject: '', body: '', at: old })
  await shop.db.execute(sql`alter table carts rename column updated_at to changed_at`)
  await expect(prune(shop.db, now)).rejects.toThrow(/updated_at/)
  expect(await shop.db.$count(mails)).toBe(0)
})

test('pruning ends when the server stops', async () => {
  const { drop, db, close } = await openStrict()
  await makeOrders(db)
  let batches = 0
  await prune(db, now, () => (batches += 1) > 17)
  expect(await db.$count(orders, sql`client is not null`)).toBeGreaterThan(0)
  await close()
  await drop()
})
