import type { Cart } from '../../contract/cart/cart.ts'
import type { Order } from '../../contract/order/order.ts'

/** A row of a price breakdown with its amount in cents; discounts are negative. */
export type SumRow = { cents: number } & (
  | { kind: 'subtotal' }
  | { kind: 'deal'; name: string }
  | { kind: 'promo'; name: string | null; code: string }
  | { kind: 'reward'; name: string }
  | { kind: 'points'; count: number }
  | { kind: 'fee' }
  | { kind: 'deposits' }
  | { kind: 'tax'; name: string }
  | { kind: 'tip' }
)

type Part =
  | 'subtotal'
  | 'deals'
  | 'promos'
  | 'orderLoyalty'
  | 'orderReward'
  | 'method'
  | 'fee'
  | 'deposits'
  | 'taxes'
  | 'tip'

/**
 * Returns the rows of a cart's or order's price breakdown, which add up to its total. Discounts from deals, codes and points are
 * deducted before tax. A delivery has a fee even if it costs nothing.
 */
export function sumRows(summed: Pick<Cart | Order, Part>): SumRow[] {
  const { subtotal, deals, promos, orderLoyalty, orderReward, method, fee, deposits, taxes, tip } = summed
  const rows: SumRow[] = [{ kind: 'subtotal', cents: subtotal }]
  for (const { name, amount } of deals) rows.push({ kind: 'deal', name, cents: -amount })
  for (const { name, code, amount } of promos) if (amount > 0) rows.push({ kind: 'promo', name, code, cents: -amount })
  if (orderReward.points > 0) rows.push({ kind: 'reward', name: orderReward.name ?? '', cents: -orderReward.amount })
  const { pointsRedeemed: count } = orderLoyalty
  if (count > 0) rows.push({ kind: 'points', count, cents: -orderLoyalty.amount })
  if (fee > 0 || method === 'delivery') rows.push({ kind: 'fee', cents: fee })
  if (deposits > 0) rows.push({ kind: 'deposits', cents: deposits })
  rows.push(...taxes.map(({ name, amount }): SumRow => ({ kind: 'tax', name, cents: amount })))
  if (tip > 0) rows.push({ kind: 'tip', cents: tip })
  return rows
}

/** Returns the savings from sales, deals and codes together, in cents. */
export const savedIn = ({ savings, deals, promos }: Pick<Cart | Order, 'savings' | 'deals' | 'promos'>): number =>
  savings + [...deals, ...promos].reduce((sum, { amount }) => sum + amount, 0)
