import { eq, sql } from 'drizzle-orm'
import { accounts, pointsLedger, type PointsKind } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

/** An entry to be: which points came or went, and of which order. */
interface Entry {
  accountId: string
  orderId: string | null
  kind: PointsKind
  points: number
  at: Date
}

/** Keeps others from changing an account's balance until the transaction ends, and gives it; undefined without an account. */
export async function holdBalance(tx: Transaction, accountId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row?.points
}

/**
 * Adds an entry to the ledger and its points to the balance, which is held by `holdBalance`. What was entered of the same
 * order already is not entered again.
 */
export async function enter(tx: Transaction, entry: Entry): Promise<void> {
  const entered = await tx.insert(pointsLedger).values(entry).onConflictDoNothing().returning({ id: pointsLedger.id })
  if (entered.length === 0 || entry.points === 0) return
  await tx
    .update(accounts)
    .set({ points: sql`${accounts.points} + ${entry.points}::int` })
    .where(eq(accounts.id, entry.accountId))
}
