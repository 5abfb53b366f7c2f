import { eq } from 'drizzle-orm'
import { rewards } from '../../../db/schema.ts'
import type { Database } from '../../../db/types.ts'
import { badFields } from '../../../http/api-error.ts'
import { changeCart, type Wanted } from './change.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** Sets how many points a cart uses; refuses what is stale, and more than it can use. */
export async function setPointsOf(db: Database, wanted: Wanted & { points: number }): Promise<void> {
  const { points } = wanted
  await changeCart(db, wanted, (_tx, loaded) => {
    const { pointsRedeemable } = priceCart(loaded)
    if (points > pointsRedeemable) throw badFields({ points: 'number' })
    return { points }
  })
}

/** Sets the reward that a cart uses, null for none; refuses what is stale, unknown, or more than the points reach for. */
export async function setRewardOf(db: Database, wanted: Wanted & { reward: string | null }): Promise<void> {
  const { reward: id } = wanted
  await changeCart(db, wanted, async (tx, loaded) => {
    if (id === null) return { rewardId: null }
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id))
    if (reward === undefined) throw badFields({ reward: 'unknown' })
    const { subtotal, pointsRedeemed } = priceCart(loaded)
    const balance = loaded.location.features.loyalty ? (loaded.points?.balance ?? 0) : 0
    if (subtotal === 0 || reward.points > balance - pointsRedeemed) throw badFields({ reward: 'number' })
    return { rewardId: id }
  })
}
