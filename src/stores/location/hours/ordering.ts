import { computed } from 'nanostores'
import { canOrderAt } from '../../../rules/cart/ordering.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import { $location } from '../location.ts'
import { $now } from '../../core/now.ts'

/** True if the current store takes orders now (SPEC A5). */
export const $canOrder = computed([$location, $now], ({ detail }, now) => !detail || canOrderAt(detail, now))

/** Returns true if a store is switched off, or takes no orders while it is closed. */
export const isPaused = (location: StoreLocation, now: number): boolean =>
  !location.isOpen || !canOrderAt(location, now)
