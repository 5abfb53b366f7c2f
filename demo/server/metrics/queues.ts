import { isNull, sql } from 'drizzle-orm'
import { messages, outbox } from '../db/schema.ts'
import type { Database } from '../db/types.ts'

/** What waits in the database to be done by any process. */
export interface Queues {
  /** Jobs of the outbox that wait or are under way, and those that were given up. */
  waiting: number
  failed: number
  /** How long ago the oldest that waits was written, in seconds. */
  oldestSeconds: number
  /** Messages that were not sent out yet. */
  pending: number
}

/** How long the database may take, in milliseconds: whoever asks for metrics does not wait longer than ten seconds. */
const PATIENCE = 3000

/** Makes what counts the queues, once at a time; it gives undefined while the database does not answer in time. */
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
