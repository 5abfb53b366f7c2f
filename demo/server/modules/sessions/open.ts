import { sessions } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { hashOf, newSecret } from './secret.ts'

const lasts = 30 * 24 * 60 * 60 * 1000

/** When a session ends that is used now and then no more: after 30 days. */
export const endOf = (now: Date): Date => new Date(now.getTime() + lasts)

/** Begins a session of an account and gives its token, which is not kept. */
export async function openSession(db: Queries, accountId: string, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), accountId, createdAt: now, expiresAt: endOf(now), lastSeenAt: now })
  return token
}
