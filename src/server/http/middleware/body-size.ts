import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { answerApiError } from './failures.ts'
import { ApiError } from '../api-error.ts'

/** Rejects requests whose `Content-Length` is more than `most` bytes. Bodies without one are counted as they arrive. */
export function limitBody(most: (c: HonoContext) => number): MiddlewareHandler {
  const tooLong = new ApiError(413, 'invalid')
  return async (c, next) =>
    Number(c.req.header('content-length') ?? 0) > most(c) ? answerApiError(c, tooLong) : next()
}
