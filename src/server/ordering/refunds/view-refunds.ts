import { asc, inArray } from 'drizzle-orm'
import type { Refund } from '../../../contract/order/refund.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { pointsIn, refundedBy } from '../../../rules/order/refund.ts'
import { type orderLines, type orders, refunds } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { isoIn } from '../../shop/locations/zone-offsets.ts'
import { viewTaxes } from '../carts/view-cart.ts'
import { paidFor, type RefundRow } from './paid-order.ts'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** Reads the refunds of orders, oldest first; only completed ones can have any. */
export async function readRefunds(
  db: Queries,
  orderRows: readonly Pick<OrderRow, 'id' | 'status'>[]
): Promise<RefundRow[]> {
  const ids = orderRows.filter(({ status }) => status === 'completed').map(({ id }) => id)
  if (ids.length === 0) return []
  return db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.at))
}

/** Returns the refunds of an order in their API shape; undefined if there are none. */
export function viewRefunds(rows: readonly RefundRow[], zone: string, language: Language): Refund[] | undefined {
  if (rows.length === 0) return undefined
  return rows.map(({ id, at, reason, lines, goods, deposits, taxes, fee, tip, amount }) => ({
    id,
    at: isoIn(at.getTime(), zone),
    reason,
    lines,
    goods,
    deposits,
    taxes: viewTaxes(taxes, language),
    fee,
    tip,
    amount
  }))
}

/** Returns the points that an order earns, without those of refunded goods. */
export function earnedBy(order: OrderRow, lines: readonly LineRow[], rows: readonly RefundRow[]): number {
  if (order.status === 'cancelled' || order.refundedAt !== null) return 0
  const paid = rows.length === 0 ? undefined : paidFor(order, lines)
  return paid ? order.earns - pointsIn(paid, refundedBy(rows), { used: 0, earned: order.earns }).earned : order.earns
}

/** Returns the price of each part of a completed order, for its staff; undefined if nothing of it can be refunded by line. */
export function viewPaid(order: OrderRow, lines: readonly LineRow[]): StaffOrder['paid'] {
  const paid = order.status === 'completed' && order.refundedAt === null ? paidFor(order, lines) : undefined
  if (paid === undefined) return undefined
  return {
    ...paid,
    feeTaxes: [...paid.feeTaxes],
    lines: paid.lines.map(({ line, quantity, goods, deposits, taxes }) => ({
      line,
      quantity,
      goods,
      deposits,
      taxes: [...taxes]
    }))
  }
}
