import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import {
  accounts,
  attempts,
  cartLines,
  carts,
  codes,
  idempotencyKeys,
  locations,
  mails,
  payments,
  pendingIdentities,
  sessions,
  signupLinks,
  variants
} from '../../../src/server/db/schema.ts'
import { seedShop } from '../../../src/server/seed/seed-shop.ts'
import { startServer } from '../../../src/server/start.ts'
import { makeDatabase } from '../support/database/database.ts'
import { makeFolder } from '../support/process/child.ts'
import { fixture } from '../support/database/seed.ts'

const now = new Date('2026-11-21T15:00:00Z')
const daysAgo = (days: number, seconds = 0) => new Date(now.getTime() - days * 86_400_000 - seconds * 1000)
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.example', phone: '+1 416 555 0123' }

test('a starting server deletes expired data, and nothing else', async () => {
  const database = await makeDatabase()
  const { folder, remove } = await makeFolder()
  const { db, close } = await openDatabase({ url: database.url, folder })
  await seedShop(db, fixture, now)
  const [location] = await db.select().from(locations)
  const [variant] = await db.select().from(variants)
  if (location === undefined || variant === undefined) throw new Error('The seed is empty.')
  const cart = { locationId: location.id, method: 'pickup' as const, createdAt: daysAgo(90) }
  await db.insert(carts).values([
    { ...cart, id: 'forgotten', updatedAt: daysAgo(30, 1) },
    { ...cart, id: 'kept', updatedAt: daysAgo(30) }
  ])
  await db
    .insert(cartLines)
    .values(
      ['forgotten', 'kept'].map(cartId => ({ id: `line of ${cartId}`, cartId, variantId: variant.id, quantity: 1 }))
    )
  const key = { scope: 'orders', owner: 'nobody', fingerprint: 'none', resource: 'none' }
  await db.insert(idempotencyKeys).values([
    { ...key, key: 'old', createdAt: daysAgo(7, 1) },
    { ...key, key: 'recent', createdAt: daysAgo(7) }
  ])
  await db.insert(accounts).values({ ...person, id: 'ada' })
  const session = { accountId: 'ada', createdAt: daysAgo(90), lastSeenAt: daysAgo(90) }
  await db.insert(sessions).values([
    { ...session, tokenHash: 'expired', expiresAt: daysAgo(0, 1) },
    { ...session, tokenHash: 'alive', expiresAt: now }
  ])
  const link = { accountId: 'ada', source: 'kiosk', createdAt: daysAgo(90) }
  await db.insert(signupLinks).values([
    { ...link, tokenHash: 'forgotten', expiresAt: daysAgo(30, 1) },
    { ...link, tokenHash: 'says that it has expired', expiresAt: daysAgo(30) }
  ])
  const code = { createdAt: daysAgo(1) }
  await db.insert(codes).values([
    { ...code, id: 'expired', expiresAt: daysAgo(0, 1) },
    { ...code, id: 'alive', expiresAt: now }
  ])
  const pending = { accountId: 'ada', provider: 'google' as const, subject: 'ada' }
  await db.insert(pendingIdentities).values([
    { ...pending, tokenHash: 'expired', expiresAt: daysAgo(0, 1) },
    { ...pending, tokenHash: 'alive', expiresAt: now }
  ])
  await db.insert(attempts).values([
    { key: 'forgotten', count: 5, resetsAt: daysAgo(0, 1) },
    { key: 'counted', count: 5, resetsAt: now }
  ])
  const mail = { channel: 'email' as const, to: 'ada@shop.example', subject: '', body: '' }
  await db.insert(mails).values([
    { ...mail, id: 'old', at: daysAgo(30, 1) },
    { ...mail, id: 'recent', at: daysAgo(30) }
  ])
  const payment = { cartId: 'gone', locationId: location.id, provider: 'stand-in' as const, amount: 1, currency: 'CAD' }
  const voided = { ...payment, status: 'voided' as const, createdAt: daysAgo(90) }
  await db.insert(payments).values([
    { ...voided, id: 'came to nothing', updatedAt: daysAgo(30, 1) },
    { ...voided, id: 'recent', updatedAt: daysAgo(30) },
    { ...voided, id: 'paid', status: 'captured', orderId: 'order', updatedAt: daysAgo(90) }
  ])
  await close()

  const server = await startServer({
    databaseUrl: database.url,
    databaseFolder: folder,
    seed: fixture,
    clock: () => now
  })
  try {
    // Last of the tables.
    await vi.waitFor(async () => expect(await server.db.$count(signupLinks)).toBe(1))
    expect((await server.db.select().from(carts)).map(row => row.id)).toEqual(['kept'])
    expect((await server.db.select().from(cartLines)).map(row => row.cartId)).toEqual(['kept'])
    expect((await server.db.select().from(idempotencyKeys)).map(row => row.key)).toEqual(['recent'])
    expect((await server.db.select().from(sessions)).map(row => row.tokenHash)).toEqual(['alive'])
    expect((await server.db.select().from(codes)).map(row => row.id)).toEqual(['alive'])
    expect((await server.db.select().from(pendingIdentities)).map(row => row.tokenHash)).toEqual(['alive'])
    expect((await server.db.select().from(attempts)).map(row => row.key)).toEqual(['counted'])
    expect((await server.db.select().from(mails)).map(row => row.id)).toEqual(['recent'])
    expect((await server.db.select().from(payments)).map(row => row.id).sort()).toEqual(['paid', 'recent'])
    expect((await server.db.select().from(signupLinks)).map(row => row.tokenHash)).toEqual(['says that it has expired'])
  } finally {
    await server.close()
    await database.drop()
    await remove()
  }
})
