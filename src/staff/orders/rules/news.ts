import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { statusShown } from './status.ts'

type Known = Pick<StaffOrder, 'id' | 'status' | 'pending' | 'curbside'>

/** Returns the number of new orders. */
export const countNew = (orders: readonly Known[]): number => orders.filter(one => statusShown(one) === 'placed').length

/** Returns true if an order has come, or a customer has arrived at the curb, since a list was read. */
export function hasNews(before: readonly Known[], now: readonly Known[]): boolean {
  const known = new Map(before.map(one => [one.id, one]))
  return now.some(one => {
    const earlier = known.get(one.id)
    return (!earlier && one.status === 'placed') || Boolean(one.curbside && earlier && !earlier.curbside)
  })
}

/** Returns the title of the tab, with the number of new orders. */
export const tabTitle = (count: number, title: string): string => (count > 0 ? `(${count}) ${title}` : title)
