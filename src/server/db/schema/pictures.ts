import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { bytes, key, moment } from './columns.ts'
import { imports } from './imports.ts'

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

/** Pictures of products that uploaded lists and the feed name, and what became of them. */
export const wantedPictures = pgTable(
  'wanted_pictures',
  {
    id: key(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The https address. */
    source: text('source').notNull(),
    /** The list that names it; null for the feed. */
    importId: text('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    /** The line of the list. */
    line: integer('line').notNull(),
    /** A product has one at most that is `waiting`. */
    state: text('state').$type<'waiting' | 'taken' | 'failed'>().notNull(),
    /** Until then a process has it to itself. */
    leasedUntil: moment('leased_until'),
    /** Why it failed: an English clause. */
    reason: text('reason'),
    /** The path of the taken picture, and the product's one before it. */
    picture: text('picture'),
    formerPicture: text('former_picture'),
    formerSource: text('former_source'),
    createdAt: moment('created_at').notNull()
  },
  table => [
    index('wanted_pictures_product').on(table.productId),
    index('wanted_pictures_import').on(table.importId),
    index('wanted_pictures_state').on(table.state, table.createdAt)
  ]
)
