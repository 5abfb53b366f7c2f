import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { variants } from './catalogue.ts'
import { key, moment, type Words } from './columns.ts'
import { type ConsentChannel, consentPeople } from './consents.ts'
import { locations } from './shop.ts'

/**
 * The state of a watch: `asked` by a guest who has not confirmed it; `waiting`; `notified` once, when its message is on its
 * way; `ended` by its holder.
 */
export type WatchState = 'asked' | 'waiting' | 'notified' | 'ended'

/** Requests for one message when a size is back in stock, at one of some stores. */
export const watches = pgTable(
  'watches',
  {
    id: key(),
    /** The order in which they were asked for. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    personId: text('person_id')
      .notNull()
      .references(() => consentPeople.id),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    /** The address as typed. */
    address: text('address').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The store at which it was asked for, and the distance from it in kilometres; null for that store only. */
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    km: integer('km'),
    /** The ids of the stores within that distance. */
    locationIds: jsonb('location_ids').$type<string[]>().notNull(),
    language: text('language').$type<keyof Words>().notNull(),
    /** The page of the shop, and the origin of the API, for the links of its message. */
    page: text('page').notNull(),
    origin: text('origin').notNull(),
    /** The words that its holder agreed to, or is asked to. */
    words: text('words').notNull(),
    state: text('state').$type<WatchState>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    notifiedAt: moment('notified_at'),
    /** The store whose stock its message is about. */
    notifiedLocationId: text('notified_location_id'),
    /** The withdrawal that ended it. */
    endedBy: bigint('ended_by', { mode: 'number' })
  },
  table => [
    index('watches_waiting')
      .on(table.variantId, table.number)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('watches_open')
      .on(table.personId, table.variantId)
      .where(sql`${table.state} in ('asked', 'waiting')`),
    index('watches_account').on(table.accountId),
    index('watches_expires').on(table.expiresAt)
  ]
)

/**
 * The number of pieces of a listing for which a message was sent, and which are still there. It is never above the stock: a
 * trigger lowers it with the stock, and enqueues the job that notifies further people when there is more.
 */
export const restocks = pgTable(
  'restocks',
  {
    locationId: text('location_id').notNull(),
    variantId: text('variant_id').notNull(),
    promised: integer('promised').notNull().default(0)
  },
  table => [
    primaryKey({ columns: [table.locationId, table.variantId] }),
    check('restocks_promised', sql`${table.promised} >= 0`)
  ]
)
