import type { Hono, MiddlewareHandler } from 'hono'
import { noStore } from '../http/middleware/headers.ts'
import { languageIn } from '../http/request/language.ts'
import { framePage } from './page.ts'

/**
 * Returns the origins of the pages that may hold the frame: those of the business, or if it has registered none, that of the
 * page that asks.
 */
function originsFor(named: readonly URL[], referer: string | undefined): string[] {
  if (named.length > 0) return [...new Set(named.map(({ origin }) => origin))]
  const asking = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : 'null'
  return asking === 'null' ? [] : [asking]
}

/** Serves the page in the frame that the script makes with `data-mode="frame"`. */
export function framePageRoutes(app: Hono, guard: MiddlewareHandler): void {
  app.use('/frame', noStore, guard)
  app.get('/frame', c => {
    const named = c.get('pages') ?? []
    const origins = originsFor(named, c.req.header('referer'))
    const ancestors = named.length > 0 ? `frame-ancestors 'self' ${origins.join(' ')}; ` : ''
    c.header('Content-Security-Policy', `${ancestors}base-uri 'none'; object-src 'none'`)
    return c.html(framePage(c.req.query(), languageIn(c), origins))
  })
}
