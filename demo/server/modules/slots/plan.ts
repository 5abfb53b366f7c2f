import type { HoursEntry } from '../../../../src/contract/store/location.ts'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { type PlannedSlot, planSlots } from '../../../../src/rules/time/slots.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** Number of days after today on which slots are offered. */
const daysAhead = 7

/** The hours of the delivery zone; null if only the store's hours apply. */
export type Window = readonly HoursEntry[] | null

interface SlotQuery {
  method: Method
  now: Date
  window: Window
  /** Only the slots of this date. */
  on?: string
}

/** Returns the slots of a location, earliest first, whether they are full or not. */
export const slotsOf = (location: LocationRow, { method, now, window, on }: SlotQuery): PlannedSlot[] =>
  planSlots(location, method, { length: location.slotMinutes, daysAhead, window, on }, now.getTime())
