import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'

/** How many seconds who was turned away is asked to wait. */
const WAIT = 2

/**
 * Turns calls away with 503 while so many are under way: a short answer now is better than a long wait, after which the
 * shopper has given up and asked again. Open streams don't count, for nothing is computed for them. `onShed` is told of each.
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
