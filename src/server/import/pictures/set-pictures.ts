import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { transaction } from '../../db/connection/transaction.ts'
import { listings, locations, products, variants } from '../../db/schema.ts'
import type { Database, Transaction } from '../../db/types.ts'
import { wantNone } from './want-pictures.ts'

/** A product's new picture: its path, and where the list has it from. */
export interface NewPicture {
  productId: string
  path: string
  source: string
}

/** Gives products their pictures, and notes the change in the menus that show them. */
export async function setPictures(db: Database, pictures: readonly NewPicture[], now: Date): Promise<void> {
  await transaction(db, async tx => {
    // An earlier list's pictures may still be waited for.
    await wantNone(
      tx,
      pictures.map(({ productId }) => productId)
    )
    const changed: string[] = []
    for (const { productId, path, source } of pictures) {
      const isOther = or(
        sql`${products.picture} is distinct from ${path}`,
        sql`${products.pictureSource} is distinct from ${source}`
      )
      const rows = await tx
        .update(products)
        .set({ picture: path, pictureSource: source })
        .where(and(eq(products.id, productId), isOther))
        .returning({ id: products.id })
      changed.push(...rows.map(({ id }) => id))
    }
    await noteMenus(tx, changed, now)
  })
}

/** Notes a change of products in the menus that show them. Returns the ids of their locations. */
export async function noteMenus(tx: Transaction, productIds: readonly string[], now: Date): Promise<string[]> {
  if (productIds.length === 0) return []
  const shown = tx
    .select({ id: listings.locationId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .where(inArray(variants.productId, [...productIds]))
  const rows = await tx
    .update(locations)
    .set({ menuUpdatedAt: now })
    .where(inArray(locations.id, shown))
    .returning({ id: locations.id })
  return rows.map(({ id }) => id)
}
