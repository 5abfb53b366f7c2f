import type { Order } from '../../contract/order/order.ts'

/** Returns the amounts that were refunded of an order, oldest first, in cents. */
export function refundAmounts({ refund, refunds = [], total }: Pick<Order, 'refund' | 'refunds' | 'total'>): number[] {
  // A back end that only refunds whole orders has no list of refunds.
  if (refunds.length === 0) return refund ? [total] : []
  return refunds.map(({ amount }) => amount)
}
