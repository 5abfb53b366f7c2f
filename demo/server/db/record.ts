import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Writes a row under the names of its columns, for `jsonb_populate_record`; columns that it leaves out are null. */
export function recordOf<Table extends PgTable>(table: Table, row: Partial<Table['$inferSelect']>): object {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null])
  )
}
