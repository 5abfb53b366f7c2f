import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { listings, variants } from '../../db/schema.ts'

/** Tells who looks at a location's shelves how many are left of some sizes (SPEC C14), as it is written by now. */
export async function tellStock({ db, publish }: Context, locationId: string, variantIds: string[]): Promise<void> {
  const { variantId: variant, stock, available } = listings
  const rows = await db
    .select({ product: variants.productId, variant, stock, available })
    .from(listings)
    .innerJoin(variants, eq(variants.id, variant))
    .where(and(eq(listings.locationId, locationId), inArray(variant, variantIds)))
  for (const row of rows) publish(`location.${locationId}`, { type: 'stock', ...row })
}
