import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { statusShown } from './status.ts'

type Known = Pick<StaffOrder, 'id' | 'status' | 'pending' | 'curbside'>

/** Returns the number of new orders. */
export const countNew = (orders: readonly Known[]): number =>
  orders.filter(order => statusShown(order) === 'placed').length

/** Returns true if an order has come, which the server may have confirmed already, or a customer has arrived, since a list was read. */
export function hasNews(before: readonly Known[], now: readonly Known[]): boolean {
  const known = new Map(before.map(order => [order.id, order]))
  return now.some(order => {
    const earlier = known.get(order.id)
    return (
      (!earlier && (order.status === 'placed' || order.status === 'confirmed')) ||
      Boolean(order.curbside && earlier && !earlier.curbside)
    )
  })
}

/** Returns the title of the tab, with the number of new orders. */
export const tabTitle = (count: number, title: string): string => (count > 0 ? `(${count}) ${title}` : title)
