import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '../../../../src/contract/endpoint.ts'
import type { setPassword } from '../../../../src/contract/session.ts'
import type { Context } from '../../context.ts'
import { accounts, signupLinks } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { notFound } from '../../http/refusal.ts'
import type { Caller } from '../sessions/find.ts'
import { openSession } from '../sessions/open.ts'
import { usableLink } from './link.ts'
import { hashPassword } from './password.ts'

/** Finishes a sign-up: sets the password, uses up all links of the account, and signs in. */
export async function finishSignup({ db, clock }: Context, body: BodyOf<typeof setPassword>): Promise<Caller> {
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
