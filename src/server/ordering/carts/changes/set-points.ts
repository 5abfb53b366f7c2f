import { eq } from 'drizzle-orm'
import { isOffered } from '../../../../rules/loyalty/is-offered.ts'
import { rewards } from '../../../db/schema.ts'
import type { Database } from '../../../db/types.ts'
import { badFields } from '../../../http/api-error.ts'
import { changeCart, type CartChange } from './change.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** Sets the points that a cart redeems; throws if the version is stale or they exceed its total. */
export async function setPointsOf(db: Database, change: CartChange & { points: number }): Promise<void> {
  const { points } = change
  await changeCart(db, change, (_tx, loaded) => {
    const { pointsRedeemable } = priceCart(loaded)
    if (points > pointsRedeemable) throw badFields({ points: 'number' })
    return { points }
  })
}

/**
 * Sets or clears (null) the cart's reward; throws if the version is stale, or the reward is unknown or too expensive.
 */
export async function setRewardOf(db: Database, change: CartChange & { reward: string | null }): Promise<void> {
  const { reward: id } = change
  await changeCart(db, change, async (tx, loaded) => {
    if (id === null) return { rewardId: null }
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id))
    if (reward === undefined || !isOffered(reward, change.now)) throw badFields({ reward: 'unknown' })
    const { subtotal, pointsRedeemed } = priceCart(loaded)
    const balance = loaded.location.features.loyalty ? (loaded.points?.balance ?? 0) : 0
    if (subtotal === 0 || reward.points > balance - pointsRedeemed) throw badFields({ reward: 'number' })
    return { rewardId: id }
  })
}
