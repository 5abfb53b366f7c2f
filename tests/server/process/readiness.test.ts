import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { outbox } from '../../../src/server/db/schema.ts'
import { fixture } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop(fixture)

afterEach(async () => {
  await shop.db.delete(outbox)
})

/** Adds a job that was created a while ago, has failed several times, and is to be tried again in two minutes. */
async function addJob(minutesAgo: number, isGivenUp = false): Promise<void> {
  await shop.db.insert(outbox).values({
    kind: 'order-letter',
    topic: `order.${minutesAgo}`,
    payload: {},
    attempts: 8,
    createdAt: sql`now() - ${minutesAgo}::int * interval '1 minute'`,
    dueAt: sql`now() + interval '2 minutes'`,
    failedAt: isGivenUp ? sql`now()` : null
  })
}

async function readiness(): Promise<[number, unknown]> {
  const response = await fetch(`${shop.url}/readyz`)
  return [response.status, await response.json()]
}

test('readiness says that the outbox moves when nothing waits, or not for long', async () => {
  expect(await readiness()).toEqual([200, { ok: true, outbox: 'moving' }])
  await addJob(9)
  expect(await readiness()).toEqual([200, { ok: true, outbox: 'moving' }])
})

test('readiness says that the outbox stands still when a job waits for long, and orders are taken all the same', async () => {
  await addJob(1)
  await addJob(11)
  expect(await readiness()).toEqual([200, { ok: true, outbox: 'stalled' }])
})

test('jobs that were given up don’t hold up the outbox', async () => {
  await addJob(600, true)
  await addJob(2)
  expect(await readiness()).toEqual([200, { ok: true, outbox: 'moving' }])
})
