import { eq, sql } from 'drizzle-orm'
import { carts } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database } from '../../../db/types.ts'
import { loadCart, type LoadedCart, lockCart, type CartViewer } from '../load.ts'
import { priceCart } from './price-cart.ts'

/** Whether a cart can use what it asks for of points and reward. */
export function hasOnlyUsablePoints(loaded: LoadedCart): boolean {
  const { pointsRedeemed, rewardId } = priceCart(loaded)
  return loaded.cart.points === pointsRedeemed && loaded.cart.rewardId === rewardId
}

/** Loads a cart; what it can no longer use of points and reward is dropped for good, which makes it another version. */
export async function loadWithUsablePoints(db: Database, id: string, looker: CartViewer): Promise<LoadedCart> {
  const loaded = await loadCart(db, id, looker)
  if (hasOnlyUsablePoints(loaded)) return loaded
  await transaction(db, async tx => {
    const held = await lockCart(tx, id, looker)
    if (hasOnlyUsablePoints(held)) return
    const { pointsRedeemed, rewardId } = priceCart(held)
    await tx
      .update(carts)
      .set({ points: pointsRedeemed, rewardId, version: sql`${carts.version} + 1` })
      .where(eq(carts.id, id))
  })
  return loadCart(db, id, looker)
}
