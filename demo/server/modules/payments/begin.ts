import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '../../../../src/contract/http/endpoint.ts'
import type { createPayment } from '../../../../src/contract/order/payment.ts'
import type { Context } from '../../context.ts'
import { business, newId, payments } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import { freshCart } from '../carts/read.ts'
import { accountOf, type Shopper } from '../carts/shopper.ts'
import { claim } from '../idempotency/claim.ts'
import { type KeyedCall, keyOf } from '../idempotency/owner.ts'
import { findLocation } from '../locations/find-location.ts'
import { refuseGuest } from '../orders/place/check.ts'
import { orUnavailable } from './confirm.ts'
import { askedOf, type PaymentRow, rowOf, unusedOf } from './rows.ts'
import { captureOrVoidSoon } from './capture-or-void.ts'

/**
 * Begins a payment for the current cart; earlier holds for it are voided. The same idempotency key returns the same
 * payment.
 */
export async function beginPayment(
  context: Context,
  body: BodyOf<typeof createPayment>,
  viewer: Shopper & KeyedCall
): Promise<PaymentRow> {
  const { db, clock, gateways } = context
  const [rules] = await db.select({ guestCheckout: business.guestCheckout }).from(business)
  if (rules !== undefined) refuseGuest(rules, accountOf(viewer))
  const cart = await freshCart(context, body.cart, viewer)
  if (cart.version !== body.version) throw new ApiError(409, 'stale')
  if (cart.lines.length === 0) throw new ApiError(409, 'empty_cart')
  const location = await findLocation(db, cart.location)
  const { cards } = location
  const gateway = cards && gateways[cards.provider]
  if (!cards || !gateway || cart.total === 0) throw badFields({ tender: 'choice' })
  const id = await transaction(db, async tx => {
    const fresh = newId()
    const key = keyOf(viewer, cart.id)
    const { resource, isFirst } = await claim(tx, { scope: 'payments', key, body, resource: fresh })
    if (!isFirst) return resource
    await tx.update(payments).set({ status: 'voided', updatedAt: clock() }).where(unusedOf(cart.id))
    await tx.insert(payments).values({
      id: fresh,
      cartId: cart.id,
      locationId: location.id,
      accountId: accountOf(viewer),
      provider: cards.provider,
      amount: cart.total,
      currency: cart.currency,
      createdAt: clock(),
      updatedAt: clock()
    })
    return fresh
  })
  captureOrVoidSoon(context, eq(payments.cartId, cart.id))
  const row = await rowOf(db, id)
  if (row.ticket !== null || row.status !== 'open') return row
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
