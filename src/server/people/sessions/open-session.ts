import { sessions } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'
import { rememberClient } from '../../rate-limit/known-clients.ts'
import { note } from '../../audit/note-event.ts'
import { hashOf, newSecret } from './secret.ts'

const LONG = 30 * 24 * 60 * 60 * 1000

/** Duration of a session on a shared screen, in milliseconds: an hour, which using it doesn't extend. */
const SHORT = 60 * 60 * 1000

/** Returns the expiry of a session used now: 30 days later. */
export const endOf = (now: Date): Date => new Date(now.getTime() + LONG)

/** The account, device and time of a new session. */
export interface NewSession {
  accountId: string
  /** Such as “Safari on iPhone”. */
  device: string
  /** The network and device that signed in, to be remembered as known. */
  client?: Client
  /** True on a shared screen: then it is short. */
  isShared?: boolean
  now: Date
}

/** Creates a session and returns its token, of which only the hash is stored. */
export async function openSession(db: Queries, { now, client, ...whose }: NewSession): Promise<string> {
  const token = newSecret()
  await db.insert(sessions).values({
    ...whose,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + (whose.isShared ? SHORT : LONG)),
    lastSeenAt: now
  })
  if (client !== undefined) await rememberClient(db, { accountId: whose.accountId, client, now })
  await note(db, { action: 'sign-in', accountId: whose.accountId, now })
  return token
}
