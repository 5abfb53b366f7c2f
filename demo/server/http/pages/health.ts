import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../../db/types.ts'

/** Serves `/healthz`, which says that the process answers, and `/readyz`, which says that it can serve: its database answers, and it is not stopping. */
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
