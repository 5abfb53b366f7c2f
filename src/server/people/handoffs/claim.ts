import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { accounts, handoffs } from '../../db/schema.ts'
import { notFound } from '../../http/api-error.ts'
import type { SignedIn } from '../../http/request/caller.ts'
import { openSession } from '../sessions/open-session.ts'
import { hashOf } from '../sessions/secret.ts'
import { findHandoff, refuseUnlessOpen } from './find-handoff.ts'

/**
 * Takes the session of an approved sign-in, once: a new one of the account, which lasts an hour at most. Undefined until
 * it is approved. The screen's network is not remembered as known to the account, because others use it too.
 */
export async function claimSession(
  { db, clock }: Context,
  { id, secret }: { id: string; secret: string }
): Promise<SignedIn | undefined> {
  return transaction(db, async tx => {
    const { row, store } = await findHandoff(tx, id, true)
    if (row.secretHash !== hashOf(secret)) throw notFound()
    const now = clock()
    refuseUnlessOpen(row, now)
    if (row.accountId === null) return undefined
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId))
    if (account === undefined) throw notFound()
    await tx.update(handoffs).set({ usedAt: now }).where(eq(handoffs.id, id))
    const session = { accountId: account.id, device: `Kiosk, ${store.en}`, isShared: true, now }
    return { token: await openSession(tx, session), account }
  })
}
