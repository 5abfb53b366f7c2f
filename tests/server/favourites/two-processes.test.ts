import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import {
  accounts,
  consentLedger,
  consentPeople,
  favourites,
  listings,
  locations,
  mails,
  outbox,
  priceAlerts,
  products,
  variants
} from '../../../src/server/db/schema.ts'
import { isOnPostgres, makeSeededDatabase } from '../support/database/database.ts'
import { fixture } from '../support/database/seed.ts'

const program = fileURLToPath(new URL('./compare.ts', import.meta.url))
const now = new Date('2026-11-21T15:00:00Z')
const MEMBERS = 300
const children = new Set<ChildProcess>()
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const close of closers) await close()
})

/** Opens a database with members whose favourite has just got cheaper. */
async function openCrowd() {
  const database = await makeSeededDatabase(fixture, now)
  const { db, close } = await openDatabase({ url: database.url, patience: 30_000, log: () => {} })
  closers.push(close, database.drop)
  const [row] = await db
    .select({ variantId: variants.id, productId: products.id, locationId: locations.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.slug, 'queen-west'))
    .where(eq(products.slug, 'mango'))
  if (!row) throw new Error('There is no mango.')
  const { variantId, productId, locationId } = row
  const all = Array.from({ length: MEMBERS }, (_, at) => `m${String(at).padStart(3, '0')}`)
  const emailOf = (id: string) => `${id}@mail.example`
  const person = { firstName: 'Ida', lastName: 'Roy', phone: '', emailVerifiedAt: now }
  await db.insert(accounts).values(all.map(id => ({ ...person, id, email: emailOf(id) })))
  await db
    .insert(consentPeople)
    .values(all.map(id => ({ id, channel: 'email' as const, address: emailOf(id), digest: id, createdAt: now })))
  const consent = { purpose: 'prices', action: 'given', source: 'favourites', proof: 'confirmed', at: now } as const
  await db.insert(consentLedger).values(all.map(personId => ({ ...consent, personId })))
  const links = { page: 'https://shop.example/', origin: 'https://api.example' }
  await db
    .insert(priceAlerts)
    .values(all.map(accountId => ({ accountId, isOn: true, language: 'en' as const, ...links })))
  const lowest = { [variantId]: 3000 }
  await db.insert(favourites).values(all.map(accountId => ({ accountId, productId, locationId, lowest, addedAt: now })))
  await db
    .update(listings)
    .set({ price: 2500, salePrice: null, stock: 9, available: true })
    .where(eq(listings.variantId, variantId))
  return { db, url: database.url ?? '', emails: all.map(emailOf) }
}

/** Starts a process that compares prices on command, and sends letters from the first one on. */
async function start(url: string, hangs: boolean) {
  const env = { ...process.env, DATABASE_URL: url, NOW: now.toISOString(), HANG: hangs ? '1' : '0' }
  const child = fork(program, { execArgv: ['--import', 'tsx'], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.add(child)
  const heard: unknown[] = []
  child.on('message', message => heard.push(message))
  const hears = (message: string) =>
    vi.waitFor(() => expect(heard).toContain(message), { timeout: 60_000, interval: 10 })
  await hears('ready')
  return { child, hears }
}

test.runIf(isOnPostgres())(
  'of two processes that compare prices, one of which is killed while it sends, each member gets one letter',
  async () => {
    const { db, url, emails } = await openCrowd()
    const [doomed, other] = [await start(url, true), await start(url, false)]
    // Alone at first, so that it surely is within a letter when it dies; then both compare prices and send letters.
    doomed.child.send('look')
    await doomed.hears('sending')
    other.child.send('look')
    const ended = once(doomed.child, 'exit')
    doomed.child.kill('SIGKILL')
    await ended
    await other.hears('looked')
    await vi.waitFor(
      async () => {
        // The database may hold the killed process's locks for a moment, which comparisons skip: there is one each minute.
        other.child.send('look')
        // The lease of the killed process's jobs ends in a minute.
        const isLeased = sql`${outbox.dueAt} > now() + interval '40 seconds'`
        await db
          .update(outbox)
          .set({ dueAt: sql`now()` })
          .where(isLeased)
        expect(await db.select().from(priceAlerts).where(isNull(priceAlerts.letteredAt))).toEqual([])
        expect(await db.select({ id: outbox.id }).from(outbox)).toEqual([])
      },
      { timeout: 60_000, interval: 500 }
    )
    const sent = await db.select({ to: mails.to }).from(mails)
    expect(sent.map(({ to }) => to).sort()).toEqual(emails)
  },
  180_000
)
