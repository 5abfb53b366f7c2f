import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext, ErrorHandler } from 'hono'
import type { Failure } from '../../../contract/http/reply.ts'
import type { Log } from '../../log/log.ts'
import { isUnavailable } from '../../db/connection/is-unavailable.ts'
import { failureWords } from '../messages.ts'
import { ApiError } from '../api-error.ts'
import { languageIn } from '../request/language.ts'

/** Sends an API error in the caller's language. */
export function answerApiError(c: HonoContext, refusal: ApiError): Response {
  const { words = failureWords[refusal.code], fields, payload, retryAfter } = refusal.details
  const body: Failure = {
    message: words[languageIn(c)],
    code: refusal.code,
    ...(fields && { fields }),
    ...(payload !== undefined && { payload })
  }
  c.header('Cache-Control', 'no-store')
  if (refusal.status === 401) c.header('WWW-Authenticate', 'Bearer')
  // The rest of such a body is not read, so the connection must not be reused.
  if (refusal.status === 408 || refusal.status === 413) c.header('Connection', 'close')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(body, refusal.status)
}

/**
 * Sends API errors as they are; logs any other error and hides its details. `onPutOff` is called if the database was
 * unavailable.
 */
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

/** The message of a failed query's cause, without the statement. */
const reasonOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? reasonOf(error.cause) : error instanceof Error ? error.message : String(error)

/** Returns the API error, if it is one; those thrown inside the database driver come wrapped in a failed query. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  return error instanceof DrizzleQueryError && error.cause instanceof ApiError ? error.cause : undefined
}

/** Masks ids in a path: ids of carts, orders and payments give access to them, and other ids are not needed in logs. */
const masked = (path: string): string =>
  path.replace(/(\/(?:carts|orders|payments|sessions)\/)[^/]+/g, '$1…').replace(/[0-9a-f]{32}/gi, '…')

/** Returns the error without the values of a failed query, which may be personal data: only its statement is kept. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  return new Error(`${error.cause?.message ?? 'Failed query'}: ${error.query}`)
}
