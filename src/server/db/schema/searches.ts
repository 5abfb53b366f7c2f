import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Words } from './columns.ts'
import { locations } from './shop.ts'

/** Searches that found nothing, counted by store, language, words and week, without anything about who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    language: text('language').$type<keyof Words>().notNull(),
    words: text('words').notNull(),
    /** The Monday of the week, by the store's clocks. */
    week: date('week', { mode: 'string' }).notNull(),
    /** The day of the first of them, by which new words of a day are limited. */
    firstOn: date('first_on', { mode: 'string' }).notNull(),
    count: integer('count').notNull()
  },
  table => [
    primaryKey({ columns: [table.locationId, table.week, table.language, table.words] }),
    index('missed_searches_day').on(table.locationId, table.firstOn),
    index('missed_searches_week').on(table.week)
  ]
)
