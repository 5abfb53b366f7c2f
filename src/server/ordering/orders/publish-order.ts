import { eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../contract/order/order.ts'
import type { Context } from '../../context.ts'
import { orderLines } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { stockMessages, publishStock } from '../../shop/locations/publish-location.ts'
import type { LineRow, LoadedCart } from '../carts/load-cart.ts'
import { publishPoints } from '../loyalty/publish-points.ts'
import { staffMessage } from '../../events/staff-channel.ts'
import { enqueue } from '../../outbox/jobs.ts'
import { kioskLetterJob } from './emails/kiosk-letter.ts'
import type { Notifications } from './place/insert-order.ts'
import type { OrderRequest } from './place/order-request.ts'
import { emailJobs } from './emails/order-emails.ts'
import type { OrderRow } from './read-orders.ts'

type Publisher = Pick<Context, 'publish' | 'staffSecret'>

/** Publishes an order's status to its page and to the store's staff. */
export async function publishOrder(
  tx: Queries,
  publisher: Publisher,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>,
  status: OrderStatus
): Promise<void> {
  const toShopper = { channel: `order.${id}`, message: { type: 'order', status } }
  await publisher.publish(tx, toShopper, staffMessage(publisher, locationId))
}

/**
 * Returns the messages and jobs of a placed order: stock for open menus, whose numbers are known when it is taken, a
 * message for the staff, an email to the shopper, and the link to finish an account that they asked for at a kiosk.
 */
export function placedNotifications(
  { relay, ...publisher }: Pick<Context, 'relay' | 'staffSecret'>,
  id: string,
  { location, lines }: LoadedCart,
  { body: { customer }, kiosk }: Pick<OrderRequest, 'body' | 'kiosk'>
): Notifications {
  const messages = [...stockMessages(location.id, lines.map(stockOfLine)), staffMessage(publisher, location.id)]
  const letters = emailJobs({ id, ...customer }, 'placed')
  if (kiosk?.signup && customer.email !== '') letters.push(kioskLetterJob(id))
  return { messages, jobs: [...letters, ...relay(messages)] }
}

const stockOfLine = ({ variant, product }: LineRow) => ({ product: product.id, variant: variant.id, available: true })

/** Publishes a new status with its side effects: stock, points, and an email if the status has one. */
export async function publishStatus(
  tx: Queries,
  publisher: Publisher,
  before: OrderRow,
  status: OrderStatus
): Promise<void> {
  await publishOrder(tx, publisher, before, status)
  if (status === 'cancelled') await publishStockOf(tx, publisher, before)
  await publishPoints(tx, publisher, before.accountId)
  await enqueue(tx, ...emailJobs(before, status))
}

/** Publishes a refund of a completed order, of which there may be several, with its side effects: points, and an email. */
export async function publishRefund(
  tx: Queries,
  publisher: Publisher,
  order: OrderRow,
  refundId?: string
): Promise<void> {
  await publishOrder(tx, publisher, order, order.status)
  await publishPoints(tx, publisher, order.accountId)
  await enqueue(tx, ...emailJobs(order, 'refunded', { refund: refundId }))
}

/** Publishes the store's stock of the products in an order. */
async function publishStockOf(
  tx: Queries,
  publisher: Publisher,
  { id, locationId }: Pick<OrderRow, 'id' | 'locationId'>
): Promise<void> {
  const { variantId } = orderLines
  const lines = await tx.select({ variantId }).from(orderLines).where(eq(orderLines.orderId, id))
  await publishStock(
    tx,
    publisher,
    locationId,
    lines.map(line => line.variantId)
  )
}
