import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListedItem } from '../../../contract/feed/feed-items.ts'
import { MOST_ITEMS } from '../../../contract/feed/feed-result.ts'
import { categories, listings, lots, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { uncategorised } from '../../import/shelves.ts'
import type { LotRow } from '../../import/write/stored.ts'
import { joinedId } from '../find-size.ts'

const subCategories = alias(categories, 'sub_categories')

/** Reads up to 500 sizes that a location lists, in the order of their ids, after the one with the id `after`. */
export async function listItems(
  db: Queries,
  locationId: string,
  after: string
): Promise<{ items: ListedItem[]; next: string | null }> {
  const rows = await readListed(db, locationId, after)
  const listed = rows.slice(0, MOST_ITEMS)
  const ids = listed.map(({ variant }) => variant.id)
  const stocked = await db
    .select()
    .from(lots)
    .where(and(eq(lots.locationId, locationId), inArray(lots.variantId, ids), gt(lots.left, 0)))
  const items = listed.map(row =>
    viewItem(
      row,
      stocked.filter(lot => lot.variantId === row.variant.id)
    )
  )
  return { items, next: rows.length > MOST_ITEMS ? (ids.at(-1) ?? null) : null }
}

type Listed = Awaited<ReturnType<typeof readListed>>[number]

const readListed = (db: Queries, locationId: string, after: string) =>
  db
    .select({
      product: products,
      variant: variants,
      listing: listings,
      category: categories.slug,
      subCategory: subCategories.slug
    })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .where(and(eq(listings.locationId, locationId), gt(listings.variantId, after)))
    .orderBy(asc(listings.variantId))
    .limit(MOST_ITEMS + 1)

function viewItem(
  { product, variant, listing, category, subCategory }: Listed,
  stocked: readonly LotRow[]
): ListedItem {
  const { name, brand, limitClass, strain, strainType, thc, cbd, tags } = product
  const picture = product.pictureSource ?? product.picture
  const { sku, gtin, size, weightMilli, containers, deposit, taxes } = variant
  const { price, salePrice, stock, available } = listing
  const [lot] = stocked.filter(({ left }) => left === stock)
  return {
    externalId: joinedId(product.externalId, variant.externalId),
    ...(sku !== null && { sku }),
    ...(gtin !== null && { gtin }),
    name,
    brand,
    ...(category !== uncategorised && { category }),
    subCategory,
    limitClass,
    strain,
    strainType,
    thc,
    cbd,
    ...(tags.length > 0 && { tags }),
    ...(picture?.startsWith('https:') && { picture }),
    size,
    weight: weightMilli > 0 ? weightMilli / 1000 : null,
    price,
    salePrice,
    stock,
    available,
    containers,
    deposit,
    taxes,
    ...(lot && { lot: viewLot(lot) })
  }
}

const viewLot = ({ number, packagedOn, thc, cbd, coa }: LotRow) => ({ number, packagedOn, thc, cbd, coa })
