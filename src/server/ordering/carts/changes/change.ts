import { eq } from 'drizzle-orm'
import { carts } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database, Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { type LoadedCart, lockCart, type CartViewer } from '../load-cart.ts'
import { bumpVersion } from './bump-version.ts'

/** A requested change: the cart, the version that the shopper saw, and who changes it. */
export interface CartChange extends CartViewer {
  cart: string
  version: number
}

/** Changes columns of a cart; throws 409 if the version is stale. */
export async function changeCart(
  db: Database,
  { cart, version, ...viewer }: CartChange,
  what: (
    tx: Transaction,
    loaded: LoadedCart
  ) => Partial<typeof carts.$inferInsert> | Promise<Partial<typeof carts.$inferInsert>>
): Promise<void> {
  await transaction(db, async tx => {
    const loaded = await lockCart(tx, cart, viewer)
    if (loaded.cart.version !== version) throw new ApiError(409, 'stale')
    const set = await what(tx, loaded)
    await tx
      .update(carts)
      .set({ ...bumpVersion(loaded.cart, viewer.accountId, viewer.now), ...set })
      .where(eq(carts.id, cart))
  })
}
