import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listings, locations, products, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { trimLots } from '../../shop/lots/trim-lots.ts'
import type { ListedProduct, ListedVariant } from '../gather.ts'
import { type Counted, createPlan, type Plan, type Shop } from './plan.ts'
import type { Outcome } from '../report/report.ts'
import type { Stored } from './stored.ts'
import { type Identified, readIdentified, type Taken } from './taken.ts'
import { writeLots } from './write-lots.ts'

/** Products to write, the stored ones, and all sizes with a SKU or a GTIN if they have been read already. */
interface List {
  listed: readonly ListedProduct[]
  before: Stored
  identified?: readonly Identified[]
  /** True to plan the writes and not to execute them. */
  isTrial?: boolean | undefined
}

/** The result of writing a list. */
export interface Written {
  /** Sizes that were refused because of their SKU or GTIN. */
  refused: Map<ListedVariant, Taken>
  /** What happened to each other size. */
  outcomes: ReadonlyMap<ListedVariant, Outcome>
  /** Ids of the products, by their ids in the list. */
  ids: ReadonlyMap<string, string>
  /** Ids of products that changed in what all stores that list them show. */
  shared: string[]
  plan: Plan
}

/** Rows per statement: 500 × 30 columns is well below Postgres' limit of 65,535 parameters. */
const batch = 500

/**
 * Writes products, their sizes and the location's listings where they differ; counts in the report.
 */
export async function write(
  tx: Transaction,
  shop: Shop,
  { listed, before, identified, isTrial }: List,
  report: Counted,
  now: Date,
  onRows: (rows: number, of: number) => void = () => {}
): Promise<Written> {
  const plan = createPlan(shop, before, report, now)
  const refused = plan.refusedOf(listed, identified ?? (await readIdentified(tx)))
  for (const product of listed) {
    const sizes = product.variants.filter(variant => !refused.has(variant))
    if (sizes.length > 0) plan.add({ ...product, variants: sizes })
  }
  report.notInFile = plan.notInFile()
  const shared = [...new Set([...plan.products.map(({ id }) => id), ...plan.variants.map(size => size.productId)])]
  const written = { refused, outcomes: plan.outcomes, ids: plan.ids, shared, plan }
  if (isTrial) return written
  await writePlan(tx, shop, plan, onRows)
  const { unlisted, products: changed, variants: sizes, listings: prices, lots } = plan
  if (unlisted.length + changed.length + sizes.length + prices.length + lots.length > 0)
    await tx.update(locations).set({ menuUpdatedAt: now }).where(eq(locations.id, shop.location.id))
  return written
}

async function writePlan(
  tx: Transaction,
  shop: Shop,
  plan: ReturnType<typeof createPlan>,
  onRows: (rows: number, of: number) => void
): Promise<void> {
  const of =
    plan.products.length + plan.variants.length + plan.listings.length + plan.lots.length + plan.unlisted.length
  let done = 0
  const each = async <Row>(rows: Row[], run: (part: Row[]) => Promise<unknown>) => {
    for (let at = 0; at < rows.length; at += batch) {
      const part = rows.slice(at, at + batch)
      await run(part)
      done += part.length
      onRows(done, of)
    }
  }
  await each(plan.unlisted, part =>
    tx.delete(listings).where(and(eq(listings.locationId, shop.location.id), inArray(listings.variantId, part)))
  )
  await each(plan.products, part =>
    tx
      .insert(products)
      .values(part)
      .onConflictDoUpdate({ target: [products.source, products.externalId], set: fresh(products, ownColumns) })
  )
  for (let at = 0; at < plan.freed.length; at += batch)
    await tx
      .update(variants)
      .set({ sku: null, gtin: null })
      .where(inArray(variants.id, plan.freed.slice(at, at + batch)))
  await each(plan.variants, part =>
    tx
      .insert(variants)
      .values(part)
      .onConflictDoUpdate({ target: [variants.productId, variants.externalId], set: fresh(variants, sizeColumns) })
  )
  // In the order in which orders lock them.
  const inOrder = plan.listings.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  await each(inOrder, part =>
    tx
      .insert(listings)
      .values(part)
      .onConflictDoUpdate({ target: [listings.locationId, listings.variantId], set: fresh(listings, priceColumns) })
  )
  await each(plan.lots, part => writeLots(tx, shop.location.id, part))
  await trimLots(tx, shop.location.id)
}

const ownColumns = [
  'name',
  'brand',
  'categoryId',
  'subCategoryId',
  'form',
  'limitClass',
  'strain',
  'strainType',
  'thc',
  'cbd',
  'description',
  'ingredients',
  'allergens',
  'terpenes',
  'picture',
  'pictureSource',
  'featured',
  'tags'
] as const
const sizeColumns = [
  'sku',
  'gtin',
  'size',
  'weightMilli',
  'equivalentMilli',
  'containers',
  'deposit',
  'taxes',
  'sortOrder'
] as const
const priceColumns = ['price', 'salePrice', 'saleName', 'saleTimes', 'stock', 'available', 'updatedAt'] as const

/** On conflict, updates these columns with the values of the insert. */
function fresh(table: PgTable, names: readonly string[]): Record<string, SQL> {
  const columns = getTableColumns(table)
  return Object.fromEntries(names.map(name => [name, sql.raw(`excluded."${columns[name]?.name}"`)]))
}
