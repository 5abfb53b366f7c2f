import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Product } from '../../../../contract/catalog/menu.ts'
import { listings, locations, products, variants } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { Language } from '../../../http/request/language.ts'
import { isLeft } from './columns.ts'
import type { ProductRow } from '../product-row.ts'

/** Another store that has the product, with its stock. */
export type WhereLeft = NonNullable<Product['alternative']>

/** For products sold out at a location, returns the other store with the most stock of each, in one query. */
export async function readAlternatives(
  db: Queries,
  locationId: string,
  rows: ProductRow[],
  language: Language
): Promise<ReadonlyMap<string, WhereLeft>> {
  const ids = rows.filter(isSoldOut).map(row => row.id)
  const leftByProduct = new Map<string, WhereLeft>()
  if (ids.length === 0) return leftByProduct
  for (const { product, ...left } of await readLeft(db, locationId, ids, language)) {
    if (left.stock > (leftByProduct.get(product)?.stock ?? 0)) leftByProduct.set(product, left)
  }
  return leftByProduct
}

/** Returns other stores that have the products, in store order, with their stock. */
export async function readLeft(db: Queries, locationId: string, productIds: string[], language: Language) {
  const rows = await db
    .select({
      product: variants.productId,
      location: locations.slug,
      name: locations.name,
      stock: sql<number>`sum(${listings.stock})::int`
    })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(variants.productId, productIds),
        ne(listings.locationId, locationId),
        eq(products.discontinued, false),
        locations.isListed,
        isLeft
      )
    )
    .groupBy(variants.productId, locations.id)
    .orderBy(locations.sortOrder, locations.slug)
  return rows.map(row => ({ ...row, name: row.name[language] }))
}

const isSoldOut = ({ variants: sizes }: ProductRow): boolean => sizes.every(size => !size.available || size.stock === 0)
