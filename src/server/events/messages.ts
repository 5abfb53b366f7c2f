import { and, asc, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { messages } from '../db/schema.ts'
import { prepared } from '../db/connection/prepared.ts'
import { deleteInBatches, type IsOver } from '../db/batches.ts'
import type { Database, Queries } from '../db/types.ts'

/** A message to a channel, such as `order.<id>`. */
export interface Message {
  channel: string
  message: object
}

/** A sent message; `number` increases across all processes. */
export interface Sent extends Message {
  number: number
}

/** Writes messages in the transaction that they report; they are sent once it is committed. */
export async function writeMessages(tx: Queries, list: readonly Message[]): Promise<void> {
  if (list.length > 0) await tx.insert(messages).values(list.map(({ channel, message }) => ({ channel, message })))
}

/** Maximum number of messages that `dispatch_messages()` sends per call. */
const MOST_AT_ONCE = 1000

const selectDispatched = (db: Database) =>
  db.select({ dispatched: sql<number>`dispatch_messages()` }).from(sql`(select 1) as one`)

/** Sends committed messages, and notifies other processes. */
export async function dispatchMessages(db: Database): Promise<void> {
  const query = prepared(db, 'dispatch_messages', name => selectDispatched(db).prepare(name))
  let count: number
  do {
    const [row] = await query.execute()
    count = row?.dispatched ?? 0
  } while (count === MOST_AT_ONCE)
}

/** Returns the number of the last message sent. */
export async function lastNumber(db: Database): Promise<number> {
  const last = sql<string>`coalesce(max(${messages.number}), (select last_value from message_numbers))`
  const [row] = await db.select({ last }).from(messages)
  return Number(row?.last ?? 0)
}

/** Returns the number of the oldest stored message; undefined if there is none. */
export async function firstNumber(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ number: messages.number })
    .from(messages)
    .where(isNotNull(messages.number))
    .orderBy(asc(messages.number))
    .limit(1)
  return row?.number ?? undefined
}

const selectSent = (db: Database, condition?: SQL) =>
  db
    .select({ number: messages.number, channel: messages.channel, message: messages.message })
    .from(messages)
    .where(and(gt(messages.number, sql.placeholder('after')), condition))
    .orderBy(asc(messages.number))
    .limit(sql.placeholder('most'))

/** Returns messages sent after a number, oldest first, to some channels or to all. */
export async function readSent(
  db: Database,
  after: number,
  { most, channels }: { most: number; channels?: ReadonlySet<string> }
): Promise<Sent[]> {
  const rows = channels
    ? await selectSent(db, inArray(messages.channel, [...channels])).execute({ after, most })
    : await prepared(db, 'read_sent', name => selectSent(db).prepare(name)).execute({ after, most })
  return rows.map(row => ({ ...row, number: row.number ?? 0 }))
}

/** Deletes messages sent before a time. */
export async function forgetMessages(db: Database, before: Date, isOver?: IsOver): Promise<void> {
  await deleteInBatches(db, messages, and(isNotNull(messages.number), lt(messages.at, before)), isOver)
}
