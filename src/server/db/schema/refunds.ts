import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { key, moment } from './columns.ts'
import { orders, type StoredTax } from './orders.ts'
import { payments } from './payments.ts'

/** Refunds of completed orders: their pieces by line, and their sums in cents, which add up to `amount`. */
export const refunds = pgTable(
  'refunds',
  {
    id: key(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    reason: text('reason').notNull(),
    lines: jsonb('lines').$type<{ line: string; quantity: number }[]>().notNull(),
    goods: integer('goods').notNull(),
    deposits: integer('deposits').notNull(),
    taxes: jsonb('taxes').$type<StoredTax[]>().notNull(),
    fee: integer('fee').notNull(),
    tip: integer('tip').notNull(),
    amount: integer('amount').notNull(),
    /** The payment of which this amount goes back; null if it goes back at the store, or with all of the payment. */
    paymentId: text('payment_id').references(() => payments.id),
    /** The provider's id of the refund, once it is carried out. */
    reference: text('reference'),
    /** Calls to the provider, and when the last one began. */
    attempts: integer('attempts').notNull().default(0),
    triedAt: moment('tried_at'),
    settledAt: moment('settled_at')
  },
  table => [
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    index('refunds_at').on(table.at)
  ]
)
