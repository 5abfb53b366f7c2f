import { getTableName, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/types.ts'
import { columnsOf, numberedOf } from '../kind-columns.ts'
import type { CopyKind } from '../kinds.ts'
import type { CopyFile } from '../manifest.ts'
import { copyFaults } from './copy-fault.ts'

/** Bounds of what one statement inserts: it ends far within the time limit of a statement. */
const most = { records: 500, letters: 2_000_000 }

/** Gathers lines into arrays of JSON of a bounded size. */
async function* arraysOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let [batch, letters]: [string[], number] = [[], 0]
  for await (const line of lines) {
    batch.push(line)
    letters += line.length
    if (batch.length < most.records && letters < most.letters) continue
    yield `[${batch.join(',')}]`
    ;[batch, letters] = [[], 0]
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`
}

/**
 * Inserts the records of a kind, with their ids. Columns that the copy doesn't have get their default; throws a `CopyFault` for
 * columns that this version doesn't know.
 */
export async function insertRecords(
  tx: Transaction,
  kind: CopyKind,
  { columns = [] }: CopyFile,
  lines: AsyncIterable<string>
): Promise<void> {
  const known = new Set(columnsOf(kind).map(({ name }) => name))
  const unknown = columns.find(column => !known.has(column))
  if (unknown !== undefined) throw copyFaults.newer(kind.name, unknown)
  const list = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `
  )
  for await (const array of arraysOf(lines))
    await tx.execute(sql`insert into ${kind.table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${kind.table}, ${array}::json)`)
  await countOn(tx, kind)
}

/** Lets the columns that number themselves count on. */
async function countOn(tx: Transaction, kind: CopyKind): Promise<void> {
  const table = getTableName(kind.table)
  for (const column of numberedOf(kind)) {
    const name = sql.identifier(column)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${name}))
      from ${kind.table} having max(${name}) > 0`)
  }
}
