import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { note } from '../../audit/note-event.ts'
import type { Caller } from '../../http/request/caller.ts'
import { hashOf } from './secret.ts'

/** Ends the caller's session. */
export async function endOwnSession(db: Queries, { token, account }: Caller, now: Date): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
  await note(db, { action: 'sign-out', accountId: account.id, now })
}

/** Ends all sessions of an account, optionally except that of a token. */
export async function endSessions(
  db: Queries,
  { accountId, but, now }: { accountId: string; but?: string; now: Date }
): Promise<void> {
  const others = but === undefined ? undefined : ne(sessions.tokenHash, hashOf(but))
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
  await note(db, { action: 'sessions-ended', accountId, now })
}
