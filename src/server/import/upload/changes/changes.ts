import { and, eq, inArray } from 'drizzle-orm'
import { listings, lots, products, variants } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { inParts } from '../../in-parts.ts'
import type { PlannedList } from '../../write-lists.ts'
import type { ListingRow, LotRow, ProductRow, VariantRow } from '../../write/stored.ts'

/** A row before and after an import; null if there is none. */
export interface Change<Row> {
  before: Row | null
  after: Row | null
}

/** The rows of a store's menu that an import changes; `named` are the lots that the list itself states. */
export interface MenuChanges {
  locationId: string
  products: Change<ProductRow>[]
  variants: Change<VariantRow>[]
  listings: Change<ListingRow>[]
  lots: Change<LotRow>[]
  named: string[]
}

/** The key of a lot within a store. */
export const lotKey = ({ variantId, number }: Pick<LotRow, 'variantId' | 'number'>): string => `${variantId} ${number}`

/** Returns the rows that a plan would change, without the lots that follow from others. */
export function plannedChanges(list: PlannedList): MenuChanges {
  const { plan, store } = list
  const old = rowsBefore(list)
  const join = <Row>(before: Row | undefined, planned: object): Change<Row> => ({
    before: before ?? null,
    after: { ...before, ...planned } as Row
  })
  return {
    locationId: store.id,
    products: plan.products.map(row => join(old.products.get(row.id), row)),
    variants: plan.variants.map(row => join(old.variants.get(row.id ?? ''), row)),
    listings: [
      ...plan.unlisted.map(id => ({ before: old.listings.get(id) ?? null, after: null })),
      ...plan.listings.map(row => join(old.listings.get(row.variantId), row))
    ],
    lots: plan.lots.map(row => join(old.lots.get(lotKey(row)), row)),
    named: plan.lots.map(lotKey)
  }
}

/** Returns the rows that a plan has changed, as they are now. */
export async function recordedChanges(tx: Transaction, list: PlannedList): Promise<MenuChanges> {
  const { plan, store } = list
  const old = rowsBefore(list)
  const sizeIds = [...new Set([...plan.variants.flatMap(({ id }) => id ?? []), ...plan.freed])]
  const listedIds = [...plan.listings.map(row => row.variantId), ...plan.unlisted]
  const stockIds = [...new Set([...plan.lots.map(row => row.variantId), ...listedIds])]
  const productIds = plan.products.map(({ id }) => id)
  const [listing, lot] = [eq(listings.locationId, store.id), eq(lots.locationId, store.id)]
  const now = {
    products: await inParts(productIds, ids => tx.select().from(products).where(inArray(products.id, ids))),
    variants: await inParts(sizeIds, ids => tx.select().from(variants).where(inArray(variants.id, ids))),
    listings: await inParts(listedIds, ids =>
      tx
        .select()
        .from(listings)
        .where(and(listing, inArray(listings.variantId, ids)))
    ),
    lots: await inParts(stockIds, ids =>
      tx
        .select()
        .from(lots)
        .where(and(lot, inArray(lots.variantId, ids)))
    )
  }
  const stocked = new Set(stockIds)
  const lotsBefore = [...old.lots.values()].filter(row => stocked.has(row.variantId))
  return {
    locationId: store.id,
    products: paired(
      productIds,
      old.products,
      byKey(now.products, row => row.id)
    ),
    variants: paired(
      sizeIds,
      old.variants,
      byKey(now.variants, row => row.id)
    ),
    listings: paired(
      listedIds,
      old.listings,
      byKey(now.listings, row => row.variantId)
    ),
    lots: paired(
      [...new Set([...lotsBefore, ...now.lots].map(lotKey))],
      byKey(lotsBefore, lotKey),
      byKey(now.lots, lotKey)
    ),
    named: plan.lots.map(lotKey)
  }
}

/** Returns the rows before a list by their ids; listings by that of their size. */
export function rowsBefore({ before }: PlannedList) {
  return {
    products: byKey([...before.products.values()], row => row.id),
    variants: byKey([...before.variants.values()], row => row.id),
    listings: before.listings,
    lots: before.lots
  }
}

const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> =>
  new Map(rows.map(row => [keyOf(row), row]))

const paired = <Row>(keys: readonly string[], before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>) =>
  keys.map((key): Change<Row> => ({ before: before.get(key) ?? null, after: after.get(key) ?? null }))
