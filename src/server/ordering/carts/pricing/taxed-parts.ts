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

/**
 * Splits an order into the parts that are taxed, each with its own taxes: every line after its discounts, its deposit, and
 * the delivery fee. A code's discount is that of the lines it is on; reward and points are spread over all lines by
 * the rest of each, to the cent.
 */
export function taxedParts({ lines, promos, redeemed, fee }: Untaxed): TaxedPart[] {
  const left = lines.map((line, at) => promos.reduce((cents, { shares }) => cents - (shares[at] ?? 0), line.total))
  const used = allocate(redeemed.rewardAmount + redeemed.pointsAmount, left)
  return [
    ...lines.map(({ row }, at) => ({ cents: (left[at] ?? 0) - (used[at] ?? 0), taxes: row.variant.taxes })),
    ...lines.map(({ row, deposit }) => ({ cents: deposit.cents * row.quantity, taxes: deposit.taxes })),
    { cents: fee }
  ]
}
