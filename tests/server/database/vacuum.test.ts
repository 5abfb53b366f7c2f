import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { messages } from '../../../src/server/db/schema.ts'
import { vacuum } from '../../../src/server/db/vacuum.ts'

const { db, close } = await openDatabase()
afterAll(close)

async function numberOf(query: ReturnType<typeof sql<string>>): Promise<number> {
  const [row] = await db.select({ value: query }).from(sql`(select 1) as one`)
  return Number(row?.value)
}

/** A day's messages, all deleted again, as by `prune`. */
async function day(): Promise<void> {
  const at = Array.from({ length: 2000 }, (_, index) => index)
  await db.insert(messages).values(at.map(index => ({ channel: 'location.queen-west', message: { index } })))
  await db.delete(messages)
  // The embedded database counts with a delay.
  const dead = sql<string>`(select n_dead_tup from pg_stat_user_tables where relname = 'messages')`
  await vi.waitFor(async () => expect(await numberOf(dead)).toBeGreaterThan(1000), 20_000)
}

test('the embedded database uses the space of deleted rows again, and does not grow from day to day', async () => {
  const size = () => numberOf(sql`pg_total_relation_size('messages')`)
  await day()
  const first = await size()
  await vacuum(db)
  for (let index = 0; index < 3; index++) {
    await day()
    await vacuum(db)
  }
  expect(await size()).toBeLessThan(1.5 * first)
})
