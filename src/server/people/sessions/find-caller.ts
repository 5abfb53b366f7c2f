import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts, sessions } from '../../db/schema.ts'
import type { Caller } from '../../http/request/caller.ts'
import { endOf } from './open-session.ts'
import { hashOf } from './secret.ts'

const hour = 60 * 60 * 1000

/**
 * Finds the account of a token, unless its session has expired or ended. Using a session extends it, except that of a
 * shared screen.
 */
export async function findCaller({ db, clock }: Context, token: string): Promise<Caller | undefined> {
  const now = clock()
  const living = and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now))
  const [row] = await db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(living)
  if (row === undefined) return undefined
  // At most once per hour, to avoid a write per request.
  const { lastSeenAt, isShared } = row.session
  const unseen = now.getTime() - lastSeenAt.getTime()
  if (Math.abs(unseen) >= hour) {
    // A last use in the future means that a clock was wrong. Resetting it lets the next use extend the session again,
    // and no late clock signs anyone out.
    await db
      .update(sessions)
      .set(unseen > 0 && !isShared ? { lastSeenAt: now, expiresAt: endOf(now) } : { lastSeenAt: now })
      .where(living)
  }
  return { token, account: row.account, isShared }
}
