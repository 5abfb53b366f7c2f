import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { ProductDetail } from '../../../../src/contract/menu.ts'
import { listings, locations, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/refusal.ts'
import { listedAt, productColumns } from './columns.ts'
import { type Viewer, viewProduct } from './view.ts'

/** Reads one product that a location lists, by its slug or id, with the other stores that have it. */
export async function readDetail(
  db: Queries,
  locationId: string,
  slugOrId: string,
  viewer: Viewer
): Promise<ProductDetail> {
  const { description, terpenes, ingredients, allergens } = products
  const [row] = await db
    .select({ ...productColumns(locationId), description, terpenes, ingredients, allergens })
    .from(products)
    .where(and(or(eq(products.slug, slugOrId), eq(products.id, slugOrId)), listedAt(locationId)))
    .limit(1)
  if (row === undefined) throw notFound()
  const { language } = viewer
  return {
    ...viewProduct(row, viewer),
    description: row.description[language],
    terpenes: row.terpenes.map(({ name, percent }) => ({ name: name[language], percent })),
    ingredients: row.ingredients?.[language] ?? null,
    allergens: row.allergens?.[language] ?? null,
    elsewhere: await elsewhere(db, locationId, row.id, viewer)
  }
}

async function elsewhere(db: Queries, locationId: string, productId: string, { language }: Viewer) {
  const rows = await db
    .select({ location: locations.slug, name: locations.name, stock: sql<number>`sum(${listings.stock})::int` })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.productId, productId),
        ne(listings.locationId, locationId),
        eq(products.discontinued, false),
        sql`${listings.available} and ${listings.stock} > 0`
      )
    )
    .groupBy(locations.id)
    .orderBy(locations.sortOrder, locations.slug)
  return rows.map(row => ({ ...row, name: row.name[language] }))
}
