import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readFeedOrders, setFeedOrderStatus } from '../../../contract/feed/feed-orders.ts'
import type { Context } from '../../context.ts'
import { orders } from '../../db/schema.ts'
import { notFound } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { setStatusOf } from '../../ordering/orders/status/set-status.ts'
import { voidOrRefund } from '../../ordering/payments/capture-or-void.ts'
import { audited } from '../../staff/audited.ts'
import type { Guesses } from '../../staff/guesses.ts'
import { onlyFeed } from '../only-feed.ts'
import { changedOrders, readCursor } from './changed-orders.ts'
import { viewOrders } from './list-orders.ts'

const MOST = 100

/** Serves a store's orders to the retailer's own system, which reads them and moves them on; moves are audited. */
export function feedOrderRoutes(app: Hono, context: Context, guesses: Guesses): void {
  const { db, clock } = context

  route(app, readFeedOrders, async ({ query, ...call }) => {
    const { location } = await onlyFeed(context, guesses, call, 'orders')
    const now = clock()
    const cursor = readCursor(query['since'], now)
    const { changed, next, hasMore } = await changedOrders(db, location.id, cursor, { now, most: MOST })
    return { orders: await viewOrders(db, location, changed), next, hasMore }
  })

  route(app, setFeedOrderStatus, async ({ param, body, ...call }) => {
    const { member, location } = await onlyFeed(context, guesses, { ...call, param }, 'orders')
    const id = param('order')
    const isIt = and(eq(orders.id, id), eq(orders.locationId, location.id))
    const [known] = await db.select({ id: orders.id }).from(orders).where(isIt)
    if (known === undefined) throw notFound()
    const deed = { action: 'order-status', locationId: location.id, orderId: id, detail: body.status } as const
    const before = await audited(context, member, deed, () => setStatusOf(context, id, body))
    if (before && body.status === 'cancelled') await voidOrRefund(context, id)
    const [order] = await viewOrders(db, location, [{ id, at: clock() }])
    if (order === undefined) throw notFound()
    return order
  })
}
