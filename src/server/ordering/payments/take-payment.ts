import { eq } from 'drizzle-orm'
import { orders, payments } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'

/**
 * Assigns the authorised payment to a new order, in the order's own transaction; throws 409 if it is not authorised,
 * has another amount, belongs to another cart, or has already paid an order.
 */
export async function takePayment(tx: Transaction, orderId: string, paymentId: string | null): Promise<void> {
  if (paymentId === null) throw new ApiError(409, 'payment')
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  const fits =
    order !== undefined &&
    payment?.status === 'authorised' &&
    payment.orderId === null &&
    payment.cartId === order.cartId &&
    payment.amount === order.total &&
    payment.currency === order.currency
  if (!fits) throw new ApiError(409, 'payment')
  await tx.update(payments).set({ orderId }).where(eq(payments.id, paymentId))
}
