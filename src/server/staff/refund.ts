import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { orders } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import { publishRefund } from '../ordering/orders/publish-order.ts'
import { givePromosBack } from '../ordering/promos/redeem.ts'
import { reversePoints } from '../ordering/orders/status/set-status.ts'

/**
 * Records that a completed order is refunded, in one transaction: its points are reversed, its promo codes can be used
 * again, and its shopper gets an email; items that were handed over are not restocked. Returns false if it was refunded
 * before. Throws 409 if it isn't completed: then it is cancelled instead (SPEC C13).
 */
export async function refundOf(context: Context, id: string, reason: string): Promise<boolean> {
  const { db, clock, wake } = context
  const isDone = await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.refundedAt !== null) return false
    if (order.status !== 'completed') throw new ApiError(409, 'conflict')
    const now = clock()
    await tx.update(orders).set({ refundedAt: now, refundReason: reason }).where(eq(orders.id, id))
    await reversePoints(tx, order, now)
    await givePromosBack(tx, id)
    await publishRefund(tx, context, order)
    return true
  })
  wake()
  return isDone
}
