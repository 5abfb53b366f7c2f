import type { CodedTax, PaidOrder } from '../../../rules/order/refund.ts'
import type { orderLines, orders, refunds } from '../../db/schema.ts'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** A stored refund. */
export type RefundRow = typeof refunds.$inferSelect

/** Returns the price of each part of an order; undefined for one whose lines were stored without their shares of its sums. */
export function paidFor(
  { fee, tip, taxes }: Pick<OrderRow, 'fee' | 'tip' | 'taxes'>,
  lines: readonly LineRow[]
): PaidOrder | undefined {
  if (lines.some(({ discount }) => discount === null)) return undefined
  const paidLines = lines.map(line => ({
    line: line.id,
    quantity: line.quantity,
    goods: line.unitPrice * line.quantity - (line.discount ?? 0),
    deposits: (line.deposit ?? 0) * line.quantity,
    taxes: line.taxes ?? [],
    redeemed: line.redeemed ?? 0
  }))
  return { lines: paidLines, fee, feeTaxes: restOf(taxes, paidLines), tip }
}

/** Returns the taxes that are not those of the lines: the delivery fee's. */
function restOf(taxes: readonly CodedTax[], lines: readonly { taxes: readonly CodedTax[] }[]): CodedTax[] {
  const onLines = lines.flatMap(line => line.taxes)
  return taxes.flatMap(({ code, amount }) => {
    const rest = onLines.filter(tax => tax.code === code).reduce((left, tax) => left - tax.amount, amount)
    return rest > 0 ? [{ code, amount: rest }] : []
  })
}
