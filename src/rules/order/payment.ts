import type { Order } from '../../contract/order/order.ts'

/**
 * Returns how the total of an order is paid: it was paid by card, or is due in the store, at the car or at the door; none
 * once it was handed over and paid there, cancelled or refunded.
 */
export function paymentOf({
  status,
  refund,
  tender,
  method
}: Pick<Order, 'status' | 'refund' | 'tender' | 'method'>): 'card' | 'store' | 'curb' | 'door' | 'none' {
  if (status === 'cancelled' || refund) return 'none'
  if (tender === 'card') return 'card'
  if (status === 'completed') return 'none'
  if (method === 'curbside') return 'curb'
  return method === 'delivery' ? 'door' : 'store'
}
