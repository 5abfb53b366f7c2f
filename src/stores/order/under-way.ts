import { computed } from 'nanostores'
import { object, safeParse, string } from 'valibot'
import { request } from '../../api/request.ts'
import { type Order, readOrder } from '../../contract/order/order.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { hearOrder } from '../../realtime/channels.ts'
import { $flags } from '../../routing/location.ts'
import { dataOf } from '../core/async-state.ts'
import { resettable } from '../core/reset.ts'
import { $order } from './order.ts'
import { $placedOrder } from './placed-order.ts'

/** Where the id is kept on the device: a guest has no other way back to their order than the email. */
const KEY = 'order-under-way'
const kept = object({ order: string() })

/** How often the order is read where no live message arrives, in milliseconds. */
const READ_EVERY = 60_000

const hasEnded = ({ status }: Order): boolean => status === 'completed' || status === 'cancelled'

/** The shopper's order until it is handed over or cancelled; undefined if there is none. Never at a kiosk (SPEC C15). */
export const $underWay = resettable<Order | undefined>(['person', 'device'], undefined)

const $id = computed($underWay, order => order?.id)

const keep = (id: string | undefined) =>
  void platform().cache.set(KEY, id === undefined ? '' : JSON.stringify({ order: id }))

function note(order: Order): void {
  if ($flags.get().in_store) return
  $underWay.set(hasEnded(order) ? undefined : order)
}

async function read(id: string): Promise<void> {
  const outside = platform()
  const result = await request(readOrder, { params: { order: id } })
  if (!isCurrent(outside) || ($id.get() ?? id) !== id) return
  if (result.ok) note(result.value)
  else if (result.problem.kind !== 'refused') return
  else $underWay.set(undefined)
  // One that was over before it was read has changed nothing.
  if (!$underWay.get()) keep(undefined)
}

async function recall(): Promise<void> {
  const outside = platform()
  const text = await outside.cache.get(KEY)
  if (!text || !isCurrent(outside) || $id.get() !== undefined) return
  const found = safeParse(kept, JSON.parse(text))
  if (found.success) await read(found.output.order)
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
 * Follows the shopper's order that is under way, and keeps its id on this device until it is over or forgotten. Returns an
 * unsubscribe function.
 */
export function followUnderWay(): () => void {
  let stop: (() => void) | undefined
  const disposers = [
    $placedOrder.listen(order => {
      if (order) note(order)
    }),
    $order.listen(load => {
      const order = dataOf(load)
      if (order && order.id === $id.get()) note(order)
    }),
    $id.listen(id => {
      stop?.()
      stop = id === undefined ? undefined : follow(id)
      keep(id)
    }),
    () => stop?.()
  ]
  if (!$flags.get().in_store) void recall()
  return () => {
    for (const dispose of disposers) dispose()
  }
}
