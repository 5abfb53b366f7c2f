import type { OrderStatus } from '../../../contract/order/order.ts'
import type { Method } from '../../../contract/cart/method.ts'
import type { Chance } from './chance.ts'

const MINUTE = 60_000

/** A status of an order and the instant when it was reached. */
export interface PastStep {
  status: OrderStatus
  at: number
}

interface Walk {
  method: Method
  placedAt: number
  /** The start of its slot, in milliseconds. */
  slotStart: number
  /** Packs in the order. */
  items: number
  /** Share of the busiest hour's orders, from 0 to 1. */
  busy: number
}

/** Returns the statuses that a completed order went through. */
export function stepsOf({ method, placedAt, slotStart, items, busy }: Walk, chance: Chance): PastStep[] {
  const confirmed = placedAt + chance.between(1, 5) * MINUTE
  // Orders for later are made ready shortly before their time.
  const begun = Math.max(confirmed, slotStart - chance.between(35, 50) * MINUTE) + chance.between(0, 3) * MINUTE
  const ready = begun + (6 + items * 1.5 + busy * 8 + chance.between(0, 16, 2)) * MINUTE
  const isBrought = method === 'delivery'
  const ended = isBrought
    ? ready + chance.between(15, 40) * MINUTE
    : Math.max(ready, slotStart - 5 * MINUTE) + chance.between(2, 35, 2) * MINUTE
  return [
    { status: 'placed', at: placedAt },
    { status: 'confirmed', at: whole(confirmed) },
    { status: 'preparing', at: whole(begun) },
    { status: isBrought ? 'out_for_delivery' : 'ready', at: whole(ready) },
    { status: 'completed', at: whole(ended) }
  ]
}

/** Returns the statuses of an order that was cancelled before it was ready. */
export function cancelledSteps(placedAt: number, chance: Chance): PastStep[] {
  const confirmed = placedAt + chance.between(1, 5) * MINUTE
  return [
    { status: 'placed', at: placedAt },
    { status: 'confirmed', at: whole(confirmed) },
    { status: 'cancelled', at: whole(confirmed + chance.between(2, 25) * MINUTE) }
  ]
}

const whole = (at: number): number => Math.floor(at / 1000) * 1000
