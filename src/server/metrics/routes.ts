import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { noStore } from '../http/middleware/headers.ts'
import { bearerIn } from '../http/request/caller.ts'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` to callers with the token; 401 to others. */
export function metricsRoutes(app: Hono, { text, contentType }: Metrics, token: string): void {
  app.get('/metrics', noStore, async c => {
    if (!isSame(bearerIn(c) ?? '', token)) return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' })
    return c.body(await text(), 200, { 'Content-Type': contentType })
  })
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
