import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { key, moment, type Words } from './columns.ts'
import { orders } from './orders.ts'

/** Reasons of a points entry. */
export type PointsKind = 'earned' | 'reversed' | 'redeemed' | 'returned' | 'granted'

/** The points ledger, append-only; the sum of its entries is the account's balance. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    id: key(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    kind: text('kind').$type<PointsKind>().notNull(),
    /** The refund that caused it, of which an order may have several. */
    refundId: text('refund_id'),
    points: integer('points').notNull(),
    at: moment('at').notNull()
  },
  table => [
    index('points_ledger_account').on(table.accountId, table.at),
    // Each kind of entry exists once per order, or once per refund of an order.
    uniqueIndex('points_ledger_once').on(table.orderId, table.kind, sql`coalesce(${table.refundId}, '')`)
  ]
)

/** Rewards that points can be redeemed for: `value` is in cents off an order, null as a time for no limit. */
export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Words>().notNull(),
    points: integer('points').notNull(),
    value: integer('value').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    sortOrder: integer('sort_order').notNull().default(0)
  },
  table => [check('rewards_points', sql`${table.points} > 0 and ${table.value} > 0`)]
)
