import { allocate } from '../../../../rules/money/allocate.ts'
import type { TaxedPart } from '../../../../rules/tax/taxes-on.ts'
import type { EvaluatedPromo } from '../../promos/evaluate.ts'
import type { Redeemed } from './points.ts'
import type { PricedLine } from './price-line.ts'

/** An order before its taxes: its lines, the codes on them, reward and points, and the delivery fee. */
export interface Untaxed {
  lines: readonly PricedLine[]
  promos: readonly EvaluatedPromo[]
  redeemed: Pick<Redeemed, 'rewardAmount' | 'pointsAmount'>
  fee: number
}

/** The share of all discounts that a line has, in cents, and the part of it that points and the reward pay. */
export interface LineDiscount {
  discount: number
  redeemed: number
}

/**
 * Splits the discounts of an order among its lines, to the cent. A code's discount is that of the lines it is on; reward
 * and points are spread over all lines by the rest of each.
 */
export function lineDiscounts({ lines, promos, redeemed }: Omit<Untaxed, 'fee'>): LineDiscount[] {
  const byPromos = lines.map((_, at) => promos.reduce((cents, { shares }) => cents + (shares[at] ?? 0), 0))
  const left = lines.map(({ total }, at) => total - (byPromos[at] ?? 0))
  const used = allocate(redeemed.rewardAmount + redeemed.pointsAmount, left)
  return lines.map((_, at) => ({ discount: (byPromos[at] ?? 0) + (used[at] ?? 0), redeemed: used[at] ?? 0 }))
}

/**
 * Splits an order into the parts that are taxed, each with its own taxes: every line after its discounts, its deposit, and
 * the delivery fee.
 */
export function taxedParts({ fee, ...goods }: Untaxed): TaxedPart[] {
  const { lines } = goods
  const discounts = lineDiscounts(goods)
  return [
    ...lines.map(({ row, total }, at) => ({ cents: total - (discounts[at]?.discount ?? 0), taxes: row.variant.taxes })),
    ...lines.map(({ row, deposit }) => ({ cents: deposit.cents * row.quantity, taxes: deposit.taxes })),
    { cents: fee }
  ]
}
