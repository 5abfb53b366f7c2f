import { eq, sql } from 'drizzle-orm'
import { accounts, pointsLedger, type PointsKind } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

/** A new entry: the points and the order that caused it. */
interface Entry {
  accountId: string
  orderId: string | null
  kind: PointsKind
  points: number
  at: Date
  refundId?: string
}

/** Locks an account's balance until the transaction ends and returns it; undefined if there is no account. */
export async function holdBalance(tx: Transaction, accountId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row?.points
}

/**
 * Adds an entry to the ledger and its points to the balance, which must be locked by `holdBalance`. A second entry of
 * the same kind for an order, or for a refund of it, is ignored.
 */
export async function enter(tx: Transaction, entry: Entry): Promise<void> {
  const entered = await tx.insert(pointsLedger).values(entry).onConflictDoNothing().returning({ id: pointsLedger.id })
  if (entered.length === 0 || entry.points === 0) return
  await tx
    .update(accounts)
    .set({ points: sql`${accounts.points} + ${entry.points}::int` })
    .where(eq(accounts.id, entry.accountId))
}
