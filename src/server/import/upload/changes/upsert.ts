import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { IndexColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/types.ts'

/** Rows per statement, of some thirty columns each. */
const batch = 500

/** Writes whole rows of a table, by its key. */
export async function upsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  target: IndexColumn[],
  rows: readonly Table['$inferSelect'][]
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, column]): [string, SQL][] =>
      column.generated === undefined ? [[name, sql.raw(`excluded."${column.name}"`)]] : []
    )
  )
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insert(table)
      .values(rows.slice(at, at + batch) as Table['$inferInsert'][])
      .onConflictDoUpdate({ target, set: set as never })
}
