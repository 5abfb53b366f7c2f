import { computed } from 'nanostores'
import { request } from '../../api/request.ts'
import { type Order, type OrderStatus, readOrder } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { hearOrder } from '../../realtime/channels.ts'
import { dataOf } from '../core/async-state.ts'
import { createLatest } from '../core/latest.ts'
import { onReset } from '../core/reset.ts'
import { createResource } from '../core/resource.ts'
import { $placedOrder } from './placed-order.ts'

/** How often an order that is under way is asked about, in milliseconds (SPEC C13: polling where nothing better can be had). */
export const POLL_EVERY = 10_000
const ended: readonly OrderStatus[] = ['completed', 'cancelled']

const order = createResource<Order, string>({
  scope: 'person',
  isOf: ({ id }, wanted) => id === wanted,
  read: id => request(readOrder, { params: { order: id } })
})

/** The order on show. */
export const $order = order.$state

/** The items of the order on show, each by its name (SPEC A3, Order slice). */
export const $orderItems = computed($order, load => dataOf(load)?.lines ?? [])

/** Which order is followed. */
const openings = createLatest('person')
let cancelPoll = () => {}
let stopListening: (() => void) | undefined

/** Shows an order that was just placed. */
export function showPlaced(placed: Order): void {
  $placedOrder.set(placed)
  order.show(placed)
}

/** Shows a newer state of the order on show; another order is passed over. */
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

/** Opens an order and follows it until it has ended or another screen is opened. */
export async function openOrder(id: string): Promise<void> {
  closeOrder()
  const isOpen = openings.begin()
  stopListening = hearOrder(id, () => void refresh(id, isOpen))
  await refresh(id, isOpen)
}

/** Stops following the order; what is shown of it stays until another one is opened. */
export function closeOrder(): void {
  openings.cancel()
  cancelPoll()
  stopListening?.()
  stopListening = undefined
}

onReset('person', closeOrder)
