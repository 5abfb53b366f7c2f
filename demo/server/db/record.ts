import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Maps a row to its column names, for `jsonb_populate_record`; missing columns become null. */
export function recordOf<Table extends PgTable>(table: Table, row: Partial<Table['$inferSelect']>): object {
  const columns = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [column.name, (row as Record<string, unknown>)[key] ?? null])
  )
}
