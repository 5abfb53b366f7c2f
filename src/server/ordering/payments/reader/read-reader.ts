import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { payments } from '../../../db/schema.ts'
import { ApiError } from '../../../http/api-error.ts'
import { orUnavailable } from '../confirm.ts'
import { type ReaderOutcome, unnamedCheckout } from '../providers/gateway.ts'
import { type ProviderPayment, type PaymentRow, rowOf } from '../rows.ts'

/** Refreshes a payment that waits for a card on a reader. */
export async function readOnReader(context: Context, { row, gateway, request }: ProviderPayment): Promise<PaymentRow> {
  const { readerCheckout: checkout } = row
  const { reader } = gateway
  const isWaiting = row.status === 'open' && checkout !== null && checkout !== unnamedCheckout(row.id)
  if (!isWaiting || !reader) return row
  const outcome = await orUnavailable(context, () => reader.read(request, checkout))
  return outcome.status === 'open' ? row : keep(context, row, outcome)
}

/** Stores the outcome on a reader, unless the payment has been voided: the card's hold is then voided with it. */
async function keep(context: Context, row: PaymentRow, outcome: Exclude<ReaderOutcome, { status: 'open' }>) {
  const { db, clock, log } = context
  const isOther = outcome.status === 'authorised' && outcome.amount !== row.amount
  if (isOther) log(`The card reader authorized ${outcome.amount} for a payment of ${row.amount}.`)
  const [updatedRow] = await db
    .update(payments)
    .set({
      updatedAt: clock(),
      readerCheckout: null,
      ...(isOther ? { status: 'voided', reference: outcome.reference } : valuesOf(outcome))
    })
    .where(and(eq(payments.id, row.id), eq(payments.status, 'open')))
    .returning()
  if (isOther) throw new ApiError(409, 'payment')
  return updatedRow ?? rowOf(db, row.id)
}

function valuesOf(outcome: Exclude<ReaderOutcome, { status: 'open' }>) {
  if (outcome.status === 'cancelled') return { status: 'voided' as const }
  if (outcome.status === 'refused') return { status: outcome.status, refusal: outcome.reason }
  const { status, reference, brand, last4 } = outcome
  return { status, reference, brand, last4 }
}
