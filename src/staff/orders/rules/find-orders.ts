import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { fold } from '../../../lib/search/fold.ts'

type Named = Pick<StaffOrder, 'number' | 'pickupCode' | 'customer'>

const plain = (text: string): string => fold(text).text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds orders by typed or scanned text: the one with that number or pickup code; otherwise those whose number, name, code
 * or phone number contains it. Case, accents, spaces and hyphens don't matter.
 */
export function findOrders<Order extends Named>(orders: readonly Order[], typed: string): Order[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const exact = orders.filter(({ number, pickupCode }) => [number, pickupCode].some(code => plain(code) === wanted))
  if (exact.length > 0) return exact
  return orders.filter(({ number, pickupCode, customer }) =>
    [number, pickupCode, `${customer.first_name}${customer.last_name}`, customer.phone].some(text =>
      plain(text).includes(wanted)
    )
  )
}
