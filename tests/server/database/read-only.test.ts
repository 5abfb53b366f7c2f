import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../../src/server/db/connection/postgres.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { makeDatabase } from '../support/database/database.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const postgres = inject('postgres')

/** Hosted databases do this when their disk is nearly full, and a primary that has become a replica does too. */
describe.runIf(postgres)('a Postgres that takes no writes for a while', () => {
  const admin = new pg.Client({ connectionString: postgres ?? '' })
  beforeAll(() => admin.connect())
  afterAll(() => admin.end())

  /** Lets a database take no writes; what is connected would keep its setting. */
  async function stopWrites(name: string): Promise<void> {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  }
  const allowWrites = (name: string) => admin.query(`alter database ${name} reset default_transaction_read_only`)

  test('is still read, puts writes off, and is written to again without a restart', async () => {
    const shop = await openShop(fixture)
    const bodies = await Promise.all(
      Array.from({ length: 6 }, async () => shop.orderFor(await shop.cartWith({ grinder: 1 })))
    )
    /** Sends all orders at once, so that each has a connection of its own; returns what they were answered. */
    const order = async () => {
      const replies = await Promise.all(bodies.map((body, at) => shop.send(body, `order-number-${at}`)))
      return replies.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
    }
    const [named] = await shop.db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`)
    await stopWrites(named?.name ?? '')
    const statusOf = async (path: string) => (await fetch(`${shop.url}/${path}`)).status
    for (const path of ['v1/business', 'v1/locations/queen-west/slots?method=pickup'])
      await vi.waitFor(async () => expect(await statusOf(path)).toBe(200), 20_000)
    expect([await statusOf('healthz'), await statusOf('readyz')]).toEqual([200, 503])
    expect(await order()).toEqual(bodies.map(() => '503 2'))
    await allowWrites(named?.name ?? '')
    await vi.waitFor(async () => expect(await order()).toEqual(bodies.map(() => '201 null')), 20_000)
    await vi.waitFor(async () => expect(await statusOf('readyz')).toBe(200), 20_000)
  })

  test('is left by the connections of its refused transactions: they would never be written to again', async () => {
    const database = await makeDatabase()
    const name = new URL(database.url ?? '').pathname.slice(1)
    const { db, close } = await openPostgres(database.url ?? '')
    const write = () => transaction(db, tx => tx.execute('create table if not exists written (at int)'))
    await stopWrites(name)
    await vi.waitFor(async () => expect(write()).rejects.toMatchObject({ cause: { code: '25006' } }), 20_000)
    await allowWrites(name)
    await write()
    await close()
    await database.drop()
  })
})
