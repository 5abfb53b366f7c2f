import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerApiError } from './failures.ts'
import { ApiError } from '../api-error.ts'

/**
 * Rejects request bodies longer than `most` bytes. A body has either a `Content-Length` or is chunked; only chunked
 * bodies are counted here, because reading a body as a stream is most of the cost of a small request.
 */
export function limitBody(most: number): MiddlewareHandler {
  const tooLong = new ApiError(413, 'invalid')
  const counted = bodyLimit({ maxSize: most, onError: c => answerApiError(c, tooLong) })
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(c.req.header('content-length') ?? 0) > most ? answerApiError(c, tooLong) : next()
  }
}
