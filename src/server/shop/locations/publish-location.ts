import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { listings, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Message } from '../../events/messages.ts'

/** The stock of a size, if it is known yet, and whether it is on sale at the store. */
interface StockLeft {
  product: string
  variant: string
  stock?: number
  available: boolean
}

/** Returns the stock messages of a location (SPEC C14). */
export const stockMessages = (locationId: string, left: readonly StockLeft[]): Message[] =>
  left.map(stock => ({ channel: `location.${locationId}`, message: { type: 'stock', ...stock } }))

/** Publishes the stock of some sizes at a location (SPEC C14), as the transaction has written it. */
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
