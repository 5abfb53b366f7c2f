import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { handoffs } from '../../db/schema.ts'
import { findHandoff, refuseUnlessOpenTo } from './find-handoff.ts'

/** Approves a sign-in for an account; a second time changes nothing, even once the session was taken. */
export async function approve({ db, clock }: Context, id: string, accountId: string): Promise<void> {
  await transaction(db, async tx => {
    const { row } = await findHandoff(tx, id, true)
    if (row.accountId === accountId && row.usedAt !== null) return
    refuseUnlessOpenTo(row, accountId, clock())
    await tx.update(handoffs).set({ accountId }).where(eq(handoffs.id, id))
  })
}
