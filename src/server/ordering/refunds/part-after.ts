import type { InferOutput } from 'valibot'
import type { refundOrder } from '../../../contract/staff/staff-board.ts'
import type { PaidOrder, RefundedPart } from '../../../rules/order/refund.ts'
import { badFields } from '../../http/api-error.ts'

type RequestedPart = NonNullable<InferOutput<(typeof refundOrder)['body']>['part']>

/**
 * Returns the refunded part of an order after a request, which names all that is to be refunded by then. Earlier refunds stay
 * as they are. Throws 422 for a line that the order doesn't have, or for more pieces than it has of one.
 */
export function partAfter(
  { lines }: Pick<PaidOrder, 'lines'>,
  before: RefundedPart,
  requested: RequestedPart
): RefundedPart {
  const pieces: Record<string, number> = { ...before.pieces }
  for (const { line, quantity } of requested.lines) {
    const bought = lines.find(candidate => candidate.line === line)?.quantity
    if (bought === undefined || quantity > bought) throw badFields({ part: 'unknown' })
    pieces[line] = Math.max(pieces[line] ?? 0, quantity)
  }
  return { pieces, fee: before.fee || requested.fee, tip: before.tip || requested.tip }
}
