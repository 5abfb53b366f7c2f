import { eq } from 'drizzle-orm'
import { emailKey } from '../../../../src/contract/typed/email.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { orders } from '../../db/schema.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { tooManyEmailsWords } from '../../http/messages.ts'
import { note } from '../audit/note.ts'
import { countTries, countTry } from '../rate-limit/count.ts'
import { confirmAgain } from './emails/order-emails.ts'
import { publishOrder } from './publish-order.ts'

/**
 * Corrects the email address of an order and sends its confirmation there, in one transaction; the same address changes
 * nothing. Throws 409 once the order has ended, and 429 after too many corrections of the order, or letters to the
 * address: whoever has an order's id must not be able to flood somebody else.
 */
export async function changeEmail(context: Context, id: string, email: string): Promise<void> {
  const { db, clock, limits, wake } = context
  await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.status === 'completed' || order.status === 'cancelled') throw new ApiError(409, 'conflict')
    if (order.email === email) return
    const now = clock()
    const [isAdmitted] = await countTries(tx, limits.orderEmailChanges, [id], now)
    if (!isAdmitted) throw new ApiError(429, 'rate_limited', { words: tooManyEmailsWords })
    // Counted here and not when it is sent, so that nobody is told of a letter that won't be.
    await countTry(tx, limits.orderEmailsTo, emailKey(email), now)
    await tx.update(orders).set({ email }).where(eq(orders.id, id))
    await note(tx, { action: 'order-email', accountId: order.accountId, now })
    await confirmAgain(tx, id)
    await publishOrder(tx, context, order, order.status)
  })
  wake()
}
