import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '../../../../src/contract/endpoint.ts'
import type { setPassword } from '../../../../src/contract/session.ts'
import type { Context } from '../../context.ts'
import { accounts, signupLinks } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { notFound } from '../../http/refusal.ts'
import type { Caller } from '../sessions/find.ts'
import { openSession } from '../sessions/open.ts'
import { findLink, usableLink } from './link.ts'
import { hashPassword, isPassword } from './password.ts'

/** How long the same call may be repeated, for an answer that was lost on its way. */
const repeatable = 10 * 60_000

/** Signs in whoever finished this sign-up just now, by the same password, and did not hear of it. */
async function repeat({ db, clock }: Context, body: BodyOf<typeof setPassword>): Promise<Caller | undefined> {
  const link = await findLink(db, body.signup_token)
  if (!link?.usedAt || clock().getTime() - link.usedAt.getTime() > repeatable) return undefined
  const [account] = await db.select().from(accounts).where(eq(accounts.id, link.accountId))
  if (!account?.passwordHash || !(await isPassword(body.password, account.passwordHash))) return undefined
  return { token: await openSession(db, account.id, clock()), account }
}

/** Finishes a sign-up: sets the password, uses up all links of the account, and signs in. */
export async function finishSignup(context: Context, body: BodyOf<typeof setPassword>): Promise<Caller> {
  const { db, clock } = context
  const repeated = await repeat(context, body)
  if (repeated) return repeated
  const { accountId } = await usableLink(db, body.signup_token, clock())
  const passwordHash = await hashPassword(body.password)
  return transaction(db, async tx => {
    const now = clock()
    const [account] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId)).returning()
    if (account === undefined) throw notFound()
    // Whoever finishes the same sign-up at the same time waits for the account above, and finds the link used here.
    await usableLink(tx, body.signup_token, now)
    await tx
      .update(signupLinks)
      .set({ usedAt: now })
      .where(and(eq(signupLinks.accountId, accountId), isNull(signupLinks.usedAt)))
    return { token: await openSession(tx, accountId, now), account }
  })
}
