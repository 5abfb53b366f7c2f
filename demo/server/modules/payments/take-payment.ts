import { eq } from 'drizzle-orm'
import { orders, payments } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'

/**
 * Pays an order that was just written with the money that is held for its cart, in the order's own transaction; refuses the
 * call when that is not held, is another sum, was held for another cart, or has paid an order already.
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
