import { computed } from 'nanostores'
import { canOrderAt } from '../../../rules/cart/ordering.ts'
import { isSwitchedOn } from '../../../rules/time/switch.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { $location } from '../location.ts'
import { $now } from '../../../client/now.ts'

/** True if the current store takes orders now (SPEC A5). */
export const $canOrder = computed([$location, $now], ({ detail }, now) => !detail || canOrderAt(detail, now))

/** Returns true if a store accepts orders now, be it for later. */
export const takesOrders = (location: StoreLocation, now: number): boolean => canOrderAt(location, now)

/** Returns true if a store is switched off or paused. */
export const isSwitchedOff = (location: StoreLocation, now: number): boolean => !isSwitchedOn(location, now)

/** Returns true if a store is switched off, or takes no orders while it is closed. */
export const isPaused = (location: StoreLocation, now: number): boolean =>
  isSwitchedOff(location, now) || !takesOrders(location, now)
