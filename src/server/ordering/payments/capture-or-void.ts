import { and, eq, exists, inArray, isNotNull, isNull, lt, not, notExists, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { orders, payments, refunds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { Unreachable } from './providers/gateway.ts'
import { findPayments, unused, unusedOf } from './rows.ts'
import { inBatches, settle, type SettleParts } from './settle.ts'
import { settleRefunds } from './settle-refunds.ts'
import { hasReturns, returnRest, settleReturns } from './settle-returns.ts'
import { isUnreported, readForm } from './ticket.ts'

/** Time that a hold is kept for a cart that doesn't become an order, in milliseconds. */
export const HELD_FOR = 30 * 60_000

/** Settles payments in the background; `captureOrVoidAll` retries failures. */
export function captureOrVoidSoon(context: Context, which: SQL | undefined): void {
  context.backgroundJobs.run('Settling a payment', () => settle(context, which))
}

/** Captures the payment of a placed order, and voids other holds of its cart. */
export async function captureOrVoidOrder(context: Context, orderId: string): Promise<void> {
  const { db, clock } = context
  const [order] = await db.select({ cartId: orders.cartId }).from(orders).where(eq(orders.id, orderId))
  if (order === undefined) return
  const own = await db.select({ id: payments.id }).from(payments).where(eq(payments.cartId, order.cartId)).limit(1)
  if (own.length === 0) return
  await db.update(payments).set({ status: 'voided', updatedAt: clock() }).where(unusedOf(order.cartId))
  captureOrVoidSoon(context, eq(payments.cartId, order.cartId))
}

/** Voids the payment of a cancelled or refunded order, or refunds it if it was captured. */
export async function voidOrRefund(context: Context, orderId: string): Promise<void> {
  const { db, clock } = context
  const paid = and(eq(payments.orderId, orderId), inArray(payments.status, ['authorised', 'captured']))
  await db
    .update(payments)
    .set({ status: 'voided', updatedAt: clock() })
    .where(and(paid, not(hasReturns(db))))
  await returnRest(context, eq(payments.orderId, orderId))
  returnSoon(context, orderId)
  captureOrVoidSoon(context, eq(payments.orderId, orderId))
}

/** Gives back the part of a payment that a change of its order has freed; `captureOrVoidAll` retries failures. */
export function returnSoon(context: Context, orderId: string): void {
  context.backgroundJobs.run('Giving back a part', () => settleReturns(context, eq(payments.orderId, orderId)))
}

/** Gives back the money of an order's refunds by card in the background; `captureOrVoidAll` retries failures. */
export function refundCardSoon(context: Context, orderId: string): void {
  context.backgroundJobs.run('Refunding a part', () => settleRefunds(context, eq(refunds.orderId, orderId)))
}

/** Payments for which the provider is called side by side: one that is slow must not delay all others. */
const AT_ONCE = 8

/**
 * Settles all pending payments, after reading those that a provider's form may have taken without a word to the page,
 * and marking abandoned holds and payments of cancelled and refunded orders as voided.
 */
export async function captureOrVoidAll(parts: SettleParts): Promise<void> {
  await readForms(parts)
  await voidForgotten(parts.db, parts.clock())
  await settle(parts, undefined, AT_ONCE)
  await returnRest(parts)
  await settleReturns(parts)
  await settleRefunds(parts)
}

async function readForms(parts: SettleParts): Promise<void> {
  await inBatches(await findPayments(parts, isUnreported), AT_ONCE, async payment => {
    try {
      await readForm(parts, payment)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      parts.log(error.message)
    }
  })
}

async function voidForgotten(db: Database, now: Date): Promise<void> {
  const forgotten = and(
    isNull(payments.orderId),
    inArray(payments.status, [...unused]),
    lt(payments.updatedAt, new Date(now.getTime() - HELD_FOR))
  )
  const cancelled = and(
    inArray(payments.status, ['authorised', 'captured']),
    exists(
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, payments.orderId), or(eq(orders.status, 'cancelled'), isNotNull(orders.refundedAt))))
    ),
    // Refunded in parts, each of which gives its own money back.
    notExists(db.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id))),
    not(hasReturns(db))
  )
  await db.update(payments).set({ status: 'voided', updatedAt: now }).where(or(forgotten, cancelled))
}
