import { and, eq, gt } from 'drizzle-orm'
import { listings, products, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { BrokenFile } from '../read/broken-file.ts'

/** A list would take more than a third of a store's sizes off sale, and was not imported. */
export class LargeDrop extends BrokenFile {}

/** The share of a menu that a list may take off sale without a question. */
const share = 1 / 3

/** Reads the ids of the sizes that can be bought at a store. */
export async function readOnSale(tx: Transaction, locationId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: listings.variantId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(listings.locationId, locationId),
        eq(listings.available, true),
        gt(listings.stock, 0),
        eq(products.discontinued, false)
      )
    )
  return new Set(rows.map(row => row.id))
}

/** Returns a sentence if more than a third of the sizes that were on sale at a store no longer are. */
export function largeDropOf(
  location: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>
): string | undefined {
  const lost = [...before].filter(id => !after.has(id)).length
  if (lost <= before.size * share) return undefined
  return `By this list, ${lost} of the ${before.size} sizes on sale at ${location} could no longer be bought: they would be sold out or off the menu.`
}
