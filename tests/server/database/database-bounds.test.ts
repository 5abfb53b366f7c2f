import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '../../../src/server/db/connection/postgres.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { startServer } from '../../../src/server/start.ts'
import { makeFolder, startChild } from '../support/process/child.ts'
import { makeDatabase } from '../support/database/database.ts'
import { listen } from '../support/process/listen.ts'
import { makeDoor } from '../support/process/slow-door.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const database = await makeDatabase()
afterAll(() => database.drop())
const postgres = database.url ?? ''

describe.runIf(database.url !== undefined)('a Postgres', () => {
  test('that ends connections in the middle of their work does not end the process', async () => {
    const { folder, remove } = await makeFolder()
    const child = await startChild({ DATABASE_URL: postgres, DATA_DIR: folder })
    const admin = new pg.Client({ connectionString: postgres })
    await admin.connect()
    try {
      const statuses = new Set<number>()
      const killing = new AbortController()
      const ask = async () => {
        while (!killing.signal.aborted)
          statuses.add((await fetch(`${child.url}/v1/locations/queen-west/menu?limit=1`)).status)
      }
      const asking = Array.from({ length: 12 }, ask)
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'
      for (let kill = 0; kill < 25; kill++) await admin.query(others)
      killing.abort()
      await Promise.all(asking)
      expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
      expect((await fetch(`${child.url}/readyz`)).status).toBe(200)
    } finally {
      await admin.end()
      await child.end('SIGKILL')
      await remove()
    }
  })

  test('on a locked row waits for a bounded time, and delays nothing else', async () => {
    const shop = await openShop(fixture)
    const [named] = await shop.db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`)
    const url = new URL(postgres)
    url.pathname = named?.name ?? ''
    const bodies = await Promise.all(
      Array.from({ length: 12 }, async () => shop.orderFor(await shop.cartWith({ grinder: 1 })))
    )
    const elsewhere = new pg.Client({ connectionString: url.href })
    await elsewhere.connect()
    await elsewhere.query('begin')
    await elsewhere.query('select * from listings for update')
    let answered = 0
    const sending = bodies.map(async body => {
      const answer = await shop.send(body)
      answered += 1
      return answer
    })
    for (const path of ['business', 'locations/queen-west/menu', 'locations/queen-west/slots?method=pickup'])
      expect((await fetch(`${shop.url}/v1/${path}`)).status).toBe(200)
    expect(answered).toBe(0)
    for (const { status, headers, failure } of await Promise.all(sending))
      expect([status, headers.get('retry-after'), failure.code]).toEqual([503, '2', 'unavailable'])
    await elsewhere.query('rollback')
    await elsewhere.end()
    const { status } = await shop.send(bodies[0] ?? (await shop.orderFor(await shop.cartWith({ grinder: 1 }))))
    expect(status).toBe(201)
  })

  test('that hangs causes a 503 in bounded time, no call waits for ever, and service resumes when it does', async () => {
    const door = await makeDoor(postgres)
    const server = await startServer({ databaseUrl: door.url, log: () => {} })
    const get = async (path: string) => (await fetch(server.url + path)).status
    expect([await get('/readyz'), await get('/v1/locations/queen-west/menu?limit=24')]).toEqual([200, 200])
    door.shut()
    const calls = Array.from({ length: 30 }, () => get('/v1/locations/queen-west/menu?limit=24'))
    expect(await get('/healthz')).toBe(200)
    expect(await get('/readyz')).toBe(503)
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]))
    door.open()
    await vi.waitFor(async () => expect(await get('/v1/locations/queen-west/menu?limit=24')).toBe(200), 20_000)
    await server.close()
    await door.close()
  })

  test('that hangs can’t keep the server from stopping within 10 s, with a call and a stream open', async () => {
    const door = await makeDoor(postgres)
    const { folder, remove } = await makeFolder()
    const child = await startChild({ DATABASE_URL: door.url, DATA_DIR: folder })
    const stream = await listen(child.url, { channels: `order.${'a'.repeat(32)}` })
    door.shut()
    const hanging = fetch(`${child.url}/v1/locations/queen-west/menu`).then(
      ({ status }) => status,
      () => 0
    )
    await fetch(`${child.url}/healthz`)
    const begun = performance.now()
    expect(await child.end('SIGTERM')).toBe(0)
    // Three seconds are for a machine that is busy with other work.
    expect(performance.now() - begun).toBeLessThan(13_000)
    expect([0, 503]).toContain(await hanging)
    await stream.ended
    await door.close()
    await remove()
  })

  test('gets its connection back from a transaction that could not even begin', async () => {
    const door = await makeDoor(postgres)
    const { db, close } = await openPostgres(door.url, { most: 5 })
    door.shut()
    await Promise.allSettled(Array.from({ length: 5 }, () => transaction(db, tx => tx.execute('select 1'))))
    door.open()
    for (let round = 0; round < 6; round++)
      await vi.waitFor(async () => transaction(db, tx => tx.execute('select 1')), 20_000)
    await close()
    await door.close()
  })
})
