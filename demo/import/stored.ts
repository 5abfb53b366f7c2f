import { and, eq, getTableColumns } from 'drizzle-orm'
import { listings, products, variants } from '../server/db/schema.ts'
import type { Transaction } from '../server/db/types.ts'

/** What `source` says of everything that came by this way. */
export const source = 'import'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
export type ListingRow = typeof listings.$inferSelect

/** Reads what earlier imports left: products, sizes, the location's listings; and every slug that is taken. */
export async function load(tx: Transaction, locationId: string) {
  const imported = eq(products.source, source)
  const found = await tx.select().from(products).where(imported)
  const sizes = await tx
    .select(getTableColumns(variants))
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(imported)
  const prices = await tx
    .select(getTableColumns(listings))
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(imported, eq(listings.locationId, locationId)))
  const taken = await tx.select({ slug: products.slug }).from(products)
  return {
    products: new Map(found.map(row => [row.externalId, row])),
    variants: new Map(sizes.map(row => [`${row.productId} ${row.externalId}`, row])),
    listings: new Map(prices.map(row => [row.variantId, row])),
    slugs: new Set(taken.map(row => row.slug))
  }
}

export type Stored = Awaited<ReturnType<typeof load>>
