import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { IfMissing } from '../../../contract/cart/if-missing.ts'
import type { Method } from '../../../contract/cart/method.ts'
import { accounts } from './accounts.ts'
import { variants } from './catalogue.ts'
import { key, moment } from './columns.ts'
import { locations } from './shop.ts'

/** Carts that have not become orders; `account_id` is the account that changed the cart last, null for a guest. */
export const carts = pgTable('carts', {
  id: key(),
  version: integer('version').notNull().default(0),
  locationId: text('location_id')
    .notNull()
    .references(() => locations.id),
  method: text('method').$type<Method>().notNull(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  /** Redeemed points, and the reward; one that is gone is dropped with a new version, like any that can't be used. */
  points: integer('points').notNull().default(0),
  rewardId: text('reward_id'),
  /** Promo codes as they were entered, and the delivery address. */
  promos: jsonb('promos').$type<string[]>().notNull().default([]),
  address: jsonb('address').$type<DeliveryAddress>(),
  /** The tip in cents, or as a share of the subtotal in percent, which wins. */
  tip: integer('tip').notNull().default(0),
  tipShare: integer('tip_share'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow()
})

/** Cart lines; `added` keeps their order. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').notNull().unique(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The shopper's note. */
    note: text('note'),
    /** The shopper's choice in case the store is out of it; null if none was made. */
    ifMissing: text('if_missing').$type<IfMissing>(),
    added: bigint('added', { mode: 'number' }).generatedAlwaysAsIdentity()
  },
  table => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`)
  ]
)

/**
 * Idempotency keys by scope and caller: `fingerprint` is of the request body, `resource` is the id of the created resource.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    /** An account id, or the hash of what identifies a guest. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    resource: text('resource').notNull(),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  table => [primaryKey({ name: 'idempotency_keys_pk', columns: [table.scope, table.owner, table.key] })]
)
