import { and, eq } from 'drizzle-orm'
import { distanceBetween } from '../../rules/address/distance.ts'
import { listings, locations, products, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import type { LocationRow } from '../shop/locations/find-location.ts'

/** A size of a product that a store's shoppers can wait for. */
export interface WatchedSize {
  variantId: string
  product: typeof products.$inferSelect
  size: { en: string; fr: string }
  store: LocationRow
  /** True if the store can sell it now. */
  isThere: boolean
}

/** Finds a size by its id, of a product by its slug, at a listed store; throws 404 for another, and for products that are no more. */
export async function findSize(
  db: Queries,
  { location, product: slug, variant }: { location: string; product: string; variant: string }
): Promise<WatchedSize> {
  const [row] = await db
    .select({ variant: variants, product: products, store: locations, listing: listings })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.slug, location))
    .leftJoin(listings, and(eq(listings.variantId, variants.id), eq(listings.locationId, locations.id)))
    .where(and(eq(variants.id, variant), eq(products.slug, slug)))
  if (!row || row.product.discontinued || !row.store.isListed) throw notFound()
  const isThere = row.listing !== null && row.listing.available && row.listing.stock > 0
  return { variantId: variant, product: row.product, size: row.variant.size, store: row.store, isThere }
}

/** Finds the listed stores within a distance of one, itself included; null is that store only. */
export async function storesWithin(db: Queries, store: LocationRow, km: number | null): Promise<string[]> {
  if (km === null) return [store.id]
  const rows = await db
    .select({ id: locations.id, address: locations.address })
    .from(locations)
    .where(eq(locations.isListed, true))
  return rows
    .filter(({ id, address }) => id === store.id || distanceBetween(store.address, address) <= km * 1000)
    .map(({ id }) => id)
}
