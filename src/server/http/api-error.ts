import type { FailureCode, FieldCode } from '../../contract/http/reply.ts'
import type { Words } from '../db/schema.ts'

/** HTTP statuses of API errors. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 422 | 429 | 503

interface ErrorDetails {
  words?: Words
  fields?: Record<string, FieldCode>
  payload?: object
  /** The contact of an order that was refused with its cart, by which the cart is priced. */
  contact?: { email: string; phone: string }
  /** Seconds until a retry may succeed, sent as `Retry-After`. */
  retryAfter?: number
}

/** An error response. It is thrown, so that the transaction under way is rolled back. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly code: FailureCode
  readonly details: ErrorDetails

  constructor(status: ErrorStatus, code: FailureCode, details: ErrorDetails = {}) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** Returns a 404 error: the requested resource doesn't exist. */
export const notFound = (): ApiError => new ApiError(404, 'not_found')

/** Returns a 422 error with a code for each invalid field. */
export const badFields = (fields: Record<string, FieldCode>): ApiError => new ApiError(422, 'invalid', { fields })

/** Returns a 429 error; `retryAfter` is in seconds. */
export const tooMany = (retryAfter: number): ApiError => new ApiError(429, 'rate_limited', { retryAfter })
