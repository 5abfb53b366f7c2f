import type { OrderStatus } from '../../../contract/order/order.ts'
import type { StaffOrder } from '../../../contract/staff/staff-board.ts'

type Changing = Pick<StaffOrder, 'status'> & { pending?: StaffOrder['pending'] }

/** Returns the status that the board shows: a change that may still be undone counts as made. */
export const statusShown = ({ status, pending }: Changing): OrderStatus => pending?.status ?? status

/** The columns of the board, in order. */
export const columns = ['placed', 'confirmed', 'preparing', 'ready'] as const

/** A column of the board. */
export type Column = (typeof columns)[number]

/** Returns the column of an order; undefined for one that has ended. */
export function columnOf(order: Changing): Column | undefined {
  const status = statusShown(order)
  if (status === 'out_for_delivery') return 'ready'
  return columns.find(column => column === status)
}

/** Returns the next status of an order; undefined for one that has ended. */
export function nextStatus(order: Changing & Pick<StaffOrder, 'method'>): OrderStatus | undefined {
  const status = statusShown(order)
  if (status === 'placed') return 'confirmed'
  if (status === 'confirmed') return 'preparing'
  if (status === 'preparing') return order.method === 'delivery' ? 'out_for_delivery' : 'ready'
  return status === 'ready' || status === 'out_for_delivery' ? 'completed' : undefined
}
