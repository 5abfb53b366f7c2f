import type { HonoRequest, MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'

/** Seconds to wait, sent as `Retry-After`. */
const WAIT = 2

/** True for paths that are the same for everyone: the shop, its menus, scripts, pictures and pages. */
const isPublicRead = ({ method, path }: HonoRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (!path.startsWith('/v1/') || /^\/v1\/(business$|locations\/|openapi|pictures\/)/.test(path))

/**
 * Rejects requests with 503 while `most` are in flight: a quick rejection is better than a long wait after which the
 * shopper has given up and retried. Public reads have as many places of their own, so that the shop can be seen while
 * orders or payments wait for something. Open streams don't count, because they cost no computation. `onShed` is called
 * for each rejection.
 */
export function shedLoad(most: number, onShed: () => void = () => {}): MiddlewareHandler {
  const underWay = { reads: 0, others: 0 }
  return async (c, next) => {
    const kind = isPublicRead(c.req) ? 'reads' : 'others'
    if (underWay[kind] >= most) {
      onShed()
      throw new ApiError(503, 'unavailable', { retryAfter: WAIT })
    }
    underWay[kind] += 1
    try {
      await next()
    } finally {
      underWay[kind] -= 1
    }
  }
}
