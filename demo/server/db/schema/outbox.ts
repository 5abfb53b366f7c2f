import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Numbers realtime messages in the order in which they went out; it begins at the milliseconds of the day it was made. */
export const messageNumbers = pgSequence('message_numbers')

/**
 * Realtime messages, written by the transaction that they tell of. `number` is null until `dispatch_messages()` sends them out;
 * from then on it is the event's id.
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
 * Work to do after a commit, such as a letter to send. Jobs of one topic are done one after the other. A job that is under
 * way is due again after its lease, so that another process takes it over when this one dies.
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
    /** When it was given up; such a job stays for the operator to look at. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow()
  },
  table => [
    index('outbox_topic')
      .on(table.topic, table.id)
      .where(sql`${table.failedAt} is null`),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.failedAt} is null`)
  ]
)
