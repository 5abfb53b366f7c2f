import { eq } from 'drizzle-orm'
import { locations, orders } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/**
 * Returns whether a caller may read an order: a guest's order is readable with its id, an account's only by that
 * account.
 */
export async function isOpenTo(db: Queries, id: string, accountId: string | null): Promise<boolean> {
  const [row] = await db.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, id))
  return row !== undefined && (row.accountId === null || row.accountId === accountId)
}

/** Returns the order that a cart has become, if any. */
export async function orderOfCart(db: Queries, cart: string): Promise<{ order: string; location: string } | undefined> {
  const [row] = await db
    .select({ order: orders.id, location: locations.slug })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(eq(orders.cartId, cart))
  return row
}
