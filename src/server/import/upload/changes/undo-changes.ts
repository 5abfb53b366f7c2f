import { and, eq, inArray, sql } from 'drizzle-orm'
import { listings, lots, products, variants } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { trimLots } from '../../../shop/lots/trim-lots.ts'
import { findTaken, readIdentified } from '../../write/taken.ts'
import type { ListingRow, LotRow, VariantRow } from '../../write/stored.ts'
import { inParts } from '../../in-parts.ts'
import { type Change, lotKey, type MenuChanges } from './changes.ts'
import { countBack, isKept, putBack } from './put-back.ts'
import { removeSizeless, removeUnusedSizes } from './remove-unused.ts'
import { upsert } from './upsert.ts'

/** What undoing leaves alone: values that were changed since, and units that were sold beyond the earlier stock. */
export interface Kept {
  changed: number
  sold: number
}

/** Undoes an import's changes of a store. */
export async function undoChanges(tx: Transaction, changes: MenuChanges, now: Date): Promise<Kept> {
  const kept: Kept = { changed: 0, sold: 0 }
  await undoListings(tx, changes, kept, now)
  await undoLots(tx, changes, kept)
  await undoSizes(tx, changes, kept)
  await undoProducts(tx, changes, kept)
  return kept
}

async function undoListings(tx: Transaction, { listings: changed, locationId }: MenuChanges, kept: Kept, now: Date) {
  const here = eq(listings.locationId, locationId)
  const ids = changed.map(idOf).toSorted()
  const rows = await inParts(ids, some =>
    tx
      .select()
      .from(listings)
      .where(and(here, inArray(listings.variantId, some)))
      .orderBy(listings.variantId)
      .for('no key update')
  )
  const current = new Map(rows.map(row => [row.variantId, row]))
  const restored: ListingRow[] = []
  for (const change of changed) {
    const row = current.get(idOf(change))
    if (isKept(change)) {
      if (row === undefined) kept.changed += 1
      else restored.push(...listingBack(change, row, kept))
    } else if (change.before && row === undefined) restored.push(change.before)
  }
  await upsert(
    tx,
    listings,
    [listings.locationId, listings.variantId],
    restored.map(row => ({ ...row, updatedAt: now }))
  )
  const added = changed.filter(({ before }) => before === null).map(idOf)
  await inParts(added, async some => {
    await tx.delete(listings).where(and(here, inArray(listings.variantId, some)))
    return []
  })
}

function listingBack(change: { before: ListingRow; after: ListingRow }, row: ListingRow, kept: Kept): ListingRow[] {
  const back = putBack(change, row, ['stock'])
  const { count, short } = countBack(change.before.stock, change.after.stock, row.stock)
  kept.changed += back?.changed ?? 0
  kept.sold += short
  return back || count !== row.stock ? [{ ...(back?.row ?? row), stock: count }] : []
}

const idOf = ({ before, after }: Change<ListingRow>): string => (before ?? after)?.variantId ?? ''

async function undoLots(tx: Transaction, { lots: changed, locationId }: MenuChanges, kept: Kept): Promise<void> {
  const here = eq(lots.locationId, locationId)
  const sizes = [...new Set(changed.flatMap(({ before, after }) => (before ?? after)?.variantId ?? []))]
  const rows = await inParts(sizes, some =>
    tx
      .select()
      .from(lots)
      .where(and(here, inArray(lots.variantId, some)))
  )
  const current = new Map(rows.map(row => [lotKey(row), row]))
  const restored: LotRow[] = []
  for (const change of changed) {
    if (!isKept(change)) continue
    const row = current.get(lotKey(change.after))
    if (row === undefined) continue
    const back = putBack(change, row, ['left'])
    const { count } = countBack(change.before.left, change.after.left, row.left)
    kept.changed += back?.changed ?? 0
    if (back || count !== row.left) restored.push({ ...(back?.row ?? row), left: count })
  }
  const added = new Set(changed.flatMap(({ before, after }) => (before === null && after ? [lotKey(after)] : [])))
  const gone = rows.filter(row => added.has(lotKey(row)))
  for (let at = 0; at < gone.length; at += 500) {
    const keys = gone.slice(at, at + 500).map(({ variantId, number }) => sql`(${variantId}, ${number})`)
    await tx.delete(lots).where(and(here, sql`(${lots.variantId}, ${lots.number}) in (${sql.join(keys, sql`, `)})`))
  }
  await upsert(tx, lots, [lots.locationId, lots.variantId, lots.number], restored)
  await trimLots(tx, locationId)
}

async function undoSizes(tx: Transaction, { variants: changed }: MenuChanges, kept: Kept): Promise<void> {
  const old = changed.filter(isKept)
  const rows = await inParts(
    old.map(({ after }) => after.id),
    some => tx.select().from(variants).where(inArray(variants.id, some))
  )
  const current = new Map(rows.map(row => [row.id, row]))
  const backs = old.flatMap(change => {
    const row = current.get(change.after.id)
    const back = row && putBack(change, row)
    kept.changed += back?.changed ?? 0
    return back ? [{ ...back.row, before: row }] : []
  })
  await removeUnusedSizes(tx, addedIds(changed))
  const identified = await readIdentified(tx)
  const taken = findTaken(
    backs.map(row => ({ ...row, name: '' })),
    identified
  )
  kept.changed += taken.size
  const restored = backs.map(({ before, ...row }): VariantRow =>
    taken.has(row.id) ? { ...row, sku: before?.sku ?? null, gtin: before?.gtin ?? null } : row
  )
  // Sizes may exchange their identifiers, so all give them up first.
  await inParts(
    restored.map(({ id }) => id),
    async some => {
      await tx.update(variants).set({ sku: null, gtin: null }).where(inArray(variants.id, some))
      return []
    }
  )
  await upsert(tx, variants, [variants.id], restored)
}

async function undoProducts(tx: Transaction, { products: changed }: MenuChanges, kept: Kept): Promise<void> {
  const old = changed.filter(isKept)
  const rows = await inParts(
    old.map(({ after }) => after.id),
    some => tx.select().from(products).where(inArray(products.id, some))
  )
  const current = new Map(rows.map(row => [row.id, row]))
  const restored = old.flatMap(change => {
    const row = current.get(change.after.id)
    const back = row && putBack(change, row)
    kept.changed += back?.changed ?? 0
    return back ? [back.row] : []
  })
  await upsert(tx, products, [products.id], restored)
  await removeSizeless(tx, addedIds(changed))
}

const addedIds = (changed: readonly Change<{ id: string }>[]): string[] =>
  changed.flatMap(({ before, after }) => (before === null && after ? [after.id] : []))
