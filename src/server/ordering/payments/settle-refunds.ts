import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { payments, refunds } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { withoutValues } from '../../http/middleware/failures.ts'
import { Unreachable } from './providers/gateway.ts'
import { referencesOf } from './refund-references.ts'
import { amountOf, findPayments } from './rows.ts'
import type { SettleParts } from './settle.ts'
import { returnedOf } from './settle-difference.ts'
import { STAFF_TOLD_AFTER, tellStaff } from './tell-staff.ts'

/**
 * Time in which one process alone calls the provider for a refund, in milliseconds; longer than the longest call. Not all
 * providers recognise a refund that is sent twice side by side.
 */
export const CALL_LASTS = 45_000

type RefundRow = typeof refunds.$inferSelect

/**
 * Gives back the money of refunds of some of an order, by card, once the payment is captured. Failed ones stay as they are,
 * to be tried again.
 */
export async function settleRefunds(parts: SettleParts, which?: SQL): Promise<void> {
  const pending = await parts.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.id, refunds.paymentId), eq(payments.status, 'captured')))
    .where(and(isNull(refunds.settledAt), which))
    .orderBy(asc(refunds.at))
  for (const { id } of pending) await settleOne(parts, id)
}

async function settleOne(parts: SettleParts, id: string): Promise<void> {
  const row = await noteCall(parts, id)
  if (row === undefined) return
  try {
    await giveBack(parts, row)
  } catch (error) {
    if (error instanceof Unreachable) parts.log(error.message)
    else parts.log(`The refund ${id.slice(0, 8)} failed`, withoutValues(error))
    // The next call may begin: this one has ended.
    await parts.db.update(refunds).set({ triedAt: null }).where(eq(refunds.id, id))
    if (row.attempts === STAFF_TOLD_AFTER) await tellOfRefund(parts, row)
  }
}

/** Stores that a call is about to be sent, whose answer may be lost; undefined while another process calls. */
async function noteCall({ db, clock }: SettleParts, id: string): Promise<RefundRow | undefined> {
  const now = clock()
  const isFree = or(isNull(refunds.triedAt), lt(refunds.triedAt, new Date(now.getTime() - CALL_LASTS)))
  const [row] = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, triedAt: now })
    .where(and(eq(refunds.id, id), isNull(refunds.settledAt), isFree))
    .returning()
  return row
}

async function giveBack(parts: SettleParts, { id, amount, attempts, paymentId }: RefundRow): Promise<void> {
  const { db, clock } = parts
  const [payment] = await findPayments(parts, eq(payments.id, paymentId ?? ''))
  if (payment === undefined) throw new Unreachable(`No provider is set up for the refund ${id.slice(0, 8)}.`)
  const { row, gateway, request } = payment
  const earlier = await referencesOf(db, row.id)
  // Money that was paid at the hand-over goes back at the store.
  const onCard = Math.min(amount, amountOf(row) - (await returnedOf(db, row.id)) - (await earlierSum(db, row.id)))
  const refund = { id, amount: onCard, earlier, isRetry: attempts > 1 }
  const reference = onCard > 0 ? await gateway.refundPart(request, row.reference ?? '', refund) : ''
  await db.update(refunds).set({ reference, settledAt: clock() }).where(eq(refunds.id, id))
}

/** Returns the cents of a payment that earlier refunds have given back. */
async function earlierSum(db: Queries, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNotNull(refunds.settledAt)))
  return row?.cents ?? 0
}

async function tellOfRefund(parts: Pick<Context, 'db' | 'log'>, { id, paymentId }: RefundRow): Promise<void> {
  const [payment] = await parts.db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? ''))
  if (payment) await tellStaff(parts, payment, { id })
}
