import { and, eq } from 'drizzle-orm'
import { products, wantedPictures } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

/**
 * Takes back the pictures of a list: those that are waited for aren't taken any more, and products with a taken one have their
 * former one again. Returns the number of those that have got another since, which stay.
 */
export async function undoPictures(tx: Transaction, importId: string): Promise<number> {
  const rows = await tx.delete(wantedPictures).where(eq(wantedPictures.importId, importId)).returning()
  let changed = 0
  for (const row of rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))) {
    const { productId, state, source, picture, formerPicture, formerSource } = row
    if (state !== 'taken' || picture === null || (picture === formerPicture && source === formerSource)) continue
    const isOwn = and(eq(products.id, productId), eq(products.picture, picture), eq(products.pictureSource, source))
    const restored = await tx
      .update(products)
      .set({ picture: formerPicture, pictureSource: formerSource })
      .where(isOwn)
      .returning({ id: products.id })
    if (restored.length === 0) changed += 1
  }
  return changed
}
