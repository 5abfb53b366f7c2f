import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/types.ts'
import { columnsOf, keyOf } from '../kind-columns.ts'
import type { CopyKind } from '../kinds.ts'

const name = sql.identifier('copied')

/** Records that are read together, unless a kind has fewer. */
const BATCH = 500

/** Yields the rows of a query in batches, by a cursor of the transaction: only a batch is in memory. */
export async function* inBatches<Row>(tx: Transaction, query: SQL, size = BATCH): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare ${name} no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = (await tx.execute(sql.raw(`fetch ${size} from copied`))) as { rows: Row[] }
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await tx.execute(sql`close ${name}`)
}

/** The columns of a picture's file in a copy, in which its bytes are a file of their own. */
const pictureColumns = sql`picture_id, width, format,
  'pictures/' || picture_id || '-' || width || '.' || format as file, encode(sha256(content), 'hex') as sha256`

function columnsIn(kind: CopyKind): SQL {
  if (kind.name === 'picture-files') return pictureColumns
  return sql.join(
    columnsOf(kind).map(({ name: column }) => {
      const value = kind.replaced?.[column]
      return value === undefined ? sql.identifier(column) : sql`${value} as ${sql.identifier(column)}`
    }),
    sql`, `
  )
}

/** The names of the fields that the records of a kind have. */
export const fieldsOf = (kind: CopyKind): string[] =>
  kind.name === 'picture-files'
    ? ['picture_id', 'width', 'format', 'file', 'sha256']
    : columnsOf(kind).map(({ name: column }) => column)

/** Yields the records of a kind in batches, each as a line of JSON just as the database writes it, so that nothing is rounded. */
export async function* readLines(tx: Transaction, kind: CopyKind): AsyncGenerator<string[]> {
  const { table, where = sql`true`, batch } = kind
  const byKey = sql.join(
    keyOf(kind).map(column => sql`r.${sql.identifier(column)}`),
    sql`, `
  )
  const query = sql`select row_to_json(r)::text as line
    from (select ${columnsIn(kind)} from ${table} where ${where}) r order by ${kind.order ?? byKey}`
  for await (const rows of inBatches<{ line: string }>(tx, query, batch)) yield rows.map(({ line }) => line)
}
