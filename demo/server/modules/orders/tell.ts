import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { orderLines } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { type StockLeft, stockMessages, tellStock } from '../locations/tell.ts'
import { tellPoints } from '../loyalty/tell.ts'
import { staffMessage } from '../staff/channel.ts'
import { queueLetters } from './letters.ts'
import type { OrderRow } from './read.ts'

type Teller = Pick<Context, 'publish' | 'staffSecret'>

/** Tells the page of an order and the store's staff where it stands. */
export async function tellOrder(
  tx: Queries,
  teller: Teller,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>,
  status: OrderStatus
): Promise<void> {
  const toShopper = { channel: `order.${id}`, message: { type: 'order', status } }
  await teller.publish(tx, toShopper, staffMessage(teller, locationId))
}

/** Tells all whom it concerns that an order was placed: staff, who looks at the shelves, the account, and its shopper by letter. */
export async function tellPlaced(
  tx: Queries,
  teller: Teller,
  order: OrderRow,
  left: readonly StockLeft[]
): Promise<void> {
  await teller.publish(tx, ...stockMessages(order.locationId, left), staffMessage(teller, order.locationId))
  if (order.pointsRedeemed + order.rewardPoints > 0) await tellPoints(tx, teller, order.accountId)
  await queueLetters(tx, order.id, 'placed')
}

/** Tells all whom it concerns that an order has come to another state: by messages, and by letter where that is worth one. */
export async function tellStatus(tx: Queries, teller: Teller, before: OrderRow, status: OrderStatus): Promise<void> {
  await tellOrder(tx, teller, before, status)
  if (status === 'cancelled' && before.status !== 'completed') await tellStockOf(tx, teller, before)
  await tellPoints(tx, teller, before.accountId)
  await queueLetters(tx, before.id, status)
}

/** Tells who looks at the store's shelves what is left there of the things in an order. */
async function tellStockOf(
  tx: Queries,
  teller: Teller,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>
): Promise<void> {
  const { variantId } = orderLines
  const lines = await tx.select({ variantId }).from(orderLines).where(eq(orderLines.orderId, id))
  await tellStock(
    tx,
    teller,
    locationId,
    lines.map(line => line.variantId)
  )
}
