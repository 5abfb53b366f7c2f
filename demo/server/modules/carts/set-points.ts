import { eq } from 'drizzle-orm'
import { carts, rewards } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Database, Transaction } from '../../db/types.ts'
import { badFields, Refusal } from '../../http/refusal.ts'
import { type LoadedCart, lockCart } from './load.ts'
import { reckon } from './reckon.ts'
import { touched } from './touch.ts'

/** A cart whose use of points is to change, and the version of it that the shopper saw. */
interface Wanted {
  cart: string
  version: number
  /** Who changes it; null for a guest. */
  accountId: string | null
  now: Date
}

/** Sets how many points a cart uses; refuses what is stale, and more than it can use. */
export async function setPointsOf(db: Database, wanted: Wanted & { points: number }): Promise<void> {
  const { points } = wanted
  await change(db, wanted, async (_tx, loaded) => {
    const { pointsRedeemable } = reckon(loaded)
    if (points > pointsRedeemable) throw badFields({ points: 'number' })
    return { points }
  })
}

/** Sets the reward that a cart uses, null for none; refuses what is stale, unknown, or more than the points reach for. */
export async function setRewardOf(db: Database, wanted: Wanted & { reward: string | null }): Promise<void> {
  const { reward: id } = wanted
  await change(db, wanted, async (tx, loaded) => {
    if (id === null) return { rewardId: null }
    const [reward] = await tx.select().from(rewards).where(eq(rewards.id, id))
    if (reward === undefined) throw badFields({ reward: 'unknown' })
    const { subtotal, pointsRedeemed } = reckon(loaded)
    const balance = loaded.location.features.loyalty ? (loaded.points?.balance ?? 0) : 0
    if (subtotal === 0 || reward.points > balance - pointsRedeemed) throw badFields({ reward: 'number' })
    return { rewardId: id }
  })
}

async function change(
  db: Database,
  { cart, version, accountId, now }: Wanted,
  what: (tx: Transaction, loaded: LoadedCart) => Promise<Partial<typeof carts.$inferInsert>>
): Promise<void> {
  await transaction(db, async tx => {
    const loaded = await lockCart(tx, cart, accountId)
    if (loaded.cart.version !== version) throw new Refusal(409, 'stale')
    const set = await what(tx, loaded)
    await tx
      .update(carts)
      .set({ ...touched(loaded.cart, accountId, now), ...set })
      .where(eq(carts.id, cart))
  })
}
