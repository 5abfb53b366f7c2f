import type { StoreLocation } from '../../contract/store/location.ts'
import { platform } from '../../platform/platform.ts'
import { firstFreeAt, readyAt } from '../../rules/time/preparation.ts'
import type { LostTime } from '../order/moved-time.ts'
import type { PlacedAtKiosk } from './kiosk-order.ts'
import type { WaitingOrder } from './waiting-orders.ts'

/** Returns the pickup time that the store shows now, to be kept with an order; nothing if it shows none. */
export function promiseOf(location: StoreLocation): Pick<WaitingOrder, 'promised'> {
  // Without the length of a slot, the time is an estimate.
  const promised = location.slotMinutes && firstFreeAt(location, platform().clock.now(), 'pickup')
  return promised ? { promised } : {}
}

/** Returns the time that an order was promised for if it is placed for a later one; undefined if it isn't. */
export function lostPromise({ waiting, order }: PlacedAtKiosk, location: StoreLocation): LostTime | undefined {
  const { promised } = waiting
  if (!order || promised === undefined || Date.parse(order.slot.start) <= promised) return undefined
  const first = readyAt(location, Date.parse(order.placedAt))
  return { start: promised, isFull: first !== undefined && first <= promised }
}
