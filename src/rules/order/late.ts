import type { Order } from '../../contract/order/order.ts'

const MINUTE = 60_000

/** An order that is ready “about” a time may be this much later. */
const GRACE = 15 * MINUTE

/** The part of an order that decides whether it is late. */
export type DueOrder = Pick<Order, 'status' | 'slot' | 'promised'> & {
  method?: Order['method'] | undefined
}

/**
 * Returns when an order becomes late, in milliseconds: a delivery at the end of its slot, an order to be collected a
 * quarter of an hour after the time it was promised for, or at the end of a shorter slot. One that was promised for a
 * range is late after its end, and stays so when a later one is expected.
 */
export function lateFrom({ slot, method, promised }: DueOrder): number {
  const end = Date.parse(slot.end)
  if (method === 'delivery') return end
  const due = Math.min(end, Date.parse(slot.start) + GRACE)
  return promised ? Math.max(due, Date.parse(promised.to)) : due
}

/**
 * Returns why an order is late: it isn't confirmed, isn't made, isn't delivered, or is ready and wasn't collected in its
 * slot. Undefined if it is not late, or has ended.
 */
export function latenessOf(
  order: DueOrder,
  now: number
): 'unconfirmed' | 'unmade' | 'undelivered' | 'uncollected' | undefined {
  const { status, slot, method } = order
  if (status === 'completed' || status === 'cancelled') return undefined
  if (status === 'ready' && method !== 'delivery') return now >= Date.parse(slot.end) ? 'uncollected' : undefined
  if (now < lateFrom(order)) return undefined
  if (status === 'placed') return 'unconfirmed'
  return method === 'delivery' ? 'undelivered' : 'unmade'
}
