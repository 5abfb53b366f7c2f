import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../contract/order/order.ts'
import type { Context } from '../../../context.ts'
import { orderHistory, orders } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import { notFound, ApiError } from '../../../http/api-error.ts'
import { orderMovedWords } from '../../../http/messages.ts'
import { enter, holdBalance } from '../../loyalty/ledger.ts'
import { isChangeable } from '../changes/lock-order.ts'
import { refuseWithOpenQuestion, withdrawQuestions } from '../changes/questions.ts'
import type { OrderRow } from '../read-orders.ts'
import { giveStockBack } from '../place/stock.ts'
import { publishStatus } from '../publish-order.ts'
import { givePromosBack } from '../../promos/redeem.ts'
import { givePlaceBack } from '../../../shop/slots/places.ts'
import { canTransition } from './states.ts'

/** A status change: the target, the reason, and the allowed current statuses. */
interface Step {
  status: OrderStatus
  /** Reason of a cancellation; by the order, if it depends on it. */
  reason?: string | null
  reasonOf?: (order: OrderRow) => string
  from?: readonly OrderStatus[]
  /** Checked once the order is locked; false skips the change. */
  isStill?: (order: OrderRow, tx: Transaction) => boolean | Promise<boolean>
}

/** The error for a status that an order can't change to. */
export const orderMoved = (): ApiError => new ApiError(409, 'conflict', { words: orderMovedWords })

/**
 * Sets an order's status and publishes it, in one transaction; returns the order as it was, undefined if it already had
 * the status.
 */
export async function setStatusOf(
  context: Context,
  id: string,
  { status, reason = null, reasonOf, from, isStill }: Step
): Promise<OrderRow | undefined> {
  const { db, clock, wake } = context
  const before = await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if ((await isStill?.(order, tx)) === false || order.status === status) return undefined
    const isRefused = from !== undefined && !from.includes(order.status)
    if (isRefused || !canTransition(order.status, status, order.method)) throw orderMoved()
    if (!isChangeable({ status }) && status !== 'cancelled') await refuseWithOpenQuestion(tx, order)
    const now = clock()
    const hasEnded = status === 'completed' || status === 'cancelled'
    await tx
      .update(orders)
      .set({
        status,
        // Any status change counts as staff review.
        held: null,
        heldUntil: null,
        ...(status === 'cancelled' && { cancelReason: reasonOf?.(order) ?? reason }),
        ...(hasEnded && { endedAt: now })
      })
      .where(eq(orders.id, id))
    await tx.insert(orderHistory).values({ orderId: id, status, at: now })
    if (status === 'completed') await creditPoints(tx, order, now)
    if (status === 'cancelled') {
      await reversePoints(tx, order, now)
      await givePromosBack(tx, id)
      await withdrawQuestions(tx, context, order, now)
      await giveStockBack(tx, order, now)
      await givePlaceBack(tx, order)
    }
    await publishStatus(tx, context, order, status)
    return order
  })
  wake()
  return before
}

async function creditPoints(tx: Transaction, { id: orderId, accountId, earns }: OrderRow, at: Date): Promise<void> {
  if (accountId === null || earns === 0 || (await holdBalance(tx, accountId)) === undefined) return
  await enter(tx, { accountId, orderId, at, kind: 'earned', points: earns })
}

/** Returns the points that a cancelled or refunded order used, and takes back those that it earned. */
export async function reversePoints(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const { id: orderId, accountId, earns } = order
  const balance = accountId === null ? undefined : await holdBalance(tx, accountId)
  if (accountId === null || balance === undefined) return
  const used = order.pointsRedeemed + order.rewardPoints
  const entry = { accountId, orderId, at }
  if (used > 0) await enter(tx, { ...entry, kind: 'returned', points: used })
  // Points spent since can't be taken back: the entry has the amount that could.
  const reversed = Math.min(earns, balance + used)
  if (order.status === 'completed' && earns > 0) await enter(tx, { ...entry, kind: 'reversed', points: 0 - reversed })
}
