import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Words } from '../../db/schema.ts'
import { answerApiError } from './failures.ts'
import { ApiError } from '../api-error.ts'

/**
 * Rejects requests whose `Content-Length` is more than `most` bytes, with a sentence of their own if there is one. Bodies without a
 * length are counted as they arrive.
 */
export function limitBody(
  most: (c: HonoContext) => number,
  wordsFor: (c: HonoContext) => Words | undefined = () => undefined
): MiddlewareHandler {
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= most(c)) return next()
    const words = wordsFor(c)
    return answerApiError(c, new ApiError(413, 'invalid', words && { words }))
  }
}
