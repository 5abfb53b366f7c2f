import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { refundBetween, refundedBy, type RefundedPart, wholeOf } from '../../../rules/order/refund.ts'
import { refundAmounts } from '../../../rules/order/refund-amounts.ts'

/** A piece count of a line that can still be refunded. */
export interface RefundableLine {
  line: string
  name: string
  variantName: string
  /** The pieces that are not refunded yet, at least one. */
  left: number
}

/** Returns the lines of an order of which something is left to refund; empty if it can only be refunded as a whole. */
export function refundableLines({ paid, lines, refunds = [] }: StaffOrder): RefundableLine[] {
  const { pieces } = refundedBy(refunds)
  return (paid?.lines ?? []).flatMap(({ line, quantity }) => {
    const left = quantity - (pieces[line] ?? 0)
    const bought = lines.find(({ id }) => id === line)
    return left > 0 && bought ? [{ line, left, name: bought.name, variantName: bought.variantName }] : []
  })
}

/** Returns the fee and the tip of an order that are not refunded yet, in cents. */
export function refundableExtras({ paid, refunds = [] }: StaffOrder): { fee: number; tip: number } {
  const { fee, tip } = refundedBy(refunds)
  return { fee: paid && !fee ? paid.fee : 0, tip: paid && !tip ? paid.tip : 0 }
}

/** Returns an order's refunded part with a choice added to it. */
export function partWith({ refunds = [] }: StaffOrder, chosen: RefundedPart): RefundedPart {
  const { pieces, fee, tip } = refundedBy(refunds)
  const after = { ...pieces }
  for (const [line, count] of Object.entries(chosen.pieces)) after[line] = (after[line] ?? 0) + count
  return { pieces: after, fee: fee || chosen.fee, tip: tip || chosen.tip }
}

/** Returns the cents that a refund gives back: of a chosen part, or of all that is left. */
export function amountOf(order: StaffOrder, chosen: RefundedPart | undefined): number {
  const { paid, refunds = [], total } = order
  if (paid === undefined) return total
  const after = chosen ? partWith(order, chosen) : wholeOf(paid)
  return refundBetween(paid, refundedBy(refunds), after).amount
}

/** Returns the cents that were refunded of an order. */
export const refundedCents = (order: StaffOrder): number => refundAmounts(order).reduce((sum, cents) => sum + cents, 0)
