import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { locations } from './shop.ts'

/**
 * Menu snapshots, named by a hash of their content, so that caches can keep them forever. All processes share them and
 * use the same version.
 */
export const menuSnapshots = pgTable(
  'menu_snapshots',
  {
    version: text('version').primaryKey(),
    /** Later snapshots have higher numbers. */
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    /** The audience: the language and the origin of the pictures. */
    audience: text('audience').notNull(),
    /** Hash of the content without stock. */
    fingerprint: text('fingerprint').notNull(),
    /** Stock of each listed size, by its id. */
    stocks: jsonb('stocks').$type<Record<string, number>>().notNull(),
    madeAt: moment('made_at').notNull().defaultNow()
  },
  table => [index('menu_snapshots_latest').on(table.locationId, table.audience, table.number)]
)

/** The replies of a snapshot, rendered and compressed once. */
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
