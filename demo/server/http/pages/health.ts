import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../../db/types.ts'

/**
 * Serves `/healthz` (the process responds) and `/readyz` (it can serve: the database responds and no shutdown has
 * begun).
 */
export function healthRoutes(app: Hono, db: Database, isStopping: () => boolean): void {
  app.get('/healthz', c => c.json({ ok: true }))
  app.get('/readyz', async c => {
    const isReady = !isStopping() && (await answers(db))
    c.header('Cache-Control', 'no-store')
    return c.json({ ok: isReady }, isReady ? 200 : 503)
  })
}

const answers = (db: Database): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false
  )
