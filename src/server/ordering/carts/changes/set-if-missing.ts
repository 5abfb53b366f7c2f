import { and, eq, inArray } from 'drizzle-orm'
import type { IfMissing } from '../../../../contract/cart/if-missing.ts'
import { cartLines } from '../../../db/schema.ts'
import type { Database } from '../../../db/types.ts'
import { changeCart, type CartChange } from './change.ts'

/** Sets the choice of lines for the case that the store is out of them; throws 409 if the version is stale. */
export async function setIfMissingOf(
  db: Database,
  change: CartChange & { choice: IfMissing; variants: readonly string[] }
): Promise<void> {
  const { cart, choice, variants } = change
  await changeCart(db, change, async tx => {
    await tx
      .update(cartLines)
      .set({ ifMissing: choice })
      .where(and(eq(cartLines.cartId, cart), inArray(cartLines.variantId, [...variants])))
    return {}
  })
}
