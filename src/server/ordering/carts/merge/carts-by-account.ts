import { and, desc, eq, exists } from 'drizzle-orm'
import { cartLines, carts, locations } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'

/** Returns an account's carts: the latest non-empty one of each location. */
export async function readCartsOf(db: Queries, accountId: string): Promise<{ location: string; cart: string }[]> {
  const lines = db.select().from(cartLines).where(eq(cartLines.cartId, carts.id))
  return db
    .selectDistinctOn([carts.locationId], { location: locations.slug, cart: carts.id })
    .from(carts)
    .innerJoin(locations, eq(locations.id, carts.locationId))
    .where(and(eq(carts.accountId, accountId), exists(lines)))
    .orderBy(carts.locationId, desc(carts.updatedAt), carts.id)
}
