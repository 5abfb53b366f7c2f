import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Potency } from '../../../contract/catalog/potency.ts'
import { listings, type StoredTerpene } from './catalogue.ts'
import { moment } from './columns.ts'

/**
 * Lots that a listing's stock consists of, with the figures on their own labels. The listing's `stock` is how much there
 * is; `left` of its lots adds up to that at most, and the rest is without a lot. Only a transaction that holds the
 * listing's row changes them.
 */
export const lots = pgTable(
  'lots',
  {
    locationId: text('location_id').notNull(),
    variantId: text('variant_id').notNull(),
    number: text('number').notNull(),
    /** `YYYY-MM-DD`; null if it is unknown, which never counts as fresh. */
    packagedOn: date('packaged_on', { mode: 'string' }),
    thc: jsonb('thc').$type<Potency>(),
    cbd: jsonb('cbd').$type<Potency>(),
    terpenes: jsonb('terpenes').$type<StoredTerpene[]>(),
    /** The https address of its certificate of analysis. */
    coa: text('coa'),
    left: integer('units_left').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow()
  },
  table => [
    primaryKey({ columns: [table.locationId, table.variantId, table.number] }),
    foreignKey({
      name: 'lots_listing',
      columns: [table.locationId, table.variantId],
      foreignColumns: [listings.locationId, listings.variantId]
    }).onDelete('cascade'),
    check('lots_left_not_negative', sql`${table.left} >= 0`)
  ]
)
