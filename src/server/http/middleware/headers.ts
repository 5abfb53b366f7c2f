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

/** The request headers that the storefront sends. */
const ours = [
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
  'X-Challenge-Token',
  'X-Platform-Id'
]

/** A header's name (RFC 9110, 5.6.2), of a length that none in use exceeds. */
const headerName = /^[\w!#$%&'*+.^`|~-]{1,64}$/

/** Maximum number of further names that a preflight allows. */
const MOST_NAMES = 40

/**
 * Returns the names of request headers that a preflight allows: besides ours all that it asks for, because monitors and
 * chats on a retailer's page add their own to every request (SPEC C26). No header opens anything here but a token.
 */
function allowedIn(requested: string | undefined): string[] {
  const isOurs = (name: string) => ours.some(header => header.toLowerCase() === name.toLowerCase())
  const names = (requested ?? '').split(',').map(name => name.trim())
  return [...ours, ...names.filter(name => headerName.test(name) && !isOurs(name)).slice(0, MOST_NAMES)]
}

const allowMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

/**
 * Adds CORS headers for storefronts on these origins. No cookies are used, so any origin may be allowed. Hono's own
 * middleware only answers preflights here: it sets headers before there is a response, which turns every response into
 * a stream, and that is slow.
 */
export const openTo =
  (origin: '*' | ((origin: string) => string | null)): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      const allowHeaders = allowedIn(c.req.header('access-control-request-headers'))
      c.header('Vary', 'Access-Control-Request-Headers', { append: true })
      return cors({ origin, allowMethods, allowHeaders, maxAge: 86_400 })(c, next)
    }
    await next()
    const { headers } = c.res
    const allowed = origin === '*' ? origin : origin(c.req.header('origin') ?? '')
    if (allowed) headers.set('Access-Control-Allow-Origin', allowed)
    headers.set('Access-Control-Expose-Headers', exposed)
    if (origin !== '*') headers.append('Vary', 'Origin')
  }

/** Answers 304 if the client has the current version. */
export const withETag: MiddlewareHandler = etag({
  retainedHeaders: ['access-control-allow-origin', 'cache-control', 'etag', 'vary']
})

/** Lets caches keep a public read briefly, and use a stale copy while revalidating or while the server is down. */
export const publicRead: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400')
  c.header('Vary', 'Accept-Language', { append: true })
  await next()
}

/** Disables caching, for personal data and for stock and slots that may be taken at any moment. */
export const noStore: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}
