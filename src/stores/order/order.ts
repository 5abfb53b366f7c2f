import { atom, computed } from 'nanostores'
import { request } from '../../api/request.ts'
import { type Order, type OrderStatus, readOrder } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { hearOrder } from '../../realtime/channels.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, type AsyncState, dataOf } from '../core/async-state.ts'
import { $placedOrder } from './placed-order.ts'

/** How often an order that is under way is asked about, in milliseconds (SPEC C13: polling where nothing better can be had). */
export const POLL_EVERY = 10_000
const ended: readonly OrderStatus[] = ['completed', 'cancelled']

/** The order on show. */
export const $order = atom<AsyncState<Order>>({ state: 'idle' })

/** The items of the order on show, each by its name (SPEC A3, Order slice). */
export const $orderItems = computed($order, load => dataOf(load)?.lines ?? [])

let turn = 0
let asked = 0
let callOff = () => {}
let endHearing: (() => void) | undefined
let readyAt = 0

/** Shows an order that was just placed. */
export function showPlaced(order: Order): void {
  $placedOrder.set(order)
  showOrder(order)
}

/** Shows an order as it stands by now, unless another one is on show. */
export function showChanged(order: Order): void {
  if (dataOf($order.get())?.id !== order.id) return
  // What was asked before says nothing new.
  asked++
  showOrder(order)
}

function showOrder(order: Order): void {
  readyAt = platform().clock.now()
  $order.set({ state: 'ready', value: order })
}

async function refresh(id: string, mine: number): Promise<void> {
  if (mine !== turn) return
  callOff()
  const number = ++asked
  const result = await request(readOrder, { params: { order: id } })
  // An answer that a later one has overtaken says nothing new.
  if (mine !== turn || number !== asked) return
  const shown = dataOf($order.get())
  if (result.ok) showOrder(result.value)
  else {
    const problem = toUserMessage(result.problem)
    $order.set(shown ? { state: 'stale', value: shown, since: readyAt, problem } : { state: 'failed', problem })
  }
  const now = dataOf($order.get())
  if (now && !ended.includes(now.status)) callOff = platform().clock.after(POLL_EVERY, () => void refresh(id, mine))
}

/** Opens an order and follows it until it has ended or another screen is opened. */
export async function openOrder(id: string): Promise<void> {
  const mine = ++turn
  endHearing?.()
  endHearing = hearOrder(id, () => void refresh(id, mine))
  if (dataOf($order.get())?.id !== id) $order.set({ state: 'loading' })
  await refresh(id, mine)
}

/** Stops following the order; what is shown of it stays until another one is opened. */
export function closeOrder(): void {
  turn++
  callOff()
  endHearing?.()
  endHearing = undefined
}

/** Forgets all orders: they bear a person's name. */
export function forgetOrders(): void {
  closeOrder()
  $order.set({ state: 'idle' })
  $placedOrder.set(undefined)
}

onReset('orders', forgetOrders)
