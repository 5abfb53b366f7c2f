import type { Context as HonoContext } from 'hono'
import type { Log } from '../../log/log.ts'

/**
 * Returns a function that warns the operator once if requests come through an undeclared proxy: all shoppers would
 * share the proxy's address and its rate limits.
 */
export function proxyWarner(log: Log, proxies: number): (c: HonoContext) => void {
  let isSaid = proxies > 0
  return c => {
    if (isSaid || c.req.header('x-forwarded-for') === undefined) return
    isSaid = true
    log(
      'A call has X-Forwarded-For, but TRUST_PROXY is 0: all clients behind that proxy count as one address, and are limited together. Set TRUST_PROXY to how many proxies of yours stand before this server.'
    )
  }
}
