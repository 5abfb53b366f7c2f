import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../src/contract/order/order.ts'
import type { Context } from '../../context.ts'
import { orderLines } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { type StockLeft, stockMessages, publishStock } from '../locations/publish-location.ts'
import { publishPoints } from '../loyalty/publish-points.ts'
import { staffMessage } from '../staff/channel.ts'
import { enqueue } from '../../outbox/jobs.ts'
import type { News } from './place/insert-order.ts'
import { emailJobs } from './emails/order-emails.ts'
import type { OrderRow } from './read.ts'

type Teller = Pick<Context, 'publish' | 'staffSecret'>

/** Tells the page of an order and the store's staff where it stands. */
export async function publishOrder(
  tx: Queries,
  teller: Teller,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>,
  status: OrderStatus
): Promise<void> {
  const toShopper = { channel: `order.${id}`, message: { type: 'order', status } }
  await teller.publish(tx, toShopper, staffMessage(teller, locationId))
}

/** What tells all whom it concerns that an order was placed: who looks at the shelves, the store's staff, and its shopper by letter. */
export function newsOfPlaced(
  { relay, ...teller }: Pick<Context, 'relay' | 'staffSecret'>,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>,
  left: readonly StockLeft[]
): News {
  const messages = [...stockMessages(locationId, left), staffMessage(teller, locationId)]
  return { messages, jobs: [...emailJobs(id, 'placed'), ...relay(messages)] }
}

/** Tells all whom it concerns that an order has come to another state: by messages, and by letter where that is worth one. */
export async function publishStatus(tx: Queries, teller: Teller, before: OrderRow, status: OrderStatus): Promise<void> {
  await publishOrder(tx, teller, before, status)
  if (status === 'cancelled' && before.status !== 'completed') await tellStockOf(tx, teller, before)
  await publishPoints(tx, teller, before.accountId)
  await enqueue(tx, ...emailJobs(before.id, status))
}

/** Tells who looks at the store's shelves what is left there of the things in an order. */
async function tellStockOf(
  tx: Queries,
  teller: Teller,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>
): Promise<void> {
  const { variantId } = orderLines
  const lines = await tx.select({ variantId }).from(orderLines).where(eq(orderLines.orderId, id))
  await publishStock(
    tx,
    teller,
    locationId,
    lines.map(line => line.variantId)
  )
}
