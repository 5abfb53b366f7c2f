import type { MiddlewareHandler } from 'hono'

/**
 * The content security policy of our own pages. Framing is forbidden against clickjacking. Scripts and requests are
 * limited to our own origin; inline styles are allowed, since the pages render no foreign markup.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'"
].join('; ')

/** Sends the policy with the response. */
export const ownPage: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
  c.header('X-Frame-Options', 'DENY')
}

/** Sends the policy of a page that only our own pages may frame. */
export const previewPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Content-Security-Policy', `${policy}; frame-ancestors 'self'`)
}
