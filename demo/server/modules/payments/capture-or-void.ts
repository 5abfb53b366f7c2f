import { and, eq, exists, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { orders, payments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { Unreachable } from './providers/gateway.ts'
import { type Found, findPayments, unused, unusedOf } from './rows.ts'

type Parts = Pick<Context, 'db' | 'clock' | 'log' | 'gateways'>

/** Time that a hold is kept for a cart that doesn't become an order, in milliseconds. */
export const HELD_FOR = 30 * 60_000

/**
 * Payments with a pending provider call: a capture for an order, or a void. Once voided at the provider, a payment has
 * neither a reference nor a checkout on a reader.
 */
const unsettled = or(
  and(eq(payments.status, 'authorised'), isNotNull(payments.orderId)),
  and(eq(payments.status, 'voided'), or(isNotNull(payments.reference), isNotNull(payments.readerCheckout)))
)

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
  await db.update(payments).set({ status: 'voided', updatedAt: clock() }).where(paid)
  captureOrVoidSoon(context, eq(payments.orderId, orderId))
}

/** Settles all pending payments, after marking abandoned holds and payments of cancelled and refunded orders as voided. */
export async function captureOrVoidAll(parts: Parts): Promise<void> {
  await voidForgotten(parts.db, parts.clock())
  await settle(parts, undefined)
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
    )
  )
  await db.update(payments).set({ status: 'voided', updatedAt: now }).where(or(forgotten, cancelled))
}

async function settle(parts: Parts, which: SQL | undefined): Promise<void> {
  for (const found of await findPayments(parts, and(unsettled, which))) {
    try {
      if (found.row.status === 'voided') await release(parts, found)
      else await capture(parts, found)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      // Unchanged, so that it is retried.
      parts.log(error.message)
    }
  }
}

async function capture({ db, clock }: Parts, { row, gateway, request }: Found): Promise<void> {
  const reference = await gateway.capture(request, row.reference ?? '')
  const now = { reference, updatedAt: clock() }
  const same = eq(payments.id, row.id)
  const taken = await db
    .update(payments)
    .set({ ...now, status: 'captured' })
    .where(and(same, eq(payments.status, 'authorised')))
    .returning({ id: payments.id })
  // Its order was cancelled meanwhile: the refund needs the new reference.
  if (taken.length === 0)
    await db
      .update(payments)
      .set(now)
      .where(and(same, eq(payments.status, 'voided')))
}

/** Releases what the provider holds for a voided payment, and frees its reader. May be called again after a failure. */
export async function release(parts: Pick<Parts, 'db' | 'clock'>, found: Found): Promise<void> {
  const { db, clock } = parts
  const { row, gateway, request } = found
  if (row.readerCheckout !== null) await freeReader(parts, found)
  const { reference } = row
  if (reference === null) return
  await gateway.voidOrRefund(request, reference)
  await db
    .update(payments)
    .set({ reference: null, updatedAt: clock() })
    .where(and(eq(payments.id, row.id), eq(payments.reference, reference)))
}

/** Cancels a checkout on a reader, and voids the hold of a card that was faster. */
async function freeReader({ db, clock }: Pick<Parts, 'db' | 'clock'>, { row, gateway, request }: Found): Promise<void> {
  const { reader: device, readerCheckout } = row
  if (device === null || readerCheckout === null) return
  const outcome = (await gateway.reader?.cancel(request, device, readerCheckout)) ?? { status: 'cancelled' }
  // The reader still shows it: the next run asks again.
  if (outcome.status === 'open') return
  if (outcome.status === 'authorised') await gateway.voidOrRefund(request, outcome.reference)
  await db
    .update(payments)
    .set({ readerCheckout: null, updatedAt: clock() })
    .where(and(eq(payments.id, row.id), eq(payments.readerCheckout, readerCheckout)))
}
