import { atom } from 'nanostores'
import type { OrderStatus } from '../../contract/order/order.ts'
import {
  readStaffOrders,
  refundOrder,
  releaseHold,
  setOrderStatus,
  type StaffOrder,
  undoOrderStatus
} from '../../contract/staff/staff-board.ts'
import { hasNews } from '../orders/rules/news.ts'
import { columnOf } from '../orders/rules/status.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call, Refused } from './call.ts'
import { currentTime } from './now.ts'
import { ring } from './sound.ts'
import { $slug } from './stores.ts'
import { toast } from './toasts.ts'

/** The orders of the selected store. */
export interface OrderLists {
  slug: string
  open: StaffOrder[]
  ended: StaffOrder[]
  /** The channel on which changes are announced. */
  channel: string
}

/** The orders; undefined before they are loaded. */
export const $orders = atom<OrderLists | undefined>()

/** When the orders were read last, and whether the last attempt failed. */
export const $freshness = atom<{ at: number; isStale: boolean }>({ at: 0, isStale: false })

/** The order that was acted on last, and which of its buttons takes the focus when it changes columns. */
export const $acted = atom<{ id: string; button: number } | undefined>()

/** Counts the reads that were begun and the changes that were put in. */
let reads = 0
let changes = 0

/**
 * Loads the orders of the selected store; keeps those shown while the server can't be reached. A reply older than a
 * change of this page never takes the change back: the orders are read again.
 */
export async function readOrders(): Promise<void> {
  const slug = $slug.get()
  const [turn, known] = [++reads, changes]
  const read = (state: string) => call(readStaffOrders, { params: { location: slug }, query: { state } })
  try {
    const [open, ended] = await Promise.all([read('open'), read('ended')])
    if (slug !== $slug.get() || turn !== reads) return
    if (known !== changes) return await readOrders()
    const before = $orders.get()
    $orders.set({ slug, open: open.orders, ended: ended.orders, channel: open.channel })
    $freshness.set({ at: currentTime(), isStale: false })
    if (before?.slug === slug && hasNews([...before.open, ...before.ended], open.orders)) ring()
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 401) throw error
    $freshness.set({ ...$freshness.get(), isStale: true })
  }
}

/** Puts a changed order into the lists: a change shows immediately, in whichever column. */
export function putOrder(order: StaffOrder): void {
  changes++
  const lists = $orders.get()
  if (!lists) return
  const put = (list: StaffOrder[]) => list.map(one => (one.id === order.id ? order : one))
  const isListed = [...lists.open, ...lists.ended].some(({ id }) => id === order.id)
  const open = isListed || !columnOf(order) ? lists.open : [...lists.open, order]
  $orders.set({ ...lists, open: put(open), ended: put(lists.ended) })
}

async function undo(orders: readonly StaffOrder[]): Promise<void> {
  await attempt(async () => {
    try {
      for (const { id } of orders) putOrder(await call(undoOrderStatus, { params: { order: id } }))
      const [first] = orders
      toast(
        orders.length === 1 && first
          ? say('undone', { number: first.number })
          : say('undoneMany', { count: orders.length })
      )
    } finally {
      await readOrders()
    }
  })
}

const send = (id: string, status: OrderStatus, more: { reason?: string | null; ageChecked?: boolean }) =>
  call(setOrderStatus, {
    params: { order: id },
    body: { status, reason: null, ageChecked: false, undo: true, ...more }
  })

/** Sets an order's status, which can be undone for five seconds. The server carries it out. */
export async function moveOrder(
  order: StaffOrder,
  status: OrderStatus,
  more: { reason?: string | null; ageChecked?: boolean } = {}
): Promise<void> {
  await attempt(async () => {
    try {
      const moved = await send(order.id, status, more)
      // Together: the card that takes the focus is the one in the new column.
      $acted.set({ id: order.id, button: 0 })
      putOrder(moved)
      const state = say(`is.${status}`)
      toast(say('moved', { number: order.number, state }), { undo: () => void undo([order]) })
    } catch (error) {
      await readOrders()
      throw error
    }
  })
}

/** Confirms several orders together. */
export async function confirmAll(orders: readonly StaffOrder[]): Promise<void> {
  const done: StaffOrder[] = []
  await attempt(async () => {
    for (const order of orders) {
      putOrder(await send(order.id, 'confirmed', {}))
      done.push(order)
    }
  })
  if (done.length > 0) toast(say('movedMany', { count: done.length }), { undo: () => void undo(done) })
  if (done.length < orders.length) await attempt(readOrders)
}

/** Releases an order that was held for review. */
export async function releaseOrder({ id, number }: StaffOrder): Promise<void> {
  await attempt(async () => {
    putOrder(await call(releaseHold, { params: { order: id }, body: { hold: null } }))
    toast(say('released', { number }))
  })
}

/** Records that a completed order is refunded, with the reason. */
export async function refund({ id, number }: StaffOrder, reason: string): Promise<void> {
  await attempt(async () => {
    putOrder(await call(refundOrder, { params: { order: id }, body: { reason } }))
    toast(say('refundDone', { number }))
  })
}
