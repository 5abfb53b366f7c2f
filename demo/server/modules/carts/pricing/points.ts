import { eq } from 'drizzle-orm'
import { accounts, business, rewards, type Words } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { CartRow } from '../cart-row.ts'

/** What an account may use of its points in a cart, and what it asked to. */
export interface CartPoints {
  balance: number
  /** What one takes off, in cents. */
  value: number
  /** How many a dollar earns. */
  perDollar: number
  wanted: number
  reward: typeof rewards.$inferSelect | undefined
}

/** What a cart uses of the points of its shopper and what that takes off, in cents. */
export interface Redeemed {
  pointsRedeemed: number
  pointsAmount: number
  rewardId: string | null
  rewardName: Words | null
  rewardPoints: number
  rewardAmount: number
  /** The most points that it can use beside the reward. */
  pointsRedeemable: number
  /** How many points it earns. */
  earns: number
}

const nothing: Redeemed = {
  pointsRedeemed: 0,
  pointsAmount: 0,
  rewardId: null,
  rewardName: null,
  rewardPoints: 0,
  rewardAmount: 0,
  pointsRedeemable: 0,
  earns: 0
}

/**
 * Reads what an account may use in a cart; nothing for a guest. What another has asked for counts for nobody else. With
 * `isHeld` nobody else changes the balance until the transaction ends.
 */
export async function readPoints(
  db: Queries,
  cart: Pick<CartRow, 'accountId' | 'points' | 'rewardId'>,
  accountId: string | null,
  isHeld = false
): Promise<CartPoints | undefined> {
  if (accountId === null) return undefined
  const query = db
    .select({ balance: accounts.points, value: business.pointValue, perDollar: business.pointsPerDollar })
    .from(accounts)
    .crossJoin(business)
    .where(eq(accounts.id, accountId))
    .limit(1)
  const [row] = await (isHeld ? query.for('no key update', { of: accounts }) : query)
  if (row === undefined) return undefined
  if (cart.accountId !== accountId) return { ...row, wanted: 0, reward: undefined }
  const [reward] = cart.rewardId === null ? [] : await db.select().from(rewards).where(eq(rewards.id, cart.rewardId))
  return { ...row, wanted: cart.points, reward }
}

/**
 * Reckons what points and a reward take off a subtotal: the reward first, both before tax, and no more than there is to
 * pay. No point is given away for less than its value.
 */
export function redeem(subtotal: number, points: CartPoints | undefined): Redeemed {
  if (points === undefined) return nothing
  const { balance, value, perDollar, wanted } = points
  const reward = subtotal > 0 && points.reward && points.reward.points <= balance ? points.reward : undefined
  const rewardPoints = reward?.points ?? 0
  const rewardAmount = Math.min(reward?.value ?? 0, subtotal)
  const most = value > 0 ? Math.floor((subtotal - rewardAmount) / value) : 0
  const pointsRedeemable = Math.min(balance - rewardPoints, most)
  const pointsRedeemed = Math.min(wanted, pointsRedeemable)
  const pointsAmount = pointsRedeemed * value
  return {
    pointsRedeemed,
    pointsAmount,
    rewardId: reward?.id ?? null,
    rewardName: reward?.name ?? null,
    rewardPoints,
    rewardAmount,
    pointsRedeemable,
    earns: Math.floor(((subtotal - rewardAmount - pointsAmount) * perDollar) / 100)
  }
}
