import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../src/contract/order/order.ts'
import type { Context } from '../../context.ts'
import { orderHistory, orders } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { notFound, ApiError } from '../../http/api-error.ts'
import { enter, holdBalance } from '../loyalty/ledger.ts'
import type { OrderRow } from '../orders/read.ts'
import { giveStockBack } from '../orders/place/stock.ts'
import { publishStatus } from '../orders/publish-order.ts'
import { givePromosBack } from '../promos/redeem.ts'
import { givePlaceBack } from '../slots/places.ts'
import { canTransition } from './states.ts'

/** What an order is to come to, why, and from which states alone, where not all will do. */
interface Step {
  status: OrderStatus
  /** Why it is cancelled. */
  reason?: string | null
  from?: readonly OrderStatus[]
  /** Whether it is still to be brought there, once nobody else can change it. */
  isStill?: (order: OrderRow) => boolean
}

/** Brings an order to a state and tells of it, in one transaction; gives it as it was, undefined when it stood there already. */
export async function setStatusOf(
  context: Context,
  id: string,
  { status, reason = null, from, isStill }: Step
): Promise<OrderRow | undefined> {
  const { db, clock, wake } = context
  const before = await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.status === status || isStill?.(order) === false) return undefined
    const isRefused = from !== undefined && !from.includes(order.status)
    if (isRefused || !canTransition(order.status, status, order.method)) throw new ApiError(409, 'conflict')
    const now = clock()
    const hasEnded = status === 'completed' || status === 'cancelled'
    await tx
      .update(orders)
      .set({
        status,
        // Whoever brings it on has had their look.
        held: null,
        heldUntil: null,
        ...(status === 'cancelled' && { cancelReason: reason }),
        ...(hasEnded && { endedAt: now })
      })
      .where(eq(orders.id, id))
    await tx.insert(orderHistory).values({ orderId: id, status, at: now })
    if (hasEnded) await account(tx, order, status, now)
    if (status === 'cancelled') await givePromosBack(tx, id)
    // What was handed over once doesn't go back on the shelf.
    if (status === 'cancelled' && order.status !== 'completed') {
      await giveStockBack(tx, order, now)
      await givePlaceBack(tx, order)
    }
    await publishStatus(tx, context, order, status)
    return order
  })
  wake()
  return before
}

async function account(tx: Transaction, order: OrderRow, status: 'completed' | 'cancelled', at: Date): Promise<void> {
  const { id: orderId, accountId, earns } = order
  const balance = accountId === null ? undefined : await holdBalance(tx, accountId)
  if (accountId === null || balance === undefined) return
  const used = order.pointsRedeemed + order.rewardPoints
  const entry = { accountId, orderId, at }
  if (status === 'completed') {
    if (earns > 0) await enter(tx, { ...entry, kind: 'earned', points: earns })
    return
  }
  if (used > 0) await enter(tx, { ...entry, kind: 'returned', points: used })
  // What was spent since can't be taken back: the entry says how much was.
  const reversed = Math.min(earns, balance + used)
  if (order.status === 'completed' && earns > 0) await enter(tx, { ...entry, kind: 'reversed', points: 0 - reversed })
}
