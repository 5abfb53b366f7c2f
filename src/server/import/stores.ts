import type { locations } from '../db/schema.ts'
import { BrokenFile } from './read/broken-file.ts'
import { foldHeading } from './read/headings.ts'
import type { Mapping } from './read/mapping.ts'
import type { Row } from './read/read-rows.ts'

/** A store of the shop. */
export type Store = Pick<typeof locations.$inferSelect, 'id' | 'slug' | 'name' | 'purchaseLimit'>

/** The store of a row, `other` if the import is for another one, or the reason why the row is refused. */
export type StoreRead = { ok: true; store: Store | 'other' } | { ok: false; reason: string }

/** Returns a store by its slug; throws BrokenFile if there is none. */
export function findStore(stores: readonly Store[], slug: string, inMapping = false): Store {
  const store = stores.find(row => row.slug === slug)
  if (store !== undefined) return store
  const start = inMapping ? `The mapping uses the location “${slug}”` : `Unknown location “${slug}”`
  throw new BrokenFile(`${start}. The locations are ${slugsOf(stores)}.`)
}

/**
 * Returns a function that reads the store of a row: by the mapping, else by a store's slug or its name in either language. A row
 * without one is of the only store of the import, if it is for one.
 */
export function createStoreReader(stores: readonly Store[], only: Store | undefined, mapping: Mapping) {
  const named = stores.flatMap(store =>
    [store.slug, store.name.en, store.name.fr].map((name): [string, Store] => [foldHeading(name), store])
  )
  const own = Object.entries(mapping.stores ?? {}).map(([name, slug]): [string, Store] => [
    foldHeading(name),
    findStore(stores, slug, true)
  ])
  const byName = new Map([...named, ...own])
  return ({ cells: { store: text } }: Row): StoreRead => {
    const store = text === '' ? only : byName.get(foldHeading(text))
    if (store !== undefined) return { ok: true, store: only === undefined || store === only ? store : 'other' }
    if (text === '') return { ok: false, reason: 'it has no store' }
    return { ok: false, reason: `its store “${text}” is none of ${slugsOf(stores)}` }
  }
}

const slugsOf = (stores: readonly Store[]): string => stores.map(({ slug }) => slug).join(', ')
