import { and, asc, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { messages } from '../../db/schema.ts'
import { prepared } from '../../db/connection/prepared.ts'
import type { Database, Queries } from '../../db/types.ts'

/** Something to tell all who listen to a channel, such as `order.<id>`. */
export interface Message {
  channel: string
  message: object
}

/** A message that went out; `number` rises from one to the next, over all processes. */
export interface Sent extends Message {
  number: number
}

/** Writes messages beside what they tell of: they go out once the transaction is committed. */
export async function writeMessages(tx: Queries, list: readonly Message[]): Promise<void> {
  if (list.length > 0) await tx.insert(messages).values(list.map(({ channel, message }) => ({ channel, message })))
}

/** How many messages `dispatch_messages()` sends out at most. */
const MOST_AT_ONCE = 1000

const selectDispatched = (db: Database) =>
  db.select({ dispatched: sql<number>`dispatch_messages()` }).from(sql`(select 1) as one`)

/** Sends out what was committed since, and notifies other processes. */
export async function dispatchMessages(db: Database): Promise<void> {
  const query = prepared(db, 'dispatch_messages', name => selectDispatched(db).prepare(name))
  let count: number
  do {
    const [row] = await query.execute()
    count = row?.dispatched ?? 0
  } while (count === MOST_AT_ONCE)
}

/** The number of the last message that went out. */
export async function lastNumber(db: Database): Promise<number> {
  const last = sql<string>`coalesce(max(${messages.number}), (select last_value from message_numbers))`
  const [row] = await db.select({ last }).from(messages)
  return Number(row?.last ?? 0)
}

/** The number of the earliest message that is kept; undefined when none is. */
export async function firstNumber(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ number: messages.number })
    .from(messages)
    .where(isNotNull(messages.number))
    .orderBy(asc(messages.number))
    .limit(1)
  return row?.number ?? undefined
}

const selectSent = (db: Database, isWanted?: SQL) =>
  db
    .select({ number: messages.number, channel: messages.channel, message: messages.message })
    .from(messages)
    .where(and(gt(messages.number, sql.placeholder('after')), isWanted))
    .orderBy(asc(messages.number))
    .limit(sql.placeholder('most'))

/** What went out after a number, the earliest first, to some channels or to all. */
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

/** Deletes what went out before an instant. */
export async function forgetMessages(db: Database, before: Date): Promise<void> {
  await db.delete(messages).where(and(isNotNull(messages.number), lt(messages.at, before)))
}
