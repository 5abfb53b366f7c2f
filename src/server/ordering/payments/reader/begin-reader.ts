import { and, eq, or } from 'drizzle-orm'
import type { BodyOf } from '../../../../contract/http/endpoint.ts'
import type { createReaderPayment } from '../../../../contract/order/reader-payment.ts'
import type { Context } from '../../../context.ts'
import { payments } from '../../../db/schema.ts'
import { badFields, notFound } from '../../../http/api-error.ts'
import type { Shopper } from '../../carts/shopper.ts'
import type { KeyedCall } from '../../../idempotency/owner.ts'
import { kioskOf } from '../../../people/sessions/find-kiosk.ts'
import { captureOrVoidSoon } from '../capture-or-void.ts'
import { orUnavailable } from '../confirm.ts'
import { insertPayment } from '../insert-payment.ts'
import { checkPayable } from '../payable.ts'
import { unnamedCheckout } from '../providers/gateway.ts'
import { askedOf, type PaymentRow, rowOf } from '../rows.ts'

/**
 * Begins a payment for the current cart on the reader of a kiosk at the same location; earlier holds for the cart are voided.
 * The same idempotency key returns the same payment, and starts it on the reader if that has failed.
 */
export async function beginReaderPayment(
  context: Context,
  body: BodyOf<typeof createReaderPayment>,
  viewer: Shopper & KeyedCall
): Promise<PaymentRow> {
  const { db } = context
  const kiosk = await kioskOf(db, body.kiosk)
  const payable = await checkPayable(context, body, viewer)
  const { cards, locationId } = payable
  const { reader } = payable.gateway
  if (kiosk.locationId !== locationId) throw notFound()
  if (kiosk.reader === null || !reader) throw badFields({ tender: 'choice' })
  const row = await insertPayment(context, payable, body, viewer, kiosk.reader)
  const { id, reader: device } = row
  const unnamed = unnamedCheckout(id)
  if (row.status !== 'open' || row.readerCheckout !== unnamed || device === null) return row
  const request = askedOf(row, cards, viewer.language)
  let readerCheckout = unnamed
  try {
    readerCheckout = await orUnavailable(context, () => reader.start(request, device))
  } finally {
    // One that has been voided is cancelled on the reader, even if that was done before it had started there.
    await db
      .update(payments)
      .set({ readerCheckout })
      .where(
        and(
          eq(payments.id, id),
          or(eq(payments.status, 'voided'), and(eq(payments.status, 'open'), eq(payments.readerCheckout, unnamed)))
        )
      )
    captureOrVoidSoon(context, eq(payments.id, id))
  }
  return rowOf(db, id)
}
