import { and, eq } from 'drizzle-orm'
import { cartLines } from '../../../db/schema.ts'
import type { Database } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { changeCart, type CartChange } from './change.ts'

/** Sets or clears (null) the note of a line; throws 409 if the version is stale or the line is gone. */
export async function setNoteOf(
  db: Database,
  change: CartChange & { variant: string; note: string | null }
): Promise<void> {
  const { cart, variant, note } = change
  await changeCart(db, change, async (tx, { lines }) => {
    // Another tab has removed it; a 404 would mean that the cart is gone.
    if (!lines.some(line => line.variant.id === variant)) throw new ApiError(409, 'stale')
    await tx
      .update(cartLines)
      .set({ note })
      .where(and(eq(cartLines.cartId, cart), eq(cartLines.variantId, variant)))
    return {}
  })
}
