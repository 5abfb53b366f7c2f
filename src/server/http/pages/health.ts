import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { outbox } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'

/** Time within which the database must respond for the server to be ready, in milliseconds. */
export const READY_WITHIN = 2000

/** Age of a waiting job from which on the outbox counts as stalled, in minutes. */
export const STALLED_AFTER = 10

/**
 * Serves `/healthz` (the process responds) and `/readyz` (it can serve: the database responds in time and takes writes,
 * and no shutdown has begun). The latter also names the state of the outbox. That doesn't change its status: all processes
 * share the outbox, and without emails a shop still takes orders.
 */
export function healthRoutes(app: Hono, db: Database, isStopping: () => boolean): void {
  const check = checkOf(db)
  app.get('/healthz', c => c.json({ ok: true }))
  app.get('/readyz', async c => {
    const outboxState = isStopping() ? undefined : await check()
    c.header('Cache-Control', 'no-store')
    return outboxState === undefined
      ? c.json({ ok: false }, 503)
      : c.json({ ok: true, outbox: outboxState.isStalled ? 'stalled' : 'moving' })
  })
}

/** State of the outbox in a database that takes writes. */
interface Found {
  /** True if a job has been waiting for long; those that were given up don't count. */
  isStalled: boolean
}

/**
 * Returns a check of the database, undefined if it isn't ready. There is one at a time: while it hangs, further ones would
 * only wait too.
 */
function checkOf(db: Database): () => Promise<Found | undefined> {
  let running: Promise<Found | undefined> | undefined
  return () => {
    running ??= readState(db).finally(() => (running = undefined))
    return Promise.race([running, late()])
  }
}

const isOld = sql`${outbox.createdAt} < now() - ${STALLED_AFTER}::int * interval '1 minute'`

const readState = (db: Database): Promise<Found | undefined> =>
  db
    .select({
      mode: sql<string>`current_setting('transaction_read_only')`,
      isStalled: sql<boolean>`exists (select from ${outbox} where ${outbox.failedAt} is null and ${isOld})`
    })
    .from(sql`(select 1) as one`)
    .then(
      ([row]) => (row?.mode === 'off' ? row : undefined),
      () => undefined
    )

const late = (): Promise<undefined> =>
  new Promise(done => {
    setTimeout(() => done(undefined), READY_WITHIN).unref()
  })
