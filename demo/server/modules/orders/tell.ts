import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { orderLines } from '../../db/schema.ts'
import { tellStock } from '../locations/tell.ts'
import { tellPoints } from '../loyalty/tell.ts'
import { tellStaff } from '../staff/channel.ts'
import { writeOfStatus } from './letters.ts'
import type { OrderRow } from './read.ts'

/** Tells the page of an order and the store's staff where it stands, after it was written for good. */
export function tellOrder(context: Context, { id, locationId }: OrderRow, status: OrderStatus): void {
  context.publish(`order.${id}`, { type: 'order', status })
  tellStaff(context, locationId)
}

/** Tells all whom it concerns that an order has come to another state: by messages, and by letter where that is worth one. */
export async function tellStatus(context: Context, before: OrderRow, status: OrderStatus): Promise<void> {
  tellOrder(context, before, status)
  if (status === 'cancelled' && before.status !== 'completed') tellStockOf(context, before)
  writeOfStatus(context, before.id, status)
  await tellPoints(context, before.accountId)
}

/** Tells who looks at the store's shelves what is left there of the things in an order. */
export function tellStockOf(context: Context, { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>): void {
  context.errands.run('Telling of stock', async () => {
    const { variantId } = orderLines
    const lines = await context.db.select({ variantId }).from(orderLines).where(eq(orderLines.orderId, id))
    await tellStock(
      context,
      locationId,
      lines.map(line => line.variantId)
    )
  })
}
