import { eq, sql } from 'drizzle-orm'
import { carts } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database } from '../../../db/types.ts'
import { loadCart, type LoadedCart, lockCart, type Looker } from '../load.ts'
import { reckon } from './price-cart.ts'

/** Whether a cart can use what it asks for of points and reward. */
export function isSettled(loaded: LoadedCart): boolean {
  const { pointsRedeemed, rewardId } = reckon(loaded)
  return loaded.cart.points === pointsRedeemed && loaded.cart.rewardId === rewardId
}

/** Loads a cart; what it can no longer use of points and reward is dropped for good, which makes it another version. */
export async function loadSettled(db: Database, id: string, looker: Looker): Promise<LoadedCart> {
  const loaded = await loadCart(db, id, looker)
  if (isSettled(loaded)) return loaded
  await transaction(db, async tx => {
    const held = await lockCart(tx, id, looker)
    if (isSettled(held)) return
    const { pointsRedeemed, rewardId } = reckon(held)
    await tx
      .update(carts)
      .set({ points: pointsRedeemed, rewardId, version: sql`${carts.version} + 1` })
      .where(eq(carts.id, id))
  })
  return loadCart(db, id, looker)
}
