import { eq } from 'drizzle-orm'
import { orders } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError, notFound } from '../../../http/api-error.ts'
import type { OrderRow } from '../read-orders.ts'

/** Locks an order until the transaction ends; throws 404 if there is none. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (order === undefined) throw notFound()
  return order
}

/** Statuses in which the staff may change the lines of an order: before it is ready. */
const changeable = new Set<OrderRow['status']>(['placed', 'confirmed', 'preparing'])

/** Returns whether the store can still change the lines of an order. */
export const isChangeable = ({ status }: Pick<OrderRow, 'status'>): boolean => changeable.has(status)

/** Throws 409 if the store can no longer change the lines of an order. */
export function refuseUnlessChangeable(order: OrderRow): void {
  if (!isChangeable(order)) throw new ApiError(409, 'conflict')
}
