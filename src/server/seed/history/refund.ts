import { nothingRefunded, type RefundedPart, refundBetween, wholeOf } from '../../../rules/order/refund.ts'
import { newId, type refunds } from '../../db/schema.ts'
import { paidFor } from '../../ordering/refunds/paid-order.ts'
import type { Chance } from './chance.ts'
import type { PastOrder, Scene } from './past-order.ts'

const HOUR = 3_600_000

/** A refund of the past, and its order as it is since. */
export interface PastRefund {
  refund: typeof refunds.$inferSelect
  order: PastOrder['order']
}

/** Draws a refund of a completed order a day or so later: of all of it, or of one piece; undefined if that is not over. */
export function pastRefund(
  { history, chance }: Pick<Scene, 'history' | 'chance'>,
  { order, lines }: PastOrder,
  now: number
): PastRefund | undefined {
  const at = new Date((order.endedAt?.getTime() ?? now) + chance.between(18, 30) * HOUR)
  const paid = paidFor(order, lines)
  if (order.status !== 'completed' || at.getTime() > now || paid === undefined) return undefined
  const isAll = lines.length === 1 || chance.is(0.3)
  const reason = chance.of(history.refundReasons)[order.locale]
  const part = isAll ? wholeOf(paid) : onePiece(lines, chance)
  const { goods, deposits, taxes, fee, tip, amount } = refundBetween(paid, nothingRefunded, part)
  const named = taxes.map(tax => ({ ...order.taxes.find(({ code }) => code === tax.code), ...tax }))
  const pieces = Object.entries(part.pieces).map(([line, quantity]) => ({ line, quantity }))
  const refund = {
    id: newId(),
    orderId: order.id,
    at,
    reason,
    lines: pieces,
    goods,
    deposits,
    taxes: named,
    fee,
    tip,
    amount,
    paymentId: null,
    reference: null,
    attempts: 0,
    triedAt: null,
    settledAt: null
  }
  return { refund, order: isAll ? { ...order, refundedAt: at, refundReason: reason } : order }
}

const onePiece = (lines: PastOrder['lines'], chance: Chance): RefundedPart => ({
  pieces: { [chance.of(lines).id]: 1 },
  fee: false,
  tip: false
})
