import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { locations } from './shop.ts'

const byBytes = (column: AnyPgColumn): SQL => sql`${column} collate "C"`

/**
 * The products that each location's menu shows: not discontinued and with an available size (SPEC A5), with their sort
 * keys. Triggers keep it in sync with products, sizes and listings; nothing else writes here.
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
    /** Not featured; featured products sort first. */
    plain: boolean('plain').notNull(),
    sortNameEn: text('sort_name_en').notNull(),
    sortNameFr: text('sort_name_fr').notNull(),
    /** True if a size is in stock, and if a size in stock is on sale. */
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

/**
 * Number of products on each location's menu by category and subcategory (empty for none); kept in sync with the
 * shelves.
 */
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
