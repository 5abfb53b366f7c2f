import { sql } from 'drizzle-orm'
import type { Containers } from '../../../../rules/deposit/deposit-of.ts'
import type { OfferTimes } from '../../../../rules/promo/offer-times.ts'
import type { Words } from '../../../db/schema.ts'
import { lotOrder } from '../../lots/fifo.ts'
import { listings, lots, products, variants } from '../../../db/schema.ts'

/** One size of a product at a store, as the database returns it. */
export interface VariantRow {
  id: string
  sku: string | null
  gtin: string | null
  externalId: string | null
  size: Words
  price: number
  salePrice: number | null
  saleName: Words | null
  saleTimes: OfferTimes | null
  available: boolean
  stock: number
  weightMilli: number
  equivalentMilli: number | null
  containers: Containers | null
  deposit: number | null
  /** `YYYY-MM-DD` of the lot that is sold next. */
  packagedOn: string | null
}

/**
 * Qualified by hand, because Drizzle omits the table's name in queries of one table, and the subqueries have an id too.
 */
const productId = sql`${products}."id"`

/** The id of a size in the system that it comes from, as `menu:import` reads it; none for the seed's. */
const externalIdOf = sql`case when ${products}."source" <> 'seed' then ${products}."external_id" || case
  when ${variants.externalId} = '0' then '' else '-' || ${variants.externalId} end end`

/** The menu's product columns, with the sizes at one location. */
export const productColumns = (locationId: string) => ({
  id: products.id,
  slug: products.slug,
  name: products.name,
  brand: products.brand,
  categoryId: products.categoryId,
  subCategoryId: products.subCategoryId,
  form: products.form,
  limitClass: products.limitClass,
  strain: products.strain,
  strainType: products.strainType,
  thc: products.thc,
  cbd: products.cbd,
  picture: products.picture,
  discontinued: products.discontinued,
  featured: products.featured,
  addedAt: products.addedAt,
  terpenes: products.terpenes,
  tags: products.tags,
  effects: products.effects,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  variants: sql<VariantRow[]>`(
    select json_agg(json_build_object(
      'id', ${variants.id}, 'sku', ${variants.sku}, 'gtin', ${variants.gtin}, 'externalId', ${externalIdOf}, 'size', ${variants.size}, 'price', ${listings.price}, 'salePrice', ${listings.salePrice},
      'saleName', ${listings.saleName}, 'saleTimes', ${listings.saleTimes},
      'available', ${listings.available}, 'stock', ${listings.stock},
      'weightMilli', ${variants.weightMilli}, 'equivalentMilli', ${variants.equivalentMilli},
      'containers', ${variants.containers}, 'deposit', ${variants.deposit}, 'packagedOn', (
        select packaged_on from ${lots} where ${lots}."location_id" = ${listings}."location_id"
        and ${lots}."variant_id" = ${listings}."variant_id" and units_left > 0 order by ${sql.raw(lotOrder)} limit 1
      )
    ) order by ${variants.sortOrder}, ${variants.id})
    ${listedFrom(locationId)}
  )`
})

/** True if a location lists the product at all. */
export const listedAt = (locationId: string) => sql<boolean>`exists (select 1 ${listedFrom(locationId)})`

/** True if a listing's size is in stock. */
export const isLeft = sql<boolean>`${listings.available} and ${listings.stock} > 0`

function listedFrom(locationId: string) {
  return sql`from ${variants} join ${listings} on ${listings.variantId} = ${variants.id}
    where ${variants.productId} = ${productId} and ${listings.locationId} = ${locationId}`
}
