import type { Context } from '../../context.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Client } from '../../http/request/client.ts'
import { countTry } from './count.ts'
import type { Limit } from './limits.ts'

/** Whether a call bears a token that lets its caller past a soft limit. */
export async function isLetPast({ challenge }: Pick<Context, 'challenge'>, client: Client): Promise<boolean> {
  if (challenge === undefined || client.challenge === undefined) return false
  return challenge.verify(client.challenge, client)
}

/** Refuses a call for a soft limit; where challenges are set up, the reply says that one lets its caller past. */
export const softly = ({ challenge }: Pick<Context, 'challenge'>, refusal: ApiError): ApiError =>
  challenge === undefined
    ? refusal
    : new ApiError(refusal.status, refusal.code, { ...refusal.particulars, payload: { challenge: true } })

/** Counts a try at a soft limit, and refuses it once they are many, unless the caller has passed a challenge. */
export async function countSoftly(context: Context, limit: Limit, subject: string, client: Client): Promise<void> {
  try {
    await countTry(context.db, limit, subject, context.clock())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    if (!(await isLetPast(context, client))) throw softly(context, error)
  }
}
