import type { MiddlewareHandler } from 'hono'

/**
 * The content security policy of our own pages: nothing but what they name, and no site may put them in a frame, where a
 * press could be led astray. Scripts and calls only go to ourselves; styles are in the pages, which write nobody's markup.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')

/** Sends that policy along. */
export const ownPage: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', policy)
  c.header('X-Frame-Options', 'DENY')
}
