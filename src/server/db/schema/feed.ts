import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { FeedScope } from '../../../contract/feed/feed-keys.ts'
import { key, moment } from './columns.ts'

/** Keys of the feed, by the SHA-256 of their secrets. */
export const feedKeys = pgTable('feed_keys', {
  id: key(),
  name: text('name').notNull(),
  /** The beginning of its secret, by which people recognise a key. */
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  scopes: jsonb('scopes').$type<FeedScope[]>().notNull(),
  /** Slugs of the stores that it is for; null for all. */
  locations: jsonb('locations').$type<string[]>(),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at')
})
