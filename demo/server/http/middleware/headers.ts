import type { Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'

/** Sets what holds for every answer: compression, and headers that are safe and yet let any page embed us. */
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

/** Lets storefronts on these origins call the API; nothing here rests on cookies, so any origin may be let in. */
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

/** Answers 304 to a caller who has the same already. */
export const tagged: MiddlewareHandler = etag({
  retainedHeaders: ['access-control-allow-origin', 'cache-control', 'etag', 'vary']
})

/** Lets anybody keep a public read for a little while, and use it while asking anew or while we are away. */
export const publicRead: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400')
  c.header('Vary', 'Accept-Language', { append: true })
  await next()
}

/** Keeps out of every cache what belongs to one shopper, and what another may take in the next moment. */
export const unkept: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}
