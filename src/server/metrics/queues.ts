import { isNull, sql } from 'drizzle-orm'
import { messages, outbox } from '../db/schema.ts'
import type { Database } from '../db/types.ts'

/** Pending work in the database. */
export interface Queues {
  /** Outbox jobs that are waiting or running, and those that were given up. */
  waiting: number
  failed: number
  /** Age of the oldest waiting job, in seconds. */
  oldestSeconds: number
  /** Messages not yet sent. */
  pending: number
}

/** Timeout of the query, in milliseconds: scrapers wait ten seconds at most. */
const PATIENCE = 3000

/**
 * Returns a function that counts the queues, one query at a time; it returns undefined if the database doesn't respond
 * in time.
 */
export function queuesOf(db: Database): () => Promise<Queues | undefined> {
  let underWay: Promise<Queues | undefined> | undefined
  return async () => {
    underWay ??= count(db)
      .catch(() => undefined)
      .finally(() => (underWay = undefined))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>(done => {
      timer = setTimeout(() => done(undefined), PATIENCE)
    })
    return Promise.race([underWay, late]).finally(() => clearTimeout(timer))
  }
}

async function count(db: Database): Promise<Queues> {
  const isWaiting = isNull(outbox.failedAt)
  const age = sql`extract(epoch from now() - min(${outbox.createdAt}) filter (where ${isWaiting}))`
  const [jobs] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      failed: sql<number>`(count(*) filter (where not ${isWaiting}))::int`,
      oldestSeconds: sql<number>`greatest(0, coalesce(${age}, 0))::float8`
    })
    .from(outbox)
  const pending = await db.$count(messages, isNull(messages.number))
  return { waiting: 0, failed: 0, oldestSeconds: 0, ...jobs, pending }
}
