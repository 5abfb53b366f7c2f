import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext, ErrorHandler } from 'hono'
import type { Failure } from '../../../../src/contract/http/reply.ts'
import type { Log } from '../../log/log.ts'
import { isUnavailable } from '../../db/connection/is-unavailable.ts'
import { failureWords } from '../messages.ts'
import { ApiError } from '../api-error.ts'
import { languageIn } from '../request/language.ts'

/** Answers a refusal in the caller's language. */
export function answerApiError(c: HonoContext, refusal: ApiError): Response {
  const { words = failureWords[refusal.code], fields, payload, retryAfter } = refusal.particulars
  const body: Failure = {
    message: words[languageIn(c)],
    code: refusal.code,
    ...(fields && { fields }),
    ...(payload !== undefined && { payload })
  }
  c.header('Cache-Control', 'no-store')
  if (refusal.status === 401) c.header('WWW-Authenticate', 'Bearer')
  // Whoever sends more than is read is cut off soon: the next call must not go the same way.
  if (refusal.status === 413) c.header('Connection', 'close')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(body, refusal.status)
}

/** Answers whatever a handler threw: a refusal as it is; anything else is logged and its detail kept to ourselves. `onPutOff` is told of what the database could not do. */
export const answerError =
  (log: Log, onPutOff: () => void = () => {}): ErrorHandler =>
  (error, c) => {
    const refusal = apiErrorIn(error)
    if (refusal !== undefined) return answerApiError(c, refusal)
    if (isUnavailable(error)) {
      onPutOff()
      log(`${c.req.method} ${masked(c.req.path)} was deferred: ${reasonOf(error)}`)
      return answerApiError(c, new ApiError(503, 'unavailable', { retryAfter: 2 }))
    }
    log(`${c.req.method} ${masked(c.req.path)} failed`, withoutValues(error))
    c.header('Cache-Control', 'no-store')
    return c.json({ message: failureWords.unavailable[languageIn(c)], code: 'unavailable' } satisfies Failure, 500)
  }

/** What a failed query's cause says, without the statement. */
const reasonOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? reasonOf(error.cause) : error instanceof Error ? error.message : String(error)

/** What was refused; the database's own refusals come wrapped as the failure of a query. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  return error instanceof DrizzleQueryError && error.cause instanceof ApiError ? error.cause : undefined
}

/** A path without what opens something: the id of a cart, an order or a payment is a secret, and so is any other of our ids. */
export const masked = (path: string): string =>
  path.replace(/(\/(?:carts|orders|payments|sessions)\/)[^/]+/g, '$1…').replace(/[0-9a-f]{32}/gi, '…')

/** A failed query's error repeats the values that were sent along, and some are nobody's business: only its statement is kept. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  return new Error(`${error.cause?.message ?? 'Failed query'}: ${error.query}`)
}
