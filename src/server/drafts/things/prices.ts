import { and, asc, eq, inArray } from 'drizzle-orm'
import { draftFields } from '../../../contract/staff/draft-fields.ts'
import { listings, locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { inParts } from '../../import/in-parts.ts'
import { upsert } from '../../import/upload/changes/upsert.ts'
import { plain, type Row, type Thing } from './thing.ts'

const names = Object.keys(draftFields.price.entries)

/** Splits the id of a price into the slug of its store and the id of its size. */
export function placeOf(id: string): { store: string; size: string } {
  const at = id.lastIndexOf('/')
  return { store: id.slice(0, Math.max(0, at)), size: id.slice(at + 1) }
}

/** Returns the id of a price. */
export const priceId = (store: string, size: string): string => `${store}/${size}`

async function storesBySlug(db: Queries): Promise<Map<string, string>> {
  const rows = await db.select({ id: locations.id, slug: locations.slug }).from(locations)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function byStore(ids: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { store, size } of ids.map(placeOf)) groups.set(store, [...(groups.get(store) ?? []), size])
  return groups
}

/** Sizes on the menus of stores. Their stock changes with each order, and no draft has it. */
export const prices: Thing = {
  async read(db, ids, isLocked) {
    const stores = await storesBySlug(db)
    const found = new Map<string, Row>()
    const groups = [...byStore(ids)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [store, sizes] of groups) {
      const here = eq(listings.locationId, stores.get(store) ?? '')
      // In the order in which orders lock them.
      const rows = await inParts(sizes.toSorted(), some => {
        const query = db
          .select()
          .from(listings)
          .where(and(here, inArray(listings.variantId, some)))
          .orderBy(asc(listings.variantId))
        return isLocked ? query.for('no key update') : query
      })
      for (const row of rows) found.set(priceId(store, row.variantId), row)
    }
    return found
  },
  fieldsOf: row => Object.fromEntries(names.map(name => [name, plain(row[name])])),
  withFields: (row, fields) => ({ ...row, ...fields }),
  async create(db, id, fields) {
    const { store, size } = placeOf(id)
    const locationId = (await storesBySlug(db)).get(store)
    return locationId === undefined ? undefined : { stock: 0, ...fields, locationId, variantId: size }
  },
  write: (tx, rows, now) =>
    upsert(
      tx,
      listings,
      [listings.locationId, listings.variantId],
      rows.map(row => ({ ...row, updatedAt: now })) as never
    ),
  async remove(tx, rows) {
    for (const { locationId, variantId } of rows as { locationId: string; variantId: string }[])
      await tx.delete(listings).where(and(eq(listings.locationId, locationId), eq(listings.variantId, variantId)))
  }
}
