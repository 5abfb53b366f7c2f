import { sessions } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'
import { rememberClient } from '../rate-limit/known-clients.ts'
import { note } from '../audit/note.ts'
import { hashOf, newSecret } from './secret.ts'

const lasts = 30 * 24 * 60 * 60 * 1000

/** When a session ends that is used now and then no more: after 30 days. */
export const endOf = (now: Date): Date => new Date(now.getTime() + lasts)

/** Whose session begins, on which device and when. */
export interface NewSession {
  accountId: string
  /** Such as “Safari on iPhone”. */
  device: string
  /** The network and device that signed in, to be known from now on. */
  client?: Client
  now: Date
}

/** Begins a session of an account and gives its token, which is not kept. */
export async function openSession(db: Queries, { now, client, ...whose }: NewSession): Promise<string> {
  const token = newSecret()
  await db
    .insert(sessions)
    .values({ ...whose, tokenHash: hashOf(token), createdAt: now, expiresAt: endOf(now), lastSeenAt: now })
  if (client !== undefined) await rememberClient(db, { accountId: whose.accountId, client, now })
  await note(db, { action: 'sign-in', accountId: whose.accountId, now })
  return token
}
