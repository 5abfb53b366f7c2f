import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { createPayment } from '../../../contract/order/payment.ts'
import type { Context } from '../../context.ts'
import { payments } from '../../db/schema.ts'
import type { KeyedCall } from '../../idempotency/owner.ts'
import { accountOf } from '../../http/request/caller.ts'
import type { Shopper } from '../carts/shopper.ts'
import { orUnavailable } from './confirm.ts'
import { insertPayment } from './insert-payment.ts'
import { checkPayable } from './payable.ts'
import { askedOf, type PaymentRow, rowOf } from './rows.ts'
import { findPaid } from './ticket.ts'

/**
 * Begins a payment for the current cart; earlier holds for it are voided, but one that the provider's own form has taken
 * is returned. The same idempotency key returns the same payment.
 */
export async function beginPayment(
  context: Context,
  body: BodyOf<typeof createPayment>,
  viewer: Shopper & KeyedCall
): Promise<PaymentRow> {
  const { db } = context
  const payable = await checkPayable(context, body, viewer)
  const { cart, cards, gateway } = payable
  const paid = await orUnavailable(context, () => findPaid(context, cart, accountOf(viewer)))
  if (paid) return paid
  const row = await insertPayment(context, payable, body, viewer)
  if (row.ticket !== null || row.status !== 'open') return row
  const { id } = row
  const request = askedOf(row, cards, viewer.language)
  const ticket = await orUnavailable(context, () => gateway.begin(request))
  if (ticket === null) return row
  // From now on the shopper may pay with it, whether or not we receive the result.
  const reference = gateway.attempt({ ...request, ticket }, ticket)
  await db
    .update(payments)
    .set({ ticket, reference })
    .where(and(eq(payments.id, id), isNull(payments.ticket)))
  return rowOf(db, id)
}
