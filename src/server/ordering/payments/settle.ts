import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { payments } from '../../db/schema.ts'
import { withoutValues } from '../../http/middleware/failures.ts'
import { Unreachable } from './providers/gateway.ts'
import { amountOf, type ProviderPayment, findPayments, type PaymentRow } from './rows.ts'
import { STAFF_TOLD_AFTER, tellStaff } from './tell-staff.ts'

/** What settling needs of the server. */
export type SettleParts = Pick<Context, 'db' | 'clock' | 'log' | 'gateways'>

/**
 * Time after which an unpaid form of a provider counts as closed, in milliseconds: far longer than one can be paid.
 * Until then a voided payment is looked up, because its form may still be open in a tab.
 */
const FORM_LASTS = 2 * 60 * 60_000

/**
 * Payments with a pending provider call: a capture for an order, or a void. Once voided at the provider, a payment has
 * neither a reference nor a checkout on a reader.
 */
const unsettled = or(
  and(eq(payments.status, 'authorised'), isNotNull(payments.orderId)),
  and(eq(payments.status, 'voided'), or(isNotNull(payments.reference), isNotNull(payments.readerCheckout)))
)

/** Captures and voids pending payments, `atOnce` of them side by side. Failed ones stay as they are, to be tried again. */
export async function settle(parts: SettleParts, which: SQL | undefined, atOnce = 1): Promise<void> {
  const unsettledPayments = await findPayments(parts, and(unsettled, which))
  await inBatches(unsettledPayments, atOnce, payment => settleOne(parts, payment))
}

/** Runs work for each item, `atOnce` side by side. */
export async function inBatches<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>
): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(work))
}

async function settleOne(parts: SettleParts, payment: ProviderPayment): Promise<void> {
  const row = await noteAttempt(parts, payment.row)
  if (!row) return
  try {
    if (row.status === 'voided') await release(parts, { ...payment, row })
    else await capture(parts, { ...payment, row, request: { ...payment.request, amount: amountOf(row) } })
  } catch (error) {
    if (error instanceof Unreachable) parts.log(error.message)
    // One payment that always fails must not keep the others waiting.
    else parts.log(`Settling the payment ${row.id.slice(0, 8)} failed`, withoutValues(error))
    if (row.attempts === STAFF_TOLD_AFTER) await tellStaff(parts, row)
  }
}

/**
 * Stores that a call is about to be sent: its answer may be lost, and a later void must know that the money may have been
 * taken. Returns undefined if the payment has changed.
 */
async function noteAttempt({ db, clock }: SettleParts, { id, status }: PaymentRow): Promise<PaymentRow | undefined> {
  const begun = sql`coalesce(${payments.captureBegunAt}, ${clock().toISOString()}::timestamptz)`
  const [row] = await db
    .update(payments)
    .set({ attempts: sql`${payments.attempts} + 1`, ...(status === 'authorised' && { captureBegunAt: begun }) })
    .where(and(eq(payments.id, id), eq(payments.status, status)))
    .returning()
  return row
}

async function capture({ db, clock }: SettleParts, { row, gateway, request }: ProviderPayment): Promise<void> {
  const reference = await gateway.capture(request, row.reference ?? '')
  const settled = { reference, attempts: 0, updatedAt: clock() }
  const same = eq(payments.id, row.id)
  const taken = await db
    .update(payments)
    .set({ ...settled, status: 'captured' })
    .where(and(same, eq(payments.status, 'authorised')))
    .returning({ id: payments.id })
  // Its order has been cancelled: the refund needs the new reference.
  if (taken.length === 0)
    await db
      .update(payments)
      .set(settled)
      .where(and(same, eq(payments.status, 'voided')))
}

/** Releases the money held for a voided payment, and frees its reader. May be called again after a failure. */
export async function release(parts: Pick<Context, 'db' | 'clock'>, payment: ProviderPayment): Promise<void> {
  const { db, clock } = parts
  const { row, gateway, request } = payment
  if (row.readerCheckout !== null) await freeReader(parts, payment)
  const { reference } = row
  if (reference === null) return
  const now = clock()
  const settlement = await gateway.voidOrRefund(request, reference)
  const mayBePaid = settlement === 'open' && now.getTime() < row.createdAt.getTime() + FORM_LASTS
  await db
    .update(payments)
    .set({ attempts: 0, updatedAt: now, ...(!mayBePaid && { reference: null }) })
    .where(and(eq(payments.id, row.id), eq(payments.reference, reference)))
}

/** Cancels a checkout on a reader, and voids the hold of a card that was faster. */
async function freeReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { row, gateway, request }: ProviderPayment
): Promise<void> {
  const { reader: device, readerCheckout } = row
  if (device === null || readerCheckout === null) return
  const outcome = (await gateway.reader?.cancel(request, device, readerCheckout)) ?? { status: 'cancelled' }
  // The reader still shows it: the next run asks again.
  if (outcome.status === 'open') return
  if (outcome.status === 'authorised') await gateway.voidOrRefund(request, outcome.reference)
  await db
    .update(payments)
    .set({ readerCheckout: null, attempts: 0, updatedAt: clock() })
    .where(and(eq(payments.id, row.id), eq(payments.readerCheckout, readerCheckout)))
}
