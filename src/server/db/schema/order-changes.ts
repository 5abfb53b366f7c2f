import type { Method } from '../../../contract/cart/method.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Potency } from '../../../contract/catalog/potency.ts'
import { key, moment, type Words } from './columns.ts'
import { orders, type StoredLineLot } from './orders.ts'
import { payments } from './payments.ts'

/** An order at one side of a change: its lines, total in cents, and time. */
export interface StoredOrderState {
  lines: { variant: string; name: Words; variantName: Words; quantity: number; unitPrice: number }[]
  total: number
  slotStart: string
  /** Missing in changes from before the method could be changed. */
  method?: Method
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
    /** Keeps the order of changes of the same moment. */
    serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
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

/** A product that is offered in place of missing pieces, with its quantity and price. */
export interface StoredSubstitute {
  variant: string
  product: string
  productSlug: string
  name: Words
  brand: string
  variantName: Words
  picture: string | null
  thc: Potency | null
  quantity: number
  unitPrice: number
}

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
    /** Null if there is none; its units are reserved while the question is open, from these lots. */
    substitute: jsonb('substitute').$type<StoredSubstitute>(),
    lots: jsonb('lots').$type<StoredLineLot[]>(),
    /** The order's totals with the substitute and without the missing pieces, in cents, as the shopper sees them. */
    takenTotal: integer('taken_total').notNull(),
    leftTotal: integer('left_total').notNull(),
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
