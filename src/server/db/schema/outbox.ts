import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Numbers realtime messages in the order in which they were sent; starts at the creation time in milliseconds. */
export const messageNumbers = pgSequence('message_numbers')

/**
 * Realtime messages, written by the transaction that they report. `number` is null until `dispatch_messages()` sends
 * them; after that it is the event id.
 */
export const messages = pgTable(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    message: jsonb('message').$type<object>().notNull(),
    number: bigint('number', { mode: 'number' }),
    at: moment('at').notNull().defaultNow()
  },
  table => [
    uniqueIndex('messages_number').on(table.number),
    index('messages_pending')
      .on(table.id)
      .where(sql`${table.number} is null`)
  ]
)

/**
 * Jobs to run after a commit, such as sending an email. Jobs of one topic run one after the other. A running job
 * becomes due again when its lease ends, so that another process takes over if this one dies.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When it was given up; failed jobs stay for the operator to inspect. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  table => [
    index('outbox_topic')
      .on(table.topic, table.id)
      .where(sql`${table.failedAt} is null`)
  ]
)
