import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '../../contract/order/order.ts'
import type { Context } from '../context.ts'
import { orders, pendingStatuses } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import { tooLateWords } from '../http/messages.ts'
import { enqueue } from '../outbox/jobs.ts'
import type { Handler } from '../outbox/worker.ts'
import { voidOrRefund } from '../ordering/payments/capture-or-void.ts'
import { isChangeable } from '../ordering/orders/changes/lock-order.ts'
import { refuseWithOpenQuestion } from '../ordering/orders/changes/questions.ts'
import { noteStaff } from './audited.ts'
import { staffMessage } from '../events/staff-channel.ts'
import type { StaffMember } from './only-staff.ts'
import { orderMoved, setStatusOf } from '../ordering/orders/status/set-status.ts'
import { canTransition } from '../ordering/orders/status/states.ts'

/** Default time in which a status change can be taken back, in seconds. */
export const UNDO_SECONDS = 5

/** A change to a status, with the reason of a cancellation. */
interface Change {
  status: OrderStatus
  reason: string | null
}

/**
 * Announces a status change to the staff and carries it out `undoSeconds` later, unless it is taken back. The server keeps
 * it, so that a closed tablet loses nothing; and the order itself doesn't change before, so that no message, email, refund
 * or restocking has to be taken back, and the shopper never reads one thing and then another.
 *
 * A change of the same order that is still pending is carried out first: only the last one can be taken back.
 */
export async function setStatusSoon(
  context: Context,
  { id: memberId, name: memberName }: StaffMember,
  orderId: string,
  { status, reason }: Change
): Promise<undefined> {
  const { db, clock, publish, wake, undoSeconds } = context
  await carryOut(context, orderId)
  await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) throw notFound()
    if (order.status === status) return
    if (!canTransition(order.status, status, order.method)) throw orderMoved()
    if (!isChangeable({ status }) && status !== 'cancelled') await refuseWithOpenQuestion(tx, order)
    const dueAt = new Date(clock().getTime() + undoSeconds * 1000)
    const [row] = await tx
      .insert(pendingStatuses)
      .values({ orderId, status, reason, memberId, memberName, dueAt })
      .onConflictDoNothing()
      .returning({ id: pendingStatuses.id })
    // Somebody else was faster.
    if (row === undefined) throw orderMoved()
    const payload = { order: orderId, change: row.id }
    await enqueue(tx, { kind: 'order-status', topic: `status.${orderId}`, payload, delay: undoSeconds })
    await publish(tx, staffMessage(context, order.locationId))
  })
  wake()
}

/** Takes back a pending status change; throws 409 if there is none. */
export async function undoStatus(context: Context, orderId: string): Promise<void> {
  const { db, publish, wake } = context
  await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order === undefined) throw notFound()
    const gone = await tx.delete(pendingStatuses).where(eq(pendingStatuses.orderId, orderId)).returning()
    if (gone.length === 0) throw new ApiError(409, 'conflict', { words: tooLateWords })
    await publish(tx, staffMessage(context, order.locationId))
  })
  wake()
}

/**
 * Carries out the pending status change of an order, if any, or only that of an id. One that the order no longer allows,
 * because its shopper has cancelled, is dropped.
 */
async function carryOut(context: Context, orderId: string, id?: string): Promise<void> {
  const { db, publish, wake } = context
  const isIt = and(eq(pendingStatuses.orderId, orderId), id === undefined ? undefined : eq(pendingStatuses.id, id))
  const [pending] = await db.select().from(pendingStatuses).where(isIt)
  if (pending === undefined) return
  const { status, reason } = pending
  try {
    const before = await setStatusOf(context, orderId, {
      status,
      reason,
      // Taken back in the same moment, or carried out by another process.
      isStill: async (_, tx) => (await tx.delete(pendingStatuses).where(isIt).returning()).length > 0
    })
    if (before !== undefined && status === 'cancelled') await voidOrRefund(context, before.id)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    await transaction(db, async tx => {
      const [dropped] = await tx.delete(pendingStatuses).where(isIt).returning()
      if (dropped === undefined) return
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
      const member = { id: pending.memberId, name: pending.memberName }
      await noteStaff(tx, context, member, { action: 'order-status', orderId, detail: status }, false)
      if (order) await publish(tx, staffMessage(context, order.locationId))
    })
    wake()
  }
}

/** Returns the handler of the jobs that carry out status changes. */
export const orderStatusJob =
  (context: Context): Handler =>
  async ({ payload }) => {
    const { order, change } = payload as { order: string; change: string }
    await carryOut(context, order, change)
  }
