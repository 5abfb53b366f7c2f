import type { Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'

/** Sets compression and security headers for every response; any page may embed us. */
export function useHeaders(app: Hono): void {
  app.use(compress())
  app.use(
    secureHeaders({
      xFrameOptions: false,
      crossOriginResourcePolicy: 'cross-origin',
      crossOriginOpenerPolicy: false,
      strictTransportSecurity: false
    })
  )
}

/** Adds CORS headers for storefronts on these origins. No cookies are used, so any origin may be allowed. */
export const openTo = (origin: '*' | ((origin: string) => string | null)): MiddlewareHandler =>
  cors({
    origin,
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
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400
  })

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
