import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import {
  consentLedger,
  consentPeople,
  listings,
  locations,
  mails,
  outbox,
  products,
  variants,
  watches
} from '../../../src/server/db/schema.ts'
import { isOnPostgres, makeSeededDatabase } from '../support/database/database.ts'
import { fixture } from '../support/database/seed.ts'

const program = fileURLToPath(new URL('./pump.ts', import.meta.url))
const now = new Date('2026-11-21T15:00:00Z')
const CROWD = 10_000
const pumps = new Set<ChildProcess>()
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const pump of pumps) pump.kill('SIGKILL')
  for (const close of closers) await close()
})

/** Opens a database whose outbox only these tests and their processes work on. */
async function openCrowd() {
  const database = await makeSeededDatabase(fixture, now)
  const { db, close } = await openDatabase({ url: database.url, patience: 30_000, log: () => {} })
  closers.push(close, database.drop)
  const [row] = await db
    .select({ variantId: variants.id, locationId: locations.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.slug, 'queen-west'))
    .where(eq(products.slug, 'mango'))
  if (!row) throw new Error('There is no mango.')
  const isIt = and(eq(listings.locationId, row.locationId), eq(listings.variantId, row.variantId))
  const setStock = (stock: number) => db.update(listings).set({ stock, available: true }).where(isIt)
  return { db, url: database.url ?? '', ...row, setStock }
}

type Crowd = Awaited<ReturnType<typeof openCrowd>>

const nameOf = (at: number) => `p${String(at).padStart(5, '0')}@mail.example`

/** Lets a crowd wait, in the order of their names. */
async function gather({ db, variantId, locationId }: Crowd): Promise<void> {
  const expiresAt = new Date(now.getTime() + 86_400_000)
  for (let from = 0; from < CROWD; from += 1000) {
    const all = Array.from({ length: 1000 }, (_, at) => ({ id: `p${from + at}`, address: nameOf(from + at) }))
    await db
      .insert(consentPeople)
      .values(all.map(one => ({ ...one, channel: 'email' as const, digest: one.id, createdAt: now })))
    const consent = { purpose: 'restock', action: 'given', source: 'watch', proof: 'link', at: now } as const
    await db.insert(consentLedger).values(all.map(({ id }) => ({ ...consent, personId: id })))
    const watch = { channel: 'email', variantId, locationId, language: 'en' } as const
    const shown = { page: 'https://shop.example/', origin: 'https://api.example', words: 'Send me one email.' }
    await db.insert(watches).values(
      all.map(({ id, address }) => ({
        ...watch,
        locationIds: [locationId],
        ...shown,
        personId: id,
        address,
        state: 'waiting' as const,
        createdAt: now,
        expiresAt
      }))
    )
  }
}

/** Starts a process that works on the outbox. */
async function start(url: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: url, NOW: now.toISOString() }
  const child = fork(program, { execArgv: ['--import', 'tsx'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  pumps.add(child)
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  pumps.delete(child)
}

/** Lets the jobs of killed processes be due, whose lease would end in a minute, until all are done. */
const finish = ({ db }: Crowd) =>
  vi.waitFor(
    async () => {
      await db
        .update(outbox)
        .set({ dueAt: sql`now()` })
        .where(sql`${outbox.dueAt} > now() + interval '50 seconds'`)
      expect(await db.select({ id: outbox.id }).from(outbox)).toEqual([])
    },
    { timeout: 30_000, interval: 300 }
  )

const notified = async ({ db }: Crowd) =>
  (await db.select({ to: mails.to }).from(mails).orderBy(asc(mails.to))).map(({ to }) => to)
const first = (count: number) => Array.from({ length: count }, (_, at) => nameOf(at))

test.runIf(isOnPostgres())(
  'of 10,000 who wait for 5 pieces exactly the first five are notified, once each, whatever process is killed; then the next',
  async () => {
    const crowd = await openCrowd()
    await crowd.setStock(0)
    await gather(crowd)
    const both = await Promise.all([start(crowd.url), start(crowd.url)])
    await crowd.setStock(5)
    // The first process dies when messages have begun to go out, and the other, with a third, finishes.
    await vi.waitFor(async () => expect((await notified(crowd)).length).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 10
    })
    for (const pump of both) await kill(pump)
    const others = await Promise.all([start(crowd.url), start(crowd.url)])
    await finish(crowd)
    expect(await notified(crowd)).toEqual(first(5))
    // Two are sold: nobody is notified. Then five more come: only those beyond the pieces already promised.
    await crowd.setStock(3)
    await crowd.setStock(8)
    await vi.waitFor(async () => expect((await notified(crowd)).length).toBeGreaterThan(5), { timeout: 20_000 })
    for (const pump of others) await kill(pump)
    await start(crowd.url)
    await finish(crowd)
    expect(await notified(crowd)).toEqual(first(10))
    expect(new Set(await notified(crowd)).size).toBe(10)
  },
  120_000
)
