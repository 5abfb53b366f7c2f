import { asc, eq, inArray } from 'drizzle-orm'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedCode, EditedDeal, EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { deals, dealUses, listings, locations, products, promos, promoUses, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { inParts } from '../../import/in-parts.ts'
import { storedPictureOf } from '../../pictures/picture-address.ts'
import { pictureOf, whole } from '../../shop/menu/picture.ts'
import { things } from '../things/things.ts'

const price = (row: object) => things.price.fieldsOf(row as never) as DraftFields<'price'>

/** Returns a product as it is edited; throws 404 if there is none. */
export async function readForForm(db: Queries, id: string, origin: string): Promise<EditedProduct> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (row === undefined) throw notFound()
  const sizes = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.sortOrder), asc(variants.id))
  const rows = await pricesOf(db, [id])
  return {
    id,
    slug: row.slug,
    shown: whole(origin, pictureOf(row)),
    isStored: row.picture !== null && storedPictureOf(row.picture) !== undefined,
    fields: things.product.fieldsOf(row) as DraftFields<'product'>,
    sizes: sizes.map(size => ({
      id: size.id,
      externalId: size.externalId,
      fields: things.size.fieldsOf(size) as DraftFields<'size'>,
      prices: rows
        .filter(({ listing }) => listing.variantId === size.id)
        .map(({ store, listing }) => ({ store, stock: listing.stock, fields: price(listing) }))
    }))
  }
}

/** Returns what some products cost at all stores. */
export async function readPriceList(db: Queries, ids: readonly string[]) {
  const rows = await pricesOf(db, ids)
  return rows.map(({ product, store, listing }) => ({
    product,
    size: listing.variantId,
    store,
    fields: price(listing)
  }))
}

const pricesOf = (db: Queries, ids: readonly string[]) =>
  inParts(ids, some =>
    db
      .select({ product: variants.productId, store: locations.slug, listing: listings })
      .from(listings)
      .innerJoin(variants, eq(variants.id, listings.variantId))
      .innerJoin(locations, eq(locations.id, listings.locationId))
      .where(inArray(variants.productId, some))
      .orderBy(asc(variants.productId), asc(variants.sortOrder), asc(variants.id), asc(locations.sortOrder))
  )

/** Returns the deals in their order, each with the number of its uses that are counted. */
export async function readDealList(db: Queries): Promise<EditedDeal[]> {
  const rows = await db.select().from(deals).orderBy(asc(deals.sortOrder), asc(deals.id))
  const list: EditedDeal[] = []
  for (const row of rows)
    list.push({
      id: row.id,
      uses: await db.$count(dealUses, eq(dealUses.dealId, row.id)),
      fields: things.deal.fieldsOf(row) as DraftFields<'deal'>
    })
  return list
}

/** Returns the promo codes, each with the number of its uses. */
export async function readCodeList(db: Queries): Promise<EditedCode[]> {
  const rows = await db.select().from(promos).orderBy(asc(promos.code))
  const list: EditedCode[] = []
  for (const row of rows)
    list.push({
      id: row.id,
      uses: await db.$count(promoUses, eq(promoUses.promoId, row.id)),
      fields: things.code.fieldsOf(row) as DraftFields<'code'>
    })
  return list
}
