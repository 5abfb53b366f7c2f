import { computed } from 'nanostores'
import { array, object, safeParse, string } from 'valibot'
import { request } from '../../client/http/request.ts'
import { type Order, readOrder } from '../../contract/order/order.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { hearOrder } from '../../client/live/channels.ts'
import { $flags } from '../../routing/location.ts'
import { dataOf } from '../../client/async-state.ts'
import { onReset, resettable } from '../../client/reset.ts'
import { $order } from './order.ts'
import { $placedOrder } from './placed-order.ts'

/** Where the ids are kept on the device: a guest has no other way back to their orders than the emails. */
const KEY = 'order-under-way'
const savedOrders = object({ orders: array(string()) })

/** How often the order is read where no live message arrives, in milliseconds. */
const READ_EVERY = 60_000

const hasEnded = ({ status }: Order): boolean => status === 'completed' || status === 'cancelled'

/** The shopper's orders until they are handed over or cancelled, the newest first. Never at a kiosk (SPEC C15). */
export const $underWay = resettable<readonly Order[]>(['person', 'device'], [])

/** The ids of an earlier visit that were not read yet. */
const unread = new Set<string>()
onReset(['person', 'device'], () => unread.clear())

/** The ids as one text, which changes only when an order comes or goes. */
const $ids = computed($underWay, orders => orders.map(({ id }) => id).join(' '))

const idsOf = (text: string): string[] => text.split(' ').filter(Boolean)

function keep(): void {
  const orders = [...idsOf($ids.get()), ...unread]
  void platform().cache.set(KEY, orders.length > 0 ? JSON.stringify({ orders }) : '')
}

function note(order: Order): void {
  if ($flags.get().in_store) return
  const others = $underWay.get().filter(({ id }) => id !== order.id)
  const orders = hasEnded(order) ? others : [order, ...others]
  const ageOf = ({ placedAt, number }: Order) => placedAt + number
  $underWay.set([...orders].sort((a, b) => ageOf(b).localeCompare(ageOf(a))))
}

async function read(id: string): Promise<void> {
  const browser = platform()
  const result = await request(readOrder, { params: { order: id } })
  // A forgotten one stays so.
  if (!isCurrent(browser) || !(unread.has(id) || $ids.get().includes(id))) return
  if (!result.ok && result.problem.kind !== 'refused') return
  unread.delete(id)
  if (result.ok) note(result.value)
  else $underWay.set($underWay.get().filter(order => order.id !== id))
  // One that was over before it was read has changed nothing.
  keep()
}

async function recall(): Promise<void> {
  const browser = platform()
  const text = await browser.cache.get(KEY)
  if (!text || !isCurrent(browser)) return
  const result = safeParse(savedOrders, JSON.parse(text))
  if (!result.success) return
  for (const id of result.output.orders) unread.add(id)
  await Promise.all(result.output.orders.map(read))
}

/** Reads the order now and then, and when something is said of it. Returns a function that stops it. */
function follow(id: string): () => void {
  const { clock, onReturn } = platform()
  let isOver = false
  let cancel = () => {}
  const wait = () => {
    cancel()
    if (!isOver) cancel = clock.after(READ_EVERY, again)
  }
  const again = () => void read(id).then(wait)
  wait()
  const ends = [hearOrder(id, () => void read(id)), onReturn(again)]
  return () => {
    isOver = true
    cancel()
    for (const end of ends) end?.()
  }
}

/**
 * Follows the shopper's orders that are under way, and keeps their ids on this device until they are over or forgotten.
 * Returns an unsubscribe function.
 */
export function followUnderWay(): () => void {
  const stops = new Map<string, () => void>()
  const disposers = [
    $placedOrder.listen(order => {
      if (order) note(order)
    }),
    $order.listen(load => {
      const order = dataOf(load)
      if (order && stops.has(order.id)) note(order)
    }),
    $ids.listen(text => {
      const ids = idsOf(text)
      for (const [id, stop] of stops) {
        if (ids.includes(id)) continue
        stop()
        stops.delete(id)
      }
      for (const id of ids) if (!stops.has(id)) stops.set(id, follow(id))
      keep()
    }),
    () => {
      for (const stop of stops.values()) stop()
    }
  ]
  if (!$flags.get().in_store) void recall()
  return () => {
    for (const dispose of disposers) dispose()
  }
}
