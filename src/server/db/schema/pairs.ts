import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { moment } from './columns.ts'
import { locations } from './shop.ts'

/**
 * Products that are bought together at a store more often than by chance, each pair both ways. It has only pairs of at least ten orders of
 * as many shoppers, and nothing of who they are.
 */
export const productPairs = pgTable(
  'product_pairs',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Orders with both. */
    together: integer('together').notNull(),
    /** How sure it is that it is no chance, by `boughtTogether`. */
    strength: doublePrecision('strength').notNull()
  },
  table => [
    primaryKey({ columns: [table.locationId, table.productId, table.otherId] }),
    index('product_pairs_product').on(table.productId),
    index('product_pairs_other').on(table.otherId),
    check('product_pairs_together', sql`${table.together} >= 10`)
  ]
)

/** When the pairs of each store were counted last, so that of several processes only one does. */
export const pairCounts = pgTable('pair_counts', {
  locationId: text('location_id')
    .primaryKey()
    .references(() => locations.id, { onDelete: 'cascade' }),
  countedAt: moment('counted_at').notNull()
})
