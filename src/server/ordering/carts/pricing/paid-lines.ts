import type { CodedTax } from '../../../../rules/order/refund.ts'
import type { LineDiscount } from './line-discounts.ts'
import type { SplitStoredTax } from './taxes.ts'

/** The part of an order's sums that belongs to one of its lines, in cents; a refund of the line gives it back. */
export interface LineShare extends LineDiscount {
  /** The taxes on its goods and its deposits. */
  taxes: CodedTax[]
}

/** Returns the share of each line in the sums of an order whose parts, as `taxedParts` orders them, have these taxes. */
export const shareLines = (discounts: readonly LineDiscount[], taxes: readonly SplitStoredTax[]): LineShare[] =>
  discounts.map((discount, at) => ({
    ...discount,
    taxes: taxes.flatMap(({ code, shares }) => {
      const amount = (shares[at] ?? 0) + (shares[discounts.length + at] ?? 0)
      return amount === 0 ? [] : [{ code, amount }]
    })
  }))
