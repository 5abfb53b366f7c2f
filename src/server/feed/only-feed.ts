import { and, eq, isNull } from 'drizzle-orm'
import type { FeedScope } from '../../contract/feed/feed-keys.ts'
import type { Context } from '../context.ts'
import { feedKeys } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { feedKeyWords, feedScopeWords, feedStoreWords } from '../http/messages.ts'
import type { Call } from '../http/route.ts'
import { hashOf } from '../people/sessions/secret.ts'
import { countTry } from '../rate-limit/count-try.ts'
import { feedCalls } from '../rate-limit/limits.ts'
import { findLocation, type LocationRow } from '../shop/locations/find-location.ts'
import type { Guesses } from '../staff/guesses.ts'

/** The key of a call, as the audit log names it, and the store that it is for. */
export interface FeedCaller {
  member: { id: null; name: string }
  location: LocationRow
}

/** Time between two notes of a key's last use, in milliseconds. */
const NOTED_EVERY = 60_000

/**
 * Returns the key and the store of a call. Throws 401 for an unknown or revoked key, 403 without the scope or the store, 404
 * for an unknown store, and 429 after too many calls of a key, or too many wrong keys from one address.
 */
export async function onlyFeed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guesses: Guesses,
  { bearer, client, param }: Pick<Call, 'bearer' | 'client' | 'param'>,
  scope: FeedScope
): Promise<FeedCaller> {
  const refused = new ApiError(401, 'unauthorized', { words: feedKeyWords })
  if (bearer === undefined) throw refused
  const tokenHash = hashOf(bearer)
  const key = await guesses.judge({ address: client.address, tokenHash }, async () => {
    const isIt = and(eq(feedKeys.secretHash, tokenHash), isNull(feedKeys.revokedAt))
    const [row] = await db.select().from(feedKeys).where(isIt)
    return row
  })
  if (key === undefined) throw refused
  const now = clock()
  await countTry(db, feedCalls, key.id, now)
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= NOTED_EVERY)
    await db.update(feedKeys).set({ lastUsedAt: now }).where(eq(feedKeys.id, key.id))
  if (!key.scopes.includes(scope)) throw new ApiError(403, 'forbidden', { words: feedScopeWords })
  const location = await findLocation(db, param('location'))
  if (key.locations?.includes(location.slug) === false) throw new ApiError(403, 'forbidden', { words: feedStoreWords })
  return { member: { id: null, name: key.name }, location }
}
