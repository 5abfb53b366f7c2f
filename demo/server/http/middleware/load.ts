import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'

/** Seconds to wait, sent as `Retry-After`. */
const WAIT = 2

/**
 * Rejects requests with 503 while `most` are in flight: a quick rejection is better than a long wait after which the
 * shopper has given up and retried. Open streams don't count, because they cost no computation. `onShed` is called for
 * each rejection.
 */
export function shedLoad(most: number, onShed: () => void = () => {}): MiddlewareHandler {
  let underWay = 0
  return async (_, next) => {
    if (underWay >= most) {
      onShed()
      throw new ApiError(503, 'unavailable', { retryAfter: WAIT })
    }
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  }
}
