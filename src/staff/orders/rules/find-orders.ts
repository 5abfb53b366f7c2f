import type { OrderLine } from '../../../contract/order/order.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { identifiedBy } from '../../../rules/catalog/identifiers.ts'
import { fold } from '../../../lib/search/fold.ts'

type Named = Pick<StaffOrder, 'number' | 'pickupCode' | 'customer'> & {
  lines: readonly Pick<OrderLine, 'sku'>[]
}

const plain = (text: string): string => fold(text).text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds orders by typed or scanned text: the one with that number or pickup code; otherwise those with a product of that
 * SKU; otherwise those whose number, name, code or phone number contains it. Case, accents, spaces and hyphens don't matter.
 */
export function findOrders<Order extends Named>(orders: readonly Order[], typed: string): Order[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const exact = orders.filter(({ number, pickupCode }) => [number, pickupCode].some(code => plain(code) === wanted))
  if (exact.length > 0) return exact
  const isScanned = identifiedBy(typed)
  const withProduct = orders.filter(({ lines }) => lines.some(isScanned))
  if (withProduct.length > 0) return withProduct
  return orders.filter(({ number, pickupCode, customer }) =>
    [number, pickupCode, `${customer.first_name}${customer.last_name}`, customer.phone].some(text =>
      plain(text).includes(wanted)
    )
  )
}
