import { asc, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '../../db/types.ts'
import { inParts } from '../../import/in-parts.ts'
import { upsert } from '../../import/upload/changes/upsert.ts'
import { type Fields, plain, type Row, type Thing } from './thing.ts'

interface Stored {
  table: PgTable & { id: PgColumn }
  /** The fields, which are named like their columns. */
  names: readonly string[]
  /** The columns of a new row that no field has. */
  rest: (db: Queries, id: string, fields: Fields, now: Date) => Promise<Row>
}

/** Returns how things are stored that have a table with an id. */
export function ofTable({ table, names, rest }: Stored): Thing {
  const columns = getTableColumns(table)
  const instants = new Set(Object.keys(columns).filter(name => columns[name]?.dataType === 'date'))
  const columnOf = (name: string, value: unknown): unknown =>
    instants.has(name) && typeof value === 'string' ? new Date(value) : value
  const revived = (fields: Fields): Row =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, columnOf(name, value)]))

  return {
    async read(db, ids, isLocked) {
      const rows = await inParts([...ids].toSorted(), async some => {
        const query = db.select().from(table).where(inArray(table.id, some)).orderBy(asc(table.id))
        return isLocked ? query.for('no key update') : query
      })
      return new Map(rows.map(row => [row['id'] as string, row]))
    },
    fieldsOf: row => Object.fromEntries(names.map(name => [name, plain(row[name])])),
    withFields: (row, fields) => ({ ...row, ...revived(fields) }),
    create: async (db, id, fields, now) => ({ ...(await rest(db, id, fields, now)), ...revived(fields), id }),
    write: (tx, rows) => upsert(tx, table, [table.id], rows.map(revived) as never),
    async remove(tx: Transaction, rows) {
      await inParts(
        rows.map(row => row['id'] as string),
        async some => {
          await tx.delete(table).where(inArray(table.id, some))
          return []
        }
      )
    }
  }
}
