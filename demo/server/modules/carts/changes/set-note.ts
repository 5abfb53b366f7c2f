import { and, eq } from 'drizzle-orm'
import { cartLines } from '../../../db/schema.ts'
import type { Database } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { changeCart, type Wanted } from './change.ts'

/** Sets the note of a line, null for none; refuses what is stale, and a line that the cart does not hold. */
export async function setNoteOf(
  db: Database,
  wanted: Wanted & { variant: string; note: string | null }
): Promise<void> {
  const { cart, variant, note } = wanted
  await changeCart(db, wanted, async (tx, { lines }) => {
    // Another tab has taken it out; a 404 would say that the cart is gone.
    if (!lines.some(line => line.variant.id === variant)) throw new ApiError(409, 'stale')
    await tx
      .update(cartLines)
      .set({ note })
      .where(and(eq(cartLines.cartId, cart), eq(cartLines.variantId, variant)))
    return {}
  })
}
