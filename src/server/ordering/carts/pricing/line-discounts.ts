import { allocate } from '../../../../rules/money/allocate.ts'
import type { Redeemed } from './points.ts'
import type { PricedLine } from './price-line.ts'

/** The lines of an order, and all discounts on them: deals and codes with their shares of each line, reward and points. */
export interface Discounted {
  lines: readonly Pick<PricedLine, 'total'>[]
  offers: readonly { shares: readonly number[] }[]
  redeemed: Pick<Redeemed, 'rewardAmount' | 'pointsAmount'>
}

/** The share of all discounts that a line has, in cents, and the part of it that points and the reward pay. */
export interface LineDiscount {
  discount: number
  redeemed: number
}

/**
 * Splits all discounts of an order among its lines, to the cent, in their order. A deal's and a code's is that of the lines
 * it is on; reward and points are spread over all lines by the rest of each.
 */
export function lineDiscounts({ lines, offers, redeemed }: Discounted): LineDiscount[] {
  const off = lines.map((_, at) => offers.reduce((cents, { shares }) => cents + (shares[at] ?? 0), 0))
  const left = lines.map(({ total }, at) => total - (off[at] ?? 0))
  const used = allocate(redeemed.rewardAmount + redeemed.pointsAmount, left)
  return off.map((cents, at) => ({ discount: cents + (used[at] ?? 0), redeemed: used[at] ?? 0 }))
}
