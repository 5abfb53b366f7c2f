import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { statusShown } from './status.ts'

/** The money of an order as the person at the counter needs it. */
export type Payment = 'paid' | 'collect' | 'collected' | 'refunded' | 'unpaid'

/** Returns whether an order is paid, has to be paid when it is handed over, or was; or, if cancelled, what became of it. */
export function paymentOf(order: Pick<StaffOrder, 'tender' | 'status' | 'pending' | 'refund'>): Payment {
  if (order.refund) return 'refunded'
  const status = statusShown(order)
  if (order.tender === 'card') return status === 'cancelled' ? 'refunded' : 'paid'
  if (status === 'cancelled') return 'unpaid'
  return status === 'completed' ? 'collected' : 'collect'
}
