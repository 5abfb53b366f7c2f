import type { Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import type { Client } from '../http/request/client.ts'
import { countTry } from './count-try.ts'
import type { Limit } from './limits.ts'

/** Returns whether a request has a valid challenge token, which lifts soft limits. */
export async function isLetPast({ challenge }: Pick<Context, 'challenge'>, client: Client): Promise<boolean> {
  if (challenge === undefined || client.challenge === undefined) return false
  return challenge.verify(client.challenge, client)
}

/** Returns the error of a soft limit; if a challenge is configured, its payload offers one. */
export const softly = ({ challenge }: Pick<Context, 'challenge'>, refusal: ApiError): ApiError =>
  challenge === undefined
    ? refusal
    : new ApiError(refusal.status, refusal.code, { ...refusal.details, payload: { challenge: true } })

/**
 * Counts an attempt at soft limits, one after the other; throws past one, unless the caller has passed a challenge, which
 * lifts them all: its token can be verified only once.
 */
export async function countSoftly(
  context: Context,
  counted: readonly (readonly [Limit, string])[],
  client: Client
): Promise<void> {
  try {
    for (const [limit, subject] of counted) await countTry(context.db, limit, subject, context.clock())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    if (!(await isLetPast(context, client))) throw softly(context, error)
  }
}
