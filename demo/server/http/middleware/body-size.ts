import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerApiError } from './failures.ts'
import { ApiError } from '../api-error.ts'

/**
 * Refuses a call whose body is longer than so many bytes. Its head says how long it is, or that it comes in chunks; else there is
 * none. Only what comes in chunks is counted here: to read a body as a stream is most of what a small call costs.
 */
export function limitBody(most: number): MiddlewareHandler {
  const tooLong = new ApiError(413, 'invalid')
  const counted = bodyLimit({ maxSize: most, onError: c => answerApiError(c, tooLong) })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(c.req.header('content-length') ?? 0) > most ? answerApiError(c, tooLong) : next()
  }
}
