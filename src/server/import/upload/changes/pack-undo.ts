import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listings, lots, products, variants } from '../../../db/schema.ts'
import type { Change, MenuChanges } from './changes.ts'
import { compress, expand } from './compress.ts'

/** Returns the changes of an import's stores as compressed JSON. */
export const packUndo = async (changes: readonly MenuChanges[]): Promise<Buffer> =>
  compress(Buffer.from(JSON.stringify(changes)))

/** Returns the changes that were packed, with their instants. */
export async function unpackUndo(content: Uint8Array): Promise<MenuChanges[]> {
  const stores = JSON.parse((await expand(content)).toString('utf8')) as MenuChanges[]
  return stores.map(store => ({
    ...store,
    products: revive(products, store.products),
    variants: revive(variants, store.variants),
    listings: revive(listings, store.listings),
    lots: revive(lots, store.lots)
  }))
}

function revive<Row extends object>(table: PgTable, changes: readonly Change<Row>[]): Change<Row>[] {
  const instants = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    column.dataType === 'date' ? [name] : []
  )
  const row = (stored: Row | null): Row | null =>
    stored && {
      ...stored,
      ...Object.fromEntries(
        instants.map(name => {
          const text: unknown = Reflect.get(stored, name)
          return [name, typeof text === 'string' ? new Date(text) : null]
        })
      )
    }
  return changes.map(({ before, after }) => ({ before: row(before), after: row(after) }))
}
