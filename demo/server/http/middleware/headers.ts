import type { Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'

/** Sets compression and security headers for every response; any page may embed us. */
export function useHeaders(app: Hono): void {
  app.use(varyByEncoding, compress())
  app.use(
    secureHeaders({
      xFrameOptions: false,
      crossOriginResourcePolicy: 'cross-origin',
      crossOriginOpenerPolicy: false,
      strictTransportSecurity: false
    })
  )
}

/** Sets the header that `compress` would add to the finished response, which turns that into a stream. */
const varyByEncoding: MiddlewareHandler = async (c, next) => {
  c.header('Vary', 'Accept-Encoding')
  await next()
}

const exposed = ['ETag', 'Retry-After', 'X-Request-Id'].join(',')

const preflight = {
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
    'Last-Event-ID',
    'X-Challenge-Token',
    'X-Platform-Id'
  ],
  maxAge: 86_400
}

/**
 * Adds CORS headers for storefronts on these origins. No cookies are used, so any origin may be allowed. Hono's own
 * middleware only answers preflights here: it sets headers before there is a response, which turns every response into
 * a stream, and that is slow.
 */
export const openTo =
  (origin: '*' | ((origin: string) => string | null)): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') return cors({ origin, ...preflight })(c, next)
    await next()
    const { headers } = c.res
    const allowed = origin === '*' ? origin : origin(c.req.header('origin') ?? '')
    if (allowed) headers.set('Access-Control-Allow-Origin', allowed)
    headers.set('Access-Control-Expose-Headers', exposed)
    if (origin !== '*') headers.append('Vary', 'Origin')
  }

/** Answers 304 if the client has the current version. */
export const tagged: MiddlewareHandler = etag({
  retainedHeaders: ['access-control-allow-origin', 'cache-control', 'etag', 'vary']
})

/** Lets caches keep a public read briefly, and use a stale copy while revalidating or while the server is down. */
export const publicRead: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400')
  c.header('Vary', 'Accept-Language', { append: true })
  await next()
}

/** Disables caching, for personal data and for stock and slots that may be taken at any moment. */
export const unkept: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}
