import { eq } from 'drizzle-orm'
import { isOffered } from '../../../../rules/loyalty/is-offered.ts'
import { pointsEarned } from '../../../../rules/loyalty/points-earned.ts'
import { tierAt } from '../../../../rules/loyalty/tiers.ts'
import { accounts, business, rewards, type Words } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { lifetimePoints } from '../../loyalty/lifetime-points.ts'
import type { CartRow } from '../cart-row.ts'

/** The account's points for use in a cart, and the cart's choice. */
export interface CartPoints {
  balance: number
  /** Value of a point, in cents. */
  value: number
  /** Points earned per dollar. */
  perDollar: number
  /** Percentage of extra points that the account's tier earns. */
  bonus: number
  wanted: number
  reward: typeof rewards.$inferSelect | undefined
}

/** Points and reward that a cart redeems, with their discounts in cents. */
export interface Redeemed {
  pointsRedeemed: number
  pointsAmount: number
  rewardId: string | null
  rewardName: Words | null
  rewardPoints: number
  rewardAmount: number
  /** Maximum points that it can redeem in addition to the reward. */
  pointsRedeemable: number
  /** Points that the order earns. */
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
 * Reads the points that an account can use in a cart; undefined for a guest. Choices of another account, and a reward that is no
 * longer offered, are ignored.
 * With `isHeld` the balance is locked until the transaction ends.
 */
export async function readPoints(
  db: Queries,
  cart: Pick<CartRow, 'accountId' | 'points' | 'rewardId'>,
  { accountId, now }: { accountId: string | null; now: Date },
  isHeld = false
): Promise<CartPoints | undefined> {
  if (accountId === null) return undefined
  const query = db
    .select({
      balance: accounts.points,
      value: business.pointValue,
      perDollar: business.pointsPerDollar,
      tiers: business.tiers
    })
    .from(accounts)
    .crossJoin(business)
    .where(eq(accounts.id, accountId))
    .limit(1)
  const [row] = await (isHeld ? query.for('no key update', { of: accounts }) : query)
  if (row === undefined) return undefined
  const { tiers, ...rules } = row
  // Lifetime points are counted only where they matter.
  const hasBonus = tiers.some(({ bonus }) => bonus > 0)
  const bonus = hasBonus ? (tierAt(tiers, await lifetimePoints(db, accountId))?.bonus ?? 0) : 0
  if (cart.accountId !== accountId) return { ...rules, bonus, wanted: 0, reward: undefined }
  const [reward] = cart.rewardId === null ? [] : await db.select().from(rewards).where(eq(rewards.id, cart.rewardId))
  return { ...rules, bonus, wanted: cart.points, reward: reward && isOffered(reward, now) ? reward : undefined }
}

/**
 * Calculates the discount of points and reward: the reward first, both before tax, and never more than the subtotal.
 * Points are never redeemed below face value.
 */
export function redeem(subtotal: number, points: CartPoints | undefined): Redeemed {
  if (points === undefined) return nothing
  const { balance, value, perDollar, bonus, wanted } = points
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
    earns: pointsEarned(subtotal - rewardAmount - pointsAmount, perDollar, bonus)
  }
}
