import { eq } from 'drizzle-orm'
import { business, categories, newId } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { marketOf } from '../shop/business/market.ts'

/** The shop's categories by slug; `parent` is the slug of the category that one is part of. */
export type Shelves = ReadonlyMap<string, typeof categories.$inferSelect & { parent: string | null }>

/** The slug of the category for products without one. */
export const uncategorised = 'uncategorised'

/** Reads the currency, and the codes of the market's taxes by their names in upper case. */
export async function readSettings(db: Queries): Promise<{ currency: string; taxCodes: Map<string, string> }> {
  const [row] = await db.select({ currency: business.currency, market: business.market }).from(business)
  const { taxNames } = marketOf(row?.market ?? null)
  const named = Object.entries(taxNames).flatMap(([code, { en, fr }]) =>
    [code, en, fr].map((name): [string, string] => [name.toUpperCase(), code])
  )
  return { currency: row?.currency ?? 'CAD', taxCodes: new Map(named) }
}

/** Reads the shop's categories. */
export async function readShelves(db: Queries): Promise<Shelves> {
  const rows = await db.select().from(categories)
  const slugs = new Map(rows.map(row => [row.id, row.slug]))
  return new Map(
    rows.map(row => [row.slug, { ...row, parent: row.parentId === null ? null : (slugs.get(row.parentId) ?? null) }])
  )
}

/**
 * Returns the category for products without one: created when first needed, last in the menu, with nothing in it for
 * sale.
 */
export async function shelfForTheRest(tx: Transaction, isNeeded: boolean): Promise<string> {
  const [category] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.slug, uncategorised))
  if (category !== undefined) return category.id
  const id = newId()
  const name = { en: 'Uncategorised', fr: 'Non classés' }
  if (isNeeded)
    await tx.insert(categories).values({ id, slug: uncategorised, name, unit: '%', form: 'accessory', sortOrder: 999 })
  return id
}
