import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { key, moment, type Words } from './columns.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** An order at one side of a change: its lines, total in cents, and time. */
export interface StoredOrderState {
  lines: { variant: string; name: Words; variantName: Words; quantity: number; unitPrice: number }[]
  total: number
  slotStart: string
}

/** Who changed an order: its shopper, the staff, the shopper by answering a question, or the clock, if there was no answer. */
export type ChangeCause = 'shopper' | 'staff' | 'answer' | 'timeout'

/** Changes of placed orders, each with the order before and after it. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: key(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    cause: text('cause').$type<ChangeCause>().notNull(),
    /** The member who made it; no reference, because it outlives the member. */
    memberId: text('member_id'),
    memberName: text('member_name'),
    before: jsonb('before').$type<StoredOrderState>().notNull(),
    after: jsonb('after').$type<StoredOrderState>().notNull(),
    /** True if the shopper's note was changed too, whose text is the order's alone. */
    hasNewNotes: boolean('has_new_notes').notNull().default(false)
  },
  table => [index('order_changes_order').on(table.orderId, table.at)]
)

/** The end of a question: its substitute was taken, the missing pieces were left out, or it was withdrawn. */
export type QuestionEnd = 'taken' | 'left' | 'unanswered' | 'withdrawn'

/** Questions to shoppers about pieces that the store is out of, with a substitute if there is one. */
export const orderQuestions = pgTable(
  'order_questions',
  {
    id: key(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The line, and how many of its pieces are missing. */
    lineId: text('line_id').notNull(),
    missing: integer('missing').notNull(),
    /** The substitute with its quantity; null if there is none. */
    variantId: text('variant_id'),
    quantity: integer('quantity').notNull().default(0),
    memberId: text('member_id'),
    memberName: text('member_name').notNull(),
    at: moment('at').notNull(),
    /** When it ends without an answer. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
    end: text('end').$type<QuestionEnd>()
  },
  table => [
    index('order_questions_order').on(table.orderId),
    uniqueIndex('order_questions_open')
      .on(table.lineId)
      .where(sql`${table.endedAt} is null`),
    index('order_questions_due')
      .on(table.dueAt)
      .where(sql`${table.endedAt} is null`)
  ]
)

/**
 * Money that goes back to a card before the hand-over, because the order has become cheaper, or was cancelled after that. Refunds
 * of completed orders have a table of their own: these are no part of an order's sums.
 */
export const paymentReturns = pgTable(
  'payment_returns',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The change that caused it, or `cancelled`. */
    cause: text('cause').notNull(),
    amount: integer('amount').notNull(),
    at: moment('at').notNull(),
    /** The provider's id of it, once it is carried out. */
    reference: text('reference'),
    /** Calls to the provider, and when the last one began. */
    attempts: integer('attempts').notNull().default(0),
    triedAt: moment('tried_at'),
    settledAt: moment('settled_at')
  },
  table => [
    primaryKey({ columns: [table.paymentId, table.cause] }),
    index('payment_returns_unsettled')
      .on(table.at)
      .where(sql`${table.settledAt} is null`)
  ]
)
