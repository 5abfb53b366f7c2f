import { eq, sql } from 'drizzle-orm'
import { carts } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database } from '../../../db/types.ts'
import { loadCart, type LoadedCart, lockCart, type CartViewer } from '../load-cart.ts'
import { priceCart } from './price-cart.ts'

/** Returns whether the cart can use all the points and the reward that it has set. */
export function hasOnlyUsablePoints(loaded: LoadedCart, { pointsRedeemed, rewardId } = priceCart(loaded)): boolean {
  return loaded.cart.points === pointsRedeemed && loaded.cart.rewardId === rewardId
}

/** Loads a cart; points and reward that it can no longer use are removed, which makes a new version. */
export async function loadWithUsablePoints(db: Database, id: string, viewer: CartViewer): Promise<LoadedCart> {
  const loaded = await loadCart(db, id, viewer)
  if (hasOnlyUsablePoints(loaded)) return loaded
  await transaction(db, async tx => {
    const cart = await lockCart(tx, id, viewer)
    if (hasOnlyUsablePoints(cart)) return
    const { pointsRedeemed, rewardId } = priceCart(cart)
    await tx
      .update(carts)
      .set({ points: pointsRedeemed, rewardId, version: sql`${carts.version} + 1` })
      .where(eq(carts.id, id))
  })
  return loadCart(db, id, viewer)
}
