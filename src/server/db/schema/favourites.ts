import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LowestPrices } from '../../../rules/favourites/price-drops.ts'
import { accounts } from './accounts.ts'
import { products } from './catalogue.ts'
import { moment, type Words } from './columns.ts'
import { locations } from './shop.ts'

const accountId = () => text('account_id').references(() => accounts.id, { onDelete: 'cascade' })

/** The favourites of members: products of the shop, with the store where each was added and its prices are compared. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: accountId().notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locationId: text('location_id').references(() => locations.id, { onDelete: 'set null' }),
    /** The lowest known price of each size there, since it was added or the latest letter. */
    lowest: jsonb('lowest').$type<LowestPrices>().notNull(),
    addedAt: moment('added_at').notNull()
  },
  table => [
    primaryKey({ columns: [table.accountId, table.productId] }),
    index('favourites_product').on(table.productId),
    index('favourites_location').on(table.locationId)
  ]
)

/** Members who have asked for emails about price drops of their favourites. `isOn` follows the consent ledger. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    accountId: accountId().primaryKey(),
    isOn: boolean('is_on').notNull(),
    language: text('language').$type<keyof Words>().notNull(),
    /** The page of the shop, and the origin of the API, for the links of the letters. */
    page: text('page').notNull(),
    origin: text('origin').notNull(),
    /** When the latest letter was written; null before the first. */
    letteredAt: moment('lettered_at')
  },
  table => [
    index('price_alerts_on')
      .on(table.accountId)
      .where(sql`${table.isOn}`)
  ]
)
