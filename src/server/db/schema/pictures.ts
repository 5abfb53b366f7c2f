import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/** Pictures that the server has encoded and serves; the id is a hash of the source. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  addedAt: moment('added_at').notNull().defaultNow(),
  /** When no product, category or order was found to have it any more; null while one has. */
  unusedSince: moment('unused_since')
})

/** The files of a picture: each width in each format. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format').$type<'webp' | 'jpg'>().notNull(),
    content: bytes('content').notNull()
  },
  table => [primaryKey({ columns: [table.pictureId, table.width, table.format] })]
)

/** Addresses that pictures were fetched from, so that unchanged ones aren't fetched again. */
export const pictureSources = pgTable(
  'picture_sources',
  {
    address: text('address').primaryKey(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** The headers `ETag` and `Last-Modified` of the reply. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    checkedAt: moment('checked_at').notNull()
  },
  table => [index('picture_sources_picture').on(table.pictureId)]
)
