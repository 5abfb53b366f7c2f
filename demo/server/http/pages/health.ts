import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../../db/types.ts'

/** Time within which the database must respond for the server to be ready, in milliseconds. */
export const READY_WITHIN = 2000

/**
 * Serves `/healthz` (the process responds) and `/readyz` (it can serve: the database responds in time and takes writes,
 * and no shutdown has begun).
 */
export function healthRoutes(app: Hono, db: Database, isStopping: () => boolean): void {
  const takesWrites = readinessOf(db)
  app.get('/healthz', c => c.json({ ok: true }))
  app.get('/readyz', async c => {
    const isReady = !isStopping() && (await takesWrites())
    c.header('Cache-Control', 'no-store')
    return c.json({ ok: isReady }, isReady ? 200 : 503)
  })
}

/** Returns a check of the database, of which there is one at a time: while it hangs, further ones would only wait too. */
function readinessOf(db: Database): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= canWrite(db).finally(() => (running = undefined))
    return Promise.race([running, late()])
  }
}

const canWrite = (db: Database): Promise<boolean> =>
  db
    .select({ mode: sql<string>`current_setting('transaction_read_only')` })
    .from(sql`(select 1) as one`)
    .then(
      ([row]) => row?.mode === 'off',
      () => false
    )

const late = (): Promise<boolean> =>
  new Promise(done => {
    setTimeout(() => done(false), READY_WITHIN).unref()
  })
