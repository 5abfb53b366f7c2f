import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { listings, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Message } from '../events/messages.ts'

/** How many of a size are left, and whether it is sold. */
export interface StockLeft {
  product: string
  variant: string
  stock: number
  available: boolean
}

/** What tells who looks at a location's shelves what is left (SPEC C14). */
export const stockMessages = (locationId: string, left: readonly StockLeft[]): Message[] =>
  left.map(one => ({ channel: `location.${locationId}`, message: { type: 'stock', ...one } }))

/** Tells who looks at a location's shelves how many are left of some sizes (SPEC C14), as the transaction has written it. */
export async function publishStock(
  tx: Queries,
  { publish }: Pick<Context, 'publish'>,
  locationId: string,
  variantIds: string[]
): Promise<void> {
  const { variantId: variant, stock, available } = listings
  const rows = await tx
    .select({ product: variants.productId, variant, stock, available })
    .from(listings)
    .innerJoin(variants, eq(variants.id, variant))
    .where(and(eq(listings.locationId, locationId), inArray(variant, variantIds)))
  await publish(tx, ...stockMessages(locationId, rows))
}
