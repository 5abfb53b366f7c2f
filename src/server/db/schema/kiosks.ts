import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { key, moment } from './columns.ts'
import { locations } from './shop.ts'

const locationId = () =>
  text('location_id')
    .notNull()
    .references(() => locations.id, { onDelete: 'cascade' })

/** Registered kiosks, by the SHA-256 of their tokens. */
export const kiosks = pgTable(
  'kiosks',
  {
    id: key(),
    locationId: locationId(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    letter: text('letter').notNull(),
    version: text('version').notNull(),
    /** The provider's id of the card reader that is paired with it. */
    reader: text('reader'),
    /** Orders that wait on the tablet for the network, and those that were refused since. */
    waiting: integer('waiting').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    lastOrderNumber: text('last_order_number'),
    lastOrderAt: moment('last_order_at'),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull()
  },
  table => [index('kiosks_location').on(table.locationId)]
)

/** Networks and devices that have entered the right PIN of a location, stored only as a hash of both. */
export const kioskPinClients = pgTable(
  'kiosk_pin_clients',
  {
    locationId: locationId(),
    client: text('client').notNull(),
    seenAt: moment('seen_at').notNull()
  },
  table => [primaryKey({ columns: [table.locationId, table.client] })]
)

/** Sign-ins that were begun on a shared screen, with the SHA-256 of its secret. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: key(),
    locationId: locationId(),
    secretHash: text('secret_hash').notNull(),
    /** The four digits that both screens show. */
    code: text('code').notNull(),
    /** Who has approved it. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at')
  },
  table => [index('handoffs_expires').on(table.expiresAt)]
)
