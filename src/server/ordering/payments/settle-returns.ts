import { and, asc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { orders, paymentReturns, payments } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { withoutValues } from '../../http/middleware/failures.ts'
import { Unreachable } from './providers/gateway.ts'
import { referencesOf } from './refund-references.ts'
import { findPayments } from './rows.ts'
import type { SettleParts } from './settle.ts'
import { CALL_LASTS } from './settle-refunds.ts'
import { STAFF_TOLD_AFTER, tellStaff } from './tell-staff.ts'

type ReturnRow = typeof paymentReturns.$inferSelect

/** Condition for the payments of which something has gone back before the hand-over. */
export const hasReturns = (db: Queries): SQL =>
  exists(
    db.select({ cause: paymentReturns.cause }).from(paymentReturns).where(eq(paymentReturns.paymentId, payments.id))
  )

/**
 * Gives back the rest of the payments of cancelled orders of which something went back before: the provider knows such a payment by its
 * parts. A second call changes nothing.
 */
export async function returnRest(parts: Pick<SettleParts, 'db' | 'clock'>, which?: SQL): Promise<void> {
  const { db, clock } = parts
  const returned = sql`(select sum(amount) from payment_returns as back where back.payment_id = ${payments.id})`
  const rows = await db
    .select({
      paymentId: payments.id,
      amount: sql<number>`(coalesce(${payments.captureAmount}, ${payments.amount}) - ${returned})::int`
    })
    .from(payments)
    .innerJoin(orders, and(eq(orders.id, payments.orderId), eq(orders.status, 'cancelled')))
    .where(and(inArray(payments.status, ['authorised', 'captured']), hasReturns(db), which))
  const rest = rows.filter(({ amount }) => amount > 0).map(row => ({ ...row, cause: 'cancelled', at: clock() }))
  if (rest.length > 0) await db.insert(paymentReturns).values(rest).onConflictDoNothing()
}

/** Gives back the money that is due to cards before the hand-over, once it is captured. Failed calls are tried again. */
export async function settleReturns(parts: SettleParts, which?: SQL): Promise<void> {
  const pending = await parts.db
    .select({ paymentId: paymentReturns.paymentId, cause: paymentReturns.cause })
    .from(paymentReturns)
    .innerJoin(payments, and(eq(payments.id, paymentReturns.paymentId), eq(payments.status, 'captured')))
    .where(and(isNull(paymentReturns.settledAt), which))
    .orderBy(asc(paymentReturns.at))
  for (const row of pending) await settleOne(parts, row)
}

type Key = Pick<ReturnRow, 'paymentId' | 'cause'>

const isIt = ({ paymentId, cause }: Key) =>
  and(eq(paymentReturns.paymentId, paymentId), eq(paymentReturns.cause, cause))

async function settleOne(parts: SettleParts, key: Key): Promise<void> {
  const { db, clock, log } = parts
  const now = clock()
  const isFree = or(isNull(paymentReturns.triedAt), lt(paymentReturns.triedAt, new Date(now.getTime() - CALL_LASTS)))
  const [row] = await db
    .update(paymentReturns)
    .set({ attempts: sql`${paymentReturns.attempts} + 1`, triedAt: now })
    .where(and(isIt(key), isNull(paymentReturns.settledAt), isFree))
    .returning()
  if (row === undefined) return
  try {
    await giveBack(parts, row)
  } catch (error) {
    if (error instanceof Unreachable) log(error.message)
    else log(`Giving back a part of the payment ${key.paymentId.slice(0, 8)} failed`, withoutValues(error))
    await db.update(paymentReturns).set({ triedAt: null }).where(isIt(key))
    if (row.attempts === STAFF_TOLD_AFTER) await tell(parts, row)
  }
}

async function giveBack(parts: SettleParts, { paymentId, cause, amount, attempts }: ReturnRow): Promise<void> {
  const [payment] = await findPayments(parts, eq(payments.id, paymentId))
  if (payment === undefined) throw new Unreachable(`No provider is set up for the payment ${paymentId.slice(0, 8)}.`)
  const { row, gateway, request } = payment
  const reference = await gateway.refundPart(request, row.reference ?? '', {
    // One cause gives something of one payment back.
    id: cause === 'cancelled' ? `rest-${paymentId.slice(0, 27)}` : cause,
    amount,
    earlier: await referencesOf(parts.db, paymentId),
    isRetry: attempts > 1
  })
  await parts.db.update(paymentReturns).set({ reference, settledAt: parts.clock() }).where(isIt({ paymentId, cause }))
}

async function tell(parts: SettleParts, { paymentId, cause }: ReturnRow): Promise<void> {
  const [payment] = await parts.db.select().from(payments).where(eq(payments.id, paymentId))
  if (payment) await tellStaff(parts, payment, { cause })
}
