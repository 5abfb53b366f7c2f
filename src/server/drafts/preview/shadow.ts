import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { DraftKind } from '../../../contract/staff/draft-fields.ts'
import { categories, deals, listings, products, promos, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

const tables: Record<DraftKind, PgTable> = {
  category: categories,
  product: products,
  size: variants,
  price: listings,
  deal: deals,
  code: promos
}

/**
 * Puts a copy in front of the tables of some kinds until the transaction ends: it reads and writes the copies, which no order waits
 * for. The others' names keep their meaning.
 */
export async function shadow(tx: Transaction, kinds: ReadonlySet<DraftKind>): Promise<void> {
  for (const kind of kinds) {
    const table = tables[kind]
    const name = sql.identifier(getTableName(table))
    const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined)
    const names = sql.join(
      columns.map(column => sql.identifier(column.name)),
      sql`, `
    )
    await tx.execute(sql`create temp table ${name} (like public.${name} including all)`)
    await tx.execute(sql`insert into pg_temp.${name} (${names}) select ${names} from public.${name}`)
    await tx.execute(sql`analyze pg_temp.${name}`)
  }
}
