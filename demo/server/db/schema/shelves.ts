import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { locations } from './shop.ts'

const byBytes = (column: AnyPgColumn): SQL => sql`${column} collate "C"`

/**
 * What each location's menu shows: its products that are not discontinued and have an available size (SPEC A5), with what
 * puts them in order. Triggers keep it beside products, sizes and listings, whoever writes these; nothing else writes here.
 */
export const shelves = pgTable(
  'shelves',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id'),
    /** Not featured: what is comes first. */
    plain: boolean('plain').notNull(),
    sortNameEn: text('sort_name_en').notNull(),
    sortNameFr: text('sort_name_fr').notNull(),
    /** Whether a size can be had, and whether one that can be had is on sale. */
    isLeft: boolean('is_left').notNull(),
    isOnSale: boolean('is_on_sale').notNull()
  },
  table => {
    const { locationId, productId, categoryId, plain, sortNameEn, sortNameFr, isOnSale } = table
    const inOrder = (name: AnyPgColumn) => [locationId, categoryId, plain, byBytes(name), byBytes(productId)] as const
    return [
      primaryKey({ columns: [locationId, productId] }),
      index('shelves_product').on(productId),
      index('shelves_en').on(...inOrder(sortNameEn)),
      index('shelves_fr').on(...inOrder(sortNameFr)),
      index('shelves_sale_en')
        .on(...inOrder(sortNameEn))
        .where(sql`${isOnSale}`),
      index('shelves_sale_fr')
        .on(...inOrder(sortNameFr))
        .where(sql`${isOnSale}`)
    ]
  }
)

/** How many products each location's menu shows, by category and subcategory (empty for none); kept as the shelves change. */
export const shelfCounts = pgTable(
  'shelf_counts',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    categoryId: text('category_id').notNull(),
    subCategoryId: text('sub_category_id').notNull(),
    count: integer('count').notNull()
  },
  table => [primaryKey({ columns: [table.locationId, table.categoryId, table.subCategoryId] })]
)
