import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import type { LimitClass, ProductForm, StrainType } from '../../../contract/catalog/menu.ts'
import type { Potency, PotencyUnit } from '../../../contract/catalog/potency.ts'
import type { Containers } from '../../../rules/deposit/deposit-of.ts'
import type { OfferTimes } from '../../../rules/promo/offer-times.ts'
import { key, moment, type Words } from './columns.ts'
import { locations } from './shop.ts'

/** Categories; subcategories have a `parent_id`. */
export const categories = pgTable('categories', {
  id: key(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Words>().notNull(),
  parentId: text('parent_id').references((): AnyPgColumn => categories.id),
  unit: text('thc_cbd_value_type').$type<PotencyUnit>().notNull(),
  form: text('form').$type<ProductForm>().notNull(),
  picture: text('picture'),
  /** A short text for shoppers who choose it. */
  text: jsonb('text').$type<Words>(),
  sortOrder: integer('sort_order').notNull().default(0)
})

/** Facts about brands; a product's brand is found by its name, whatever its case. */
export const brands = pgTable('brands', {
  id: key(),
  name: text('name').notNull(),
  picture: text('picture'),
  text: jsonb('text').$type<Words>(),
  sortOrder: integer('sort_order').notNull().default(0)
})

/**
 * A name normalized for sorting, without accents, the same on every database. Stored, because computing it for 5,000
 * names is slow.
 */
const sortName = (name: string, language: keyof Words) =>
  text(name)
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`translate(lower(name->>'${language}'),
  'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyaaaceeeeiioouuuy')`)
    )

/** A terpene with its share in percent. */
export interface StoredTerpene {
  name: Words
  percent: number
}

/**
 * Products; `source` and `external_id` identify one in the system it came from, so that imports are repeatable. Review
 * stars are stored as sum and count.
 */
export const products = pgTable(
  'products',
  {
    id: key(),
    source: text('source').notNull(),
    externalId: text('external_id').notNull(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<Words>().notNull(),
    sortNameEn: sortName('sort_name_en', 'en'),
    sortNameFr: sortName('sort_name_fr', 'fr'),
    brand: text('brand').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    subCategoryId: text('sub_category_id').references(() => categories.id),
    form: text('form').$type<ProductForm>().notNull(),
    limitClass: text('limit_class').$type<LimitClass>().notNull(),
    strain: text('strain'),
    strainType: text('strain_type').$type<StrainType>(),
    thc: jsonb('thc').$type<Potency>(),
    cbd: jsonb('cbd').$type<Potency>(),
    /** The path of a stored picture, or an address elsewhere; null for a drawn one. */
    picture: text('picture'),
    /** Where a list has the stored picture from: an address, or `file:` and a name. */
    pictureSource: text('picture_source'),
    /** The picture in words; null for its name. */
    pictureAlt: jsonb('picture_alt').$type<Words>(),
    description: jsonb('description').$type<Words>().notNull(),
    terpenes: jsonb('terpenes').$type<StoredTerpene[]>().notNull().default([]),
    ingredients: jsonb('ingredients').$type<Words>(),
    allergens: jsonb('allergens').$type<Words>(),
    /** The retailer's own, as `tagsOf` of the import writes them. */
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    discontinued: boolean('discontinued').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    addedAt: moment('added_at'),
    effects: jsonb('effects').$type<Words[]>().notNull().default([]),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0)
  },
  table => [
    unique('products_source_external_id').on(table.source, table.externalId),
    index('products_category').on(table.categoryId),
    check('products_rating', sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`)
  ]
)

/** The compared form of a SKU, as the rule `skuKey` has it: `C` folds ASCII letters alone, on every database. */
export const skuKeyOf = (sku: AnyPgColumn): SQL => sql`lower(${sku} collate "C")`

/**
 * Sizes of a product; `weight` is in milligrams (thousandths of a piece for seeds), `equivalent` in milligrams of dried
 * cannabis, `deposit` in cents per pack. A SKU and a GTIN are of one size of the business, as the rule `identifiers` reads
 * them.
 */
export const variants = pgTable(
  'variants',
  {
    id: key(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    sku: text('sku'),
    /** 14 digits. */
    gtin: text('gtin'),
    size: jsonb('size').$type<Words>().notNull(),
    weightMilli: integer('weight_milli').notNull(),
    equivalentMilli: integer('equivalent_milli'),
    /** The containers that its deposit is for, by the province's table; null for none. */
    containers: jsonb('containers').$type<Containers>(),
    /** The deposit where it is given outright; null to follow the table. */
    deposit: integer('deposit'),
    /** Codes of the only taxes on it; null for all of the province. */
    taxes: jsonb('taxes').$type<string[]>(),
    sortOrder: integer('sort_order').notNull().default(0)
  },
  table => [
    unique('variants_product_external_id').on(table.productId, table.externalId),
    uniqueIndex('variants_sku').on(skuKeyOf(table.sku)),
    uniqueIndex('variants_gtin').on(table.gtin),
    check('variants_deposit_not_negative', sql`${table.deposit} >= 0`)
  ]
)

/** A location's menu: variants with their price and stock at that store; `available` is the retailer's switch. */
export const listings = pgTable(
  'listings',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
    salePrice: integer('sale_price'),
    saleName: jsonb('sale_name').$type<Words>(),
    /** When the sale is in force; null for always. */
    saleTimes: jsonb('sale_times').$type<OfferTimes>(),
    stock: integer('stock').notNull().default(0),
    available: boolean('available').notNull().default(true),
    updatedAt: moment('updated_at').notNull().defaultNow()
  },
  table => [
    primaryKey({ columns: [table.locationId, table.variantId] }),
    index('listings_variant').on(table.variantId),
    index('listings_location_updated').on(table.locationId, table.updatedAt),
    check('listings_stock_not_negative', sql`${table.stock} >= 0`),
    check('listings_price_not_negative', sql`${table.price} >= 0 and coalesce(${table.salePrice}, 0) >= 0`)
  ]
)
