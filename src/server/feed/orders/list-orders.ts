import { asc, eq, inArray } from 'drizzle-orm'
import type { FeedOrder } from '../../../contract/feed/feed-orders.ts'
import { orderLines, orders, products, refunds, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { byOrder } from '../../ordering/orders/read-orders.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { joinedId } from '../find-size.ts'
import type { Changed } from './changed-orders.ts'
import { type LineIdentity, viewFeedOrder } from './view-feed-order.ts'

/** Returns orders of a location as the feed sends them, in the given order. */
export async function viewOrders(
  db: Queries,
  { timezone: zone }: Pick<LocationRow, 'timezone'>,
  changed: readonly Changed[]
): Promise<FeedOrder[]> {
  const ids = changed.map(({ id }) => id)
  const [rows, lines, back] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, ids)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(refunds).where(inArray(refunds.orderId, ids))
  ])
  const identities = await identitiesOf(db, [...new Set(lines.map(({ variantId }) => variantId))])
  const [linesOf, refundsOf] = [byOrder(lines), byOrder(back)]
  const byId = new Map(rows.map(order => [order.id, order]))
  return changed.flatMap(({ id, at: changedAt }) => {
    const order = byId.get(id)
    if (order === undefined) return []
    const parts = { lines: linesOf.get(id) ?? [], refunds: refundsOf.get(id) ?? [] }
    return [viewFeedOrder({ order, changedAt, ...parts, identities, zone })]
  })
}

async function identitiesOf(db: Queries, ids: string[]): Promise<Map<string, LineIdentity>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: variants.id,
      gtin: variants.gtin,
      product: products.externalId,
      size: variants.externalId
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids))
  return new Map(
    rows.map(({ id, gtin, product, size }) => [
      id,
      { externalId: joinedId(product, size), ...(gtin !== null && { gtin }) }
    ])
  )
}
