import { cartLines, newId } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import type { LineRow } from '../load-cart.ts'

/** Inserts lines into a cart one by one, so that they keep their order. */
export async function writeLines(tx: Transaction, cartId: string, lines: LineRow[]): Promise<void> {
  for (const { variant, quantity, note, ifMissing } of lines) {
    await tx
      .insert(cartLines)
      .values({ id: newId(), cartId, variantId: variant.id, quantity, note, ifMissing })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: { quantity, note, ifMissing } })
  }
}
