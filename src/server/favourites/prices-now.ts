import { and, eq, inArray } from 'drizzle-orm'
import type { SizePrice } from '../../rules/favourites/price-drops.ts'
import { listings, locations, products, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { instantText, saleAt, timeAt } from '../shop/menu/sale.ts'

/** The price of a size at a store now, with what letters say about it. */
export interface PriceNow extends SizePrice {
  product: typeof products.$inferSelect
  size: { en: string; fr: string }
  store: typeof locations.$inferSelect
  /** The end of the sale in force, in ISO 8601; undefined without one. */
  saleEnds: string | undefined
}

/**
 * Returns the prices of products at some stores now. Sales that are in force count; a size that is sold out, or whose product
 * or store shoppers don't see, can't be bought.
 */
export async function pricesNow(
  db: Queries,
  locationIds: readonly string[],
  productIds: readonly string[],
  now: Date
): Promise<PriceNow[]> {
  if (locationIds.length === 0 || productIds.length === 0) return []
  const rows = await db
    .select({ listing: listings, size: variants.size, product: products, store: locations })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .where(and(inArray(listings.locationId, [...locationIds]), inArray(variants.productId, [...productIds])))
    .orderBy(variants.sortOrder, variants.id)
  return rows.map(({ listing, size, product, store }) => {
    const sale = saleAt(listing, timeAt(store, now))?.current
    return {
      variant: listing.variantId,
      cents: sale && listing.salePrice !== null ? listing.salePrice : listing.price,
      isThere: listing.available && listing.stock > 0 && !product.discontinued && store.isListed,
      product,
      size,
      store,
      saleEnds: instantText(sale?.end)
    }
  })
}

/** Returns the sizes of a product at a store among prices. */
export const sizesOf = (prices: readonly PriceNow[], productId: string, locationId: string | null): PriceNow[] =>
  prices.filter(({ product, store }) => product.id === productId && store.id === locationId)
