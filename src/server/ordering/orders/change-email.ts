import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { accounts, orders } from '../../db/schema.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { tooManyEmailsWords } from '../../http/messages.ts'
import type { Client } from '../../http/request/client.ts'
import { note } from '../../audit/note-event.ts'
import { countTries, countTry } from '../../rate-limit/count-try.ts'
import { letterCounts } from './emails/may-write.ts'
import { confirmAgain } from './emails/order-emails.ts'
import { clientHashes } from './place/client-hashes.ts'
import { publishOrder } from './publish-order.ts'

/**
 * Corrects the email address of an order and sends its confirmation there, in one transaction; the same address changes
 * nothing. Throws 409 once the order has ended, and 429 after too many corrections of the order, or past the limits of all
 * letters about orders: an order's id must not suffice to flood somebody else.
 */
export async function changeEmail(
  context: Context,
  id: string,
  { email, address }: { email: string } & Pick<Client, 'address'>
): Promise<void> {
  const { db, clock, limits, wake } = context
  await transaction(db, async tx => {
    const [row] = await tx
      .select({ order: orders, account: accounts })
      .from(orders)
      .leftJoin(accounts, eq(accounts.id, orders.accountId))
      .where(eq(orders.id, id))
      .for('update', { of: orders })
    if (row === undefined) throw notFound()
    const { order, account } = row
    if (order.status === 'completed' || order.status === 'cancelled') throw new ApiError(409, 'conflict')
    if (order.email === email) return
    const now = clock()
    const [isAdmitted] = await countTries(tx, limits.orderEmailChanges, [id], now)
    if (!isAdmitted) throw new ApiError(429, 'rate_limited', { words: tooManyEmailsWords })
    // Counted here and not when it is sent, so that no one is promised a letter that isn't sent.
    const letter = { order: { ...order, email }, account, channel: 'email' as const, client: clientHashes(address) }
    for (const [limit, subject] of letterCounts(limits, letter)) await countTry(tx, limit, subject, now)
    await tx.update(orders).set({ email }).where(eq(orders.id, id))
    await note(tx, { action: 'order-email', accountId: order.accountId, now })
    await confirmAgain(tx, id)
    await publishOrder(tx, context, order, order.status)
  })
  wake()
}
