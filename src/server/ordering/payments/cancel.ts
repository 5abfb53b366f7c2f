import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { payments } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { orUnavailable } from './confirm.ts'
import { type ProviderPayment, type PaymentRow, rowOf, unused } from './rows.ts'
import { release } from './settle.ts'

/**
 * Voids a payment that no order has taken, and cancels it on the reader; throws 409 if an order has. Unconfirmed calls are
 * retried in the background.
 */
export async function cancel(context: Context, { row, ...rest }: ProviderPayment): Promise<PaymentRow> {
  const { db, clock } = context
  await db
    .update(payments)
    .set({ status: 'voided', updatedAt: clock() })
    .where(and(eq(payments.id, row.id), isNull(payments.orderId), inArray(payments.status, [...unused])))
  const now = await rowOf(db, row.id)
  if (now.orderId !== null || now.status !== 'voided') throw new ApiError(409, 'payment')
  await orUnavailable(context, () => release(context, { ...rest, row: now }))
  return now
}
