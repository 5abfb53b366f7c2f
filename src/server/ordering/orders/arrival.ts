import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../contract/order/order.ts'
import type { Context } from '../../context.ts'
import { orders } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { notFound, ApiError } from '../../http/api-error.ts'
import { publishOrder } from './publish-order.ts'

/** The shopper's car and parking spot. */
interface Place {
  car: string
  spot: string
}

const underWay: readonly OrderStatus[] = ['confirmed', 'preparing', 'ready']

/**
 * Records that the shopper of a curbside order has arrived; a repeated check-in updates the car and the spot but keeps
 * the time.
 */
export async function checkInCurbside(context: Context, id: string, { car, spot }: Place): Promise<void> {
  const { db, clock, wake } = context
  await transaction(db, async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (order === undefined) throw notFound()
    if (order.method !== 'curbside' || !underWay.includes(order.status)) throw new ApiError(409, 'conflict')
    const at = order.curbside?.at ?? clock().toISOString()
    await tx.update(orders).set({ curbside: { car, spot, at } }).where(eq(orders.id, id))
    await publishOrder(tx, context, order, order.status)
  })
  wake()
}
