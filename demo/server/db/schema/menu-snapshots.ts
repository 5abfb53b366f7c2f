import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { locations } from './shop.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Whole menus as they were at a moment, each under a name that is made of what it says: whoever has kept one has kept it for
 * good. All processes share them, so that all of them name the same one.
 */
export const menuSnapshots = pgTable(
  'menu_snapshots',
  {
    version: text('version').primaryKey(),
    /** The later one of two has the higher number. */
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    /** For whom it is: the language, and where the pictures are. */
    audience: text('audience').notNull(),
    /** Stands for all that it says, but for how many are left. */
    fingerprint: text('fingerprint').notNull(),
    /** How many were left of each listed size, by its id. */
    stocks: jsonb('stocks').$type<Record<string, number>>().notNull(),
    madeAt: moment('made_at').notNull().defaultNow()
  },
  table => [index('menu_snapshots_latest').on(table.locationId, table.audience, table.number)]
)

/** The replies in which a snapshot is read, made once and compressed once. */
export const menuParts = pgTable(
  'menu_parts',
  {
    version: text('version')
      .notNull()
      .references(() => menuSnapshots.version, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    gzip: bytes('gzip').notNull(),
    brotli: bytes('brotli').notNull()
  },
  table => [primaryKey({ columns: [table.version, table.part] })]
)
