import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { listings, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Tells who looks at a location's shelves how many are left of some sizes (SPEC C14), as the transaction has written it. */
export async function tellStock(
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
  const channel = `location.${locationId}`
  await publish(tx, ...rows.map(row => ({ channel, message: { type: 'stock', ...row } })))
}
