import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts, sessions } from '../../db/schema.ts'
import { endOf } from './open.ts'
import { hashOf } from './secret.ts'

/** A person as kept. */
export type Account = typeof accounts.$inferSelect

/** Who is signed in, and by which token. */
export interface Caller {
  token: string
  account: Account
}

const hour = 60 * 60 * 1000

/** Finds who a token stands for, unless its session has expired or was ended. Using a session makes it last anew. */
export async function findCaller({ db, clock }: Context, token: string): Promise<Caller | undefined> {
  const now = clock()
  const living = and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now))
  const [found] = await db
    .select({ account: accounts, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(living)
  if (found === undefined) return undefined
  // Not at each call: a menu full of taps would be as many writes.
  const unseen = now.getTime() - found.lastSeenAt.getTime()
  if (Math.abs(unseen) >= hour) {
    // Seen later than now: either clock was wrong. The next use has it end in time, and nobody is signed out by a clock that is late.
    await db
      .update(sessions)
      .set(unseen > 0 ? { lastSeenAt: now, expiresAt: endOf(now) } : { lastSeenAt: now })
      .where(living)
  }
  return { token, account: found.account }
}
