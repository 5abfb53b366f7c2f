import { and, asc, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { refundOrder } from '../../../contract/staff/staff-board.ts'
import {
  isWhole,
  type PaidOrder,
  pointsIn,
  refundBetween,
  refundedBy,
  type RefundedPart,
  type RefundSums,
  wholeOf
} from '../../../rules/order/refund.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { newId, orderLines, orders, payments, refunds } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError, notFound } from '../../http/api-error.ts'
import { enter, holdBalance } from '../loyalty/ledger.ts'
import { publishRefund } from '../orders/publish-order.ts'
import type { OrderRow } from '../orders/read-orders.ts'
import { reversePoints } from '../orders/status/set-status.ts'
import { hasReturns } from '../payments/settle-returns.ts'
import { refundCardSoon, voidOrRefund } from '../payments/capture-or-void.ts'
import { givePromosBack } from '../promos/redeem.ts'
import { paidFor } from './paid-order.ts'
import { partAfter } from './part-after.ts'

type RefundRequest = InferOutput<(typeof refundOrder)['body']>

/** A refund that was recorded: with all of the order's payment, or of some of it. */
type Recorded = 'whole' | 'part'

/**
 * Refunds a completed order, or a part of it, in one transaction: its points are returned and reversed, its shopper gets an
 * email, and its promo codes can be used again once all of it is refunded; items that were handed over are not restocked.
 * The money goes back afterwards. Does nothing if as much was refunded before. Throws 409 if the order isn't completed: then
 * it is cancelled instead (SPEC C13).
 */
export async function refundOf(context: Context, id: string, request: RefundRequest): Promise<void> {
  const { db, wake } = context
  const recorded = await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.refundedAt !== null) return undefined
    if (order.status !== 'completed') throw new ApiError(409, 'conflict')
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    const paid = paidFor(order, lines)
    if (paid !== undefined) return refundPaid(tx, context, { order, paid, request })
    // An order from before its lines knew their shares is refunded as a whole.
    if (request.part !== undefined) throw new ApiError(409, 'conflict')
    await reversePoints(tx, order, context.clock())
    await endOrder(tx, context, order, request.reason)
    await publishRefund(tx, context, order)
    return 'whole' as const
  })
  wake()
  if (recorded === 'whole') await voidOrRefund(context, id)
  if (recorded === 'part') refundCardSoon(context, id)
}

interface ToRefund {
  order: OrderRow
  paid: PaidOrder
  request: RefundRequest
}

async function refundPaid(
  tx: Transaction,
  context: Context,
  { order, paid, request: { reason, part } }: ToRefund
): Promise<Recorded | undefined> {
  const earlier = await tx.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(asc(refunds.at))
  const before = refundedBy(earlier)
  const after = part === undefined ? wholeOf(paid) : partAfter(paid, before, part)
  const lines = piecesBetween(before, after)
  const sums = refundBetween(paid, before, after)
  if (lines.length === 0 && sums.amount === 0) return undefined
  const isAll = isWhole(paid, after)
  const isAtOnce = isAll && earlier.length === 0 && !(await hasPartsBack(tx, order.id))
  const refundId = newId()
  const now = context.clock()
  await tx.insert(refunds).values({
    ...recordOf(order, sums),
    id: refundId,
    at: now,
    reason,
    lines,
    paymentId: isAtOnce ? null : await paymentOf(tx, order.id)
  })
  await movePoints(tx, { order, paid, before, after, refundId, now })
  if (isAll) await endOrder(tx, context, order, reason)
  await publishRefund(tx, context, order, refundId)
  return isAtOnce ? 'whole' : 'part'
}

function piecesBetween(before: RefundedPart, after: RefundedPart): { line: string; quantity: number }[] {
  return Object.entries(after.pieces).flatMap(([line, pieces]) => {
    const quantity = pieces - (before.pieces[line] ?? 0)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

const recordOf = (order: OrderRow, { goods, deposits, taxes, fee, tip, amount }: RefundSums) => ({
  orderId: order.id,
  goods,
  deposits,
  // With the names that the order has for them.
  taxes: taxes.map(tax => ({ ...order.taxes.find(({ code }) => code === tax.code), ...tax })),
  fee,
  tip,
  amount
})

async function paymentOf(tx: Transaction, orderId: string): Promise<string | null> {
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId))
  return payment?.id ?? null
}

/** Returns whether something of an order's payment went back before its hand-over: the rest then goes back as a part too. */
async function hasPartsBack(tx: Transaction, orderId: string): Promise<boolean> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), hasReturns(tx)))
  return payment !== undefined
}

interface PointsMove extends Omit<ToRefund, 'request'> {
  before: RefundedPart
  after: RefundedPart
  refundId: string
  now: Date
}

/** Returns the points that paid refunded goods, and takes back those that the goods earned, as far as they are left. */
async function movePoints(tx: Transaction, { order, paid, before, after, refundId, now }: PointsMove): Promise<void> {
  const { id: orderId, accountId } = order
  const balance = accountId === null ? undefined : await holdBalance(tx, accountId)
  if (accountId === null || balance === undefined) return
  const points = { used: order.pointsRedeemed + order.rewardPoints, earned: order.earns }
  const [from, to] = [pointsIn(paid, before, points), pointsIn(paid, after, points)]
  const returned = to.used - from.used
  const reversed = Math.min(to.earned - from.earned, balance + returned)
  const entry = { accountId, orderId, at: now, refundId }
  if (returned > 0) await enter(tx, { ...entry, kind: 'returned', points: returned })
  if (to.earned > from.earned) await enter(tx, { ...entry, kind: 'reversed', points: 0 - reversed })
}

/** Records that all of an order is refunded. */
async function endOrder(tx: Transaction, { clock }: Context, { id }: OrderRow, reason: string): Promise<void> {
  await tx.update(orders).set({ refundedAt: clock(), refundReason: reason }).where(eq(orders.id, id))
  await givePromosBack(tx, id)
}
