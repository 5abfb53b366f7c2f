import { business, type StoredChoices } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { CartPoints } from '../../carts/pricing/points.ts'
import { holdBalance } from '../../loyalty/ledger.ts'
import type { Transaction } from '../../../db/types.ts'
import type { OrderRow } from '../read-orders.ts'

/** Returns the choices that an order was placed with; of an older one, those that its sums show. */
export async function readChoices(db: Queries, order: OrderRow): Promise<StoredChoices> {
  if (order.choices !== null) return order.choices
  const { tip, promos, pointsRedeemed, pointsAmount, rewardName, rewardPoints, rewardAmount } = order
  const codes = promos.map(({ code }) => code)
  if (order.accountId === null) return { tip, tipShare: null, codes, points: null }
  const [rules] = await db.select({ value: business.pointValue, perDollar: business.pointsPerDollar }).from(business)
  const { value = 0, perDollar = 0 } = rules ?? {}
  const reward = rewardName && { id: '', name: rewardName, points: rewardPoints, value: rewardAmount }
  const points = {
    wanted: pointsRedeemed,
    value: pointsRedeemed > 0 ? Math.round(pointsAmount / pointsRedeemed) : value,
    perDollar,
    bonus: 0,
    reward
  }
  return { tip, tipShare: null, codes, points }
}

/**
 * Returns the points that an order can use: those left of its account, which is locked, and those that the order has used. Of an
 * account that is gone, the latter alone.
 */
export async function holdPoints(
  tx: Transaction,
  { accountId, pointsRedeemed, rewardPoints }: OrderRow,
  { points }: StoredChoices
): Promise<CartPoints | undefined> {
  const left = accountId === null ? undefined : await holdBalance(tx, accountId)
  if (points === null) return undefined
  const { reward, ...terms } = points
  const row = reward ? { ...reward, startsAt: null, endsAt: null, sortOrder: 0 } : undefined
  return { ...terms, balance: (left ?? 0) + pointsRedeemed + rewardPoints, reward: row }
}
