import { and, eq, inArray, notExists } from 'drizzle-orm'
import { cartLines, listings, orderLines, products, variants } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { inParts } from '../../in-parts.ts'

/** Removes those of some sizes that no store lists, no cart has and no order was for. */
export async function removeUnusedSizes(tx: Transaction, ids: readonly string[]): Promise<void> {
  await inParts(ids, async some => {
    const [listed, wanted, sold] = [
      tx.select().from(listings).where(eq(listings.variantId, variants.id)),
      tx.select().from(cartLines).where(eq(cartLines.variantId, variants.id)),
      tx.select().from(orderLines).where(eq(orderLines.variantId, variants.id))
    ]
    await tx
      .delete(variants)
      .where(and(inArray(variants.id, some), notExists(listed), notExists(wanted), notExists(sold)))
    return []
  })
}

/** Removes those of some products that have no sizes. */
export async function removeSizeless(tx: Transaction, ids: readonly string[]): Promise<void> {
  await inParts(ids, async some => {
    const sizes = tx.select().from(variants).where(eq(variants.productId, products.id))
    await tx.delete(products).where(and(inArray(products.id, some), notExists(sizes)))
    return []
  })
}
