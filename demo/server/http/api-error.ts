import type { FailureCode, FieldCode } from '../../../src/contract/http/reply.ts'
import type { Words } from '../db/schema.ts'

/** HTTP statuses of refusals. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503

interface Particulars {
  words?: Words
  fields?: Record<string, FieldCode>
  payload?: object
  /** Seconds to wait. */
  retryAfter?: number
}

/** Refuses a call. It is thrown, because what a transaction has written so far must be undone with it. */
export class ApiError extends Error {
  readonly status: ErrorStatus
  readonly code: FailureCode
  readonly particulars: Particulars

  constructor(status: ErrorStatus, code: FailureCode, particulars: Particulars = {}) {
    super(code)
    this.status = status
    this.code = code
    this.particulars = particulars
  }
}

/** A refusal because what the call names is not there. */
export const notFound = (): ApiError => new ApiError(404, 'not_found')

/** A refusal because of fields. */
export const badFields = (fields: Record<string, FieldCode>): ApiError => new ApiError(422, 'invalid', { fields })

/** A refusal because something was tried too often; in so many seconds it may be tried again. */
export const tooMany = (retryAfter: number): ApiError => new ApiError(429, 'rate_limited', { retryAfter })
