import { computed } from 'nanostores'
import { request } from '../../client/http/request.ts'
import { type Order, type OrderStatus, readOrder } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { hearOrder } from '../../client/live/channels.ts'
import { dataOf } from '../../client/async-state.ts'
import { createLatest } from '../../client/latest.ts'
import { onReset } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import { $placedOrder } from './placed-order.ts'

/** The polling interval of an active order, in milliseconds (SPEC C13: polling as the fallback). */
export const POLL_EVERY = 10_000
const ended: readonly OrderStatus[] = ['completed', 'cancelled']

const order = createResource<Order, string>({
  scope: 'person',
  isOf: ({ id }, wanted) => id === wanted,
  read: id => request(readOrder, { params: { order: id } })
})

/** The open order. */
export const $order = order.$state

/** The lines of the open order (SPEC A3, Order slice). */
export const $orderItems = computed($order, load => dataOf(load)?.lines ?? [])

/** Tracks which order is being followed. */
const openings = createLatest('person')
let cancelPoll = () => {}
let stopListening: (() => void) | undefined

/** Shows an order that was just placed. */
export function showPlaced(placed: Order): void {
  $placedOrder.set(placed)
  order.show(placed)
}

/** Updates the open order; other orders are ignored. */
export function showChanged(changed: Order): void {
  if (dataOf($order.get())?.id === changed.id) order.show(changed)
}

async function refresh(id: string, isOpen: () => boolean): Promise<void> {
  if (!isOpen()) return
  cancelPoll()
  await order.load(id)
  const now = dataOf($order.get())
  if (!isOpen() || !now || ended.includes(now.status)) return
  cancelPoll()
  cancelPoll = platform().clock.after(POLL_EVERY, () => void refresh(id, isOpen))
}

/** Opens an order and follows it until it is final or another screen is opened. */
export async function openOrder(id: string): Promise<void> {
  closeOrder()
  const isOpen = openings.begin()
  stopListening = hearOrder(id, () => void refresh(id, isOpen))
  await refresh(id, isOpen)
}

/** Stops following the order. It stays visible until another one is opened. */
export function closeOrder(): void {
  openings.cancel()
  cancelPoll()
  stopListening?.()
  stopListening = undefined
}

onReset('person', closeOrder)
