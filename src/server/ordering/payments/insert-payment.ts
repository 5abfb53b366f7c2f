import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { newId, payments } from '../../db/schema.ts'
import { accountOf } from '../../http/request/caller.ts'
import type { Shopper } from '../carts/shopper.ts'
import { claim } from '../../idempotency/claim.ts'
import { type KeyedCall, keyOf } from '../../idempotency/owner.ts'
import { captureOrVoidSoon } from './capture-or-void.ts'
import type { Payable } from './payable.ts'
import { unnamedCheckout } from './providers/gateway.ts'
import { type PaymentRow, rowOf, unusedOf } from './rows.ts'

/**
 * Stores a new payment for a cart's total, with card fields or on a reader, and voids earlier holds for the cart. The same
 * idempotency key returns the same payment.
 */
export async function insertPayment(
  context: Context,
  { cart, locationId, cards }: Payable,
  body: object,
  viewer: Shopper & KeyedCall,
  reader: string | null = null
): Promise<PaymentRow> {
  const { db, clock } = context
  const id = await transaction(db, async tx => {
    const fresh = newId()
    const key = keyOf(viewer, cart.id)
    const { resource, isFirst } = await claim(tx, { scope: 'payments', key, body, resource: fresh })
    if (!isFirst) return resource
    await tx.update(payments).set({ status: 'voided', updatedAt: clock() }).where(unusedOf(cart.id))
    await tx.insert(payments).values({
      id: fresh,
      cartId: cart.id,
      locationId,
      accountId: accountOf(viewer),
      provider: cards.provider,
      amount: cart.total,
      currency: cart.currency,
      reader,
      readerCheckout: reader === null ? null : unnamedCheckout(fresh),
      createdAt: clock(),
      updatedAt: clock()
    })
    return fresh
  })
  captureOrVoidSoon(context, eq(payments.cartId, cart.id))
  return rowOf(db, id)
}
