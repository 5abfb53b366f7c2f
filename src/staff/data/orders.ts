import { computed } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { ExtraTime } from '../../contract/staff/extra-time.ts'
import { readStaffOrders, type StaffOrder } from '../../contract/staff/staff-board.ts'
import { columnOf } from '../orders/rules/status.ts'
import { may } from './rights.ts'
import { $slug } from './stores.ts'

/** The orders of a store. */
export interface OrderLists {
  slug: string
  open: readonly StaffOrder[]
  ended: readonly StaffOrder[]
  /** The channel on which changes are announced. */
  channel: string
  /** The time that is added to new orders; null for none. */
  extra: ExtraTime
}

/** Counts the changes of this page. */
let changes = 0

/** Reads both lists; again if an order was changed here since, which an older reply would take back. */
async function read(slug: string): Promise<Result<OrderLists>> {
  const known = changes
  const listOf = (state: string) => request(readStaffOrders, { params: { location: slug }, query: { state } })
  const [open, ended] = await Promise.all([listOf('open'), listOf('ended')])
  if (!open.ok) return open
  if (!ended.ok) return ended
  if (known !== changes) return read(slug)
  const { orders, channel, extra } = open.value
  return { ...open, value: { slug, open: orders, ended: ended.value.orders, channel, extra } }
}

/** The orders of the selected store, which stay while the server can't be reached. */
export const orders = createResource<OrderLists, string>({
  scope: 'person',
  isOf: (lists, slug) => lists.slug === slug,
  read
})

/** The orders; undefined before they are loaded. */
export const $orders = computed(orders.$state, dataOf)

/** Loads the orders of the selected store; none before one is known, and for a member who may not see them. */
export async function readOrders(): Promise<void> {
  const slug = $slug.get()
  if (slug && may('orders')) await orders.load(slug)
}

/** Puts a changed order into the lists: a change shows immediately, in whichever column. */
export function putOrder(order: StaffOrder): void {
  changes++
  changeValue(orders.$state, lists => {
    const put = (list: readonly StaffOrder[]) => list.map(item => (item.id === order.id ? order : item))
    const isListed = [...lists.open, ...lists.ended].some(({ id }) => id === order.id)
    const open = isListed || !columnOf(order) ? lists.open : [...lists.open, order]
    return { ...lists, open: put(open), ended: put(lists.ended) }
  })
}

/** Notes the time that is added to new orders of a store. */
export const noteExtra = (slug: string, extra: ExtraTime): void =>
  changeValue(orders.$state, lists => (lists.slug === slug ? { ...lists, extra } : lists))
