import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './types.ts'

/** Maximum number of rows that one statement changes: it ends far within the time limit of a statement. */
const MOST = 500

/** Ends the batches when it returns true. */
export type IsOver = () => boolean

/** Deletes rows in batches, each in a transaction of its own. */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  isOver?: IsOver
): Promise<void> {
  await inBatches(isOver, () =>
    db
      .delete(table)
      .where(someOf(db, table, which))
      .returning({ is: sql`1` })
  )
}

/** Repeats a statement that changes rows, of `someOf` a table, until it finds no more; it returns those it has changed. */
export async function inBatches(isOver: IsOver | undefined, change: () => Promise<readonly unknown[]>): Promise<void> {
  for (;;) {
    if (isOver?.() === true) return
    const { length } = await change()
    if (length < MOST) return
  }
}

/** Returns the condition for some of the rows that match, without those that another process is changing. */
export function someOf(db: Database, table: PgTable, which: SQL | undefined): SQL {
  const row = sql`${table}.ctid`
  const some = db.select({ row }).from(table).where(which).limit(MOST).for('update', { skipLocked: true })
  return sql`${row} = any(array(${some}))`
}
