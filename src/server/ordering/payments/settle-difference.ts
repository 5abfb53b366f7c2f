import { eq, sql } from 'drizzle-orm'
import { type orders, paymentReturns, payments } from '../../db/schema.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { amountOf } from './rows.ts'

/**
 * Makes the card of a changed order pay its new total, as far as it was authorised: of a hold that no capture was sent for, less is
 * captured; of other payments, the difference goes back. The amount beyond the hold is due at the hand-over.
 */
export async function settleDifference(
  tx: Transaction,
  { id, total }: Pick<typeof orders.$inferSelect, 'id' | 'total'>,
  { cause, now }: { cause: string; now: Date }
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, id)).for('update')
  if (payment === undefined) return
  const returned = await returnedOf(tx, payment.id)
  const wanted = Math.min(total, payment.amount)
  const isHeld = payment.status === 'authorised' && payment.captureBegunAt === null && returned === 0
  if (isHeld && wanted > 0) {
    const captureAmount = wanted === payment.amount ? null : wanted
    await tx.update(payments).set({ captureAmount }).where(eq(payments.id, payment.id))
    return
  }
  const amount = amountOf(payment) - returned - wanted
  if (amount > 0) await tx.insert(paymentReturns).values({ paymentId: payment.id, cause, amount, at: now })
}

/** Returns the cents of a payment that have gone back, or are about to. */
export async function returnedOf(db: Queries, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${paymentReturns.amount}), 0)::int` })
    .from(paymentReturns)
    .where(eq(paymentReturns.paymentId, paymentId))
  return row?.cents ?? 0
}
