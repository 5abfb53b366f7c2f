import { eq, sql } from 'drizzle-orm'
import { cartLines } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns the number of items in a cart, all quantities together; undefined without a cart or in an empty one. */
export async function itemsIn(db: Queries, cart: string | undefined): Promise<number | undefined> {
  if (cart === undefined) return undefined
  const [row] = await db
    .select({ items: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .where(eq(cartLines.cartId, cart))
  return row?.items || undefined
}
