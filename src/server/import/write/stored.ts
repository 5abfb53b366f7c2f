import { and, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm'
import { listings, lots, products, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { cleanId } from '../read/clean-id.ts'
import { legacySource } from '../source.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
export type ListingRow = typeof listings.$inferSelect
export type LotRow = typeof lots.$inferSelect

/**
 * Loads the results of earlier imports of the same source: products, sizes, and the location's listings; and all used
 * slugs. Products of the location from before sources are loaded too, after the source's own.
 */
export async function load(tx: Transaction, locationId: string, source: string) {
  const listedHere = tx
    .select({ id: variants.productId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .where(eq(listings.locationId, locationId))
  const imported = or(
    eq(products.source, source),
    and(eq(products.source, legacySource), inArray(products.id, listedHere))
  )
  const rows = await readRows(tx, locationId, imported)
  const productRows = rows.products.toSorted(
    (a, b) => Number(b.source === legacySource) - Number(a.source === legacySource)
  )
  return {
    products: byId(
      productRows,
      row => cleanId(row.externalId),
      row => row.externalId
    ),
    variants: byId(
      rows.variants,
      row => `${row.productId} ${cleanId(row.externalId)}`,
      row => `${row.productId} ${row.externalId}`
    ),
    ...byVariant(rows),
    slugs: rows.slugs
  }
}

/** Loads some products by their own ids, however they came: their sizes and the location's listings, and all used slugs. */
export async function loadProducts(tx: Transaction, locationId: string, ids: readonly string[]): Promise<Stored> {
  const rows = await readRows(tx, locationId, inArray(products.id, [...ids]))
  return {
    products: new Map(rows.products.map(row => [row.id, row])),
    variants: new Map(rows.variants.map(row => [`${row.productId} ${row.externalId}`, row])),
    ...byVariant(rows),
    slugs: rows.slugs
  }
}

async function readRows(tx: Transaction, locationId: string, which: SQL | undefined) {
  const productRows = await tx.select().from(products).where(which)
  const sizes = await tx
    .select(getTableColumns(variants))
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(which)
  const prices = await tx
    .select(getTableColumns(listings))
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(which, eq(listings.locationId, locationId)))
  const stocked = await tx
    .select(getTableColumns(lots))
    .from(lots)
    .innerJoin(variants, eq(variants.id, lots.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(which, eq(lots.locationId, locationId)))
  const taken = await tx.select({ slug: products.slug }).from(products)
  return {
    products: productRows,
    variants: sizes,
    listings: prices,
    lots: stocked,
    slugs: new Set(taken.map(row => row.slug))
  }
}

const byVariant = (rows: { listings: ListingRow[]; lots: LotRow[] }) => ({
  listings: new Map(rows.listings.map(row => [row.variantId, row])),
  lots: new Map(rows.lots.map(row => [`${row.variantId} ${row.number}`, row]))
})

/** Maps rows by cleaned ids, as a list's are: earlier imports kept invisible signs. An id that was clean has precedence. */
function byId<Row>(rows: Row[], clean: (row: Row) => string, asIs: (row: Row) => string): Map<string, Row> {
  return new Map([...rows.map(row => [clean(row), row] as const), ...rows.map(row => [asIs(row), row] as const)])
}

export type Stored = Awaited<ReturnType<typeof load>>
