import type { HoursEntry } from '../../../contract/store/location.ts'
import type { Method } from '../../../contract/cart/method.ts'
import { type PlannedSlot, planSlots } from '../../../rules/time/slots.ts'
import type { Wall } from '../../../rules/time/time-zone.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { switchedAt } from '../locations/is-switched-on.ts'

/** Number of days after today on which slots are offered. */
const daysAhead = 7

/** The hours of the delivery zone; null if only the store's hours apply. */
export type Window = readonly HoursEntry[] | null

interface SlotQuery {
  method: Method
  now: Date
  window: Window
  /** Only the slot that begins at this wall time. */
  only?: Wall
}

/** Returns the slots of a location, earliest first, whether they are full or not. */
export const slotsOf = (location: LocationRow, { method, now, window, only }: SlotQuery): PlannedSlot[] =>
  planSlots(switchedAt(location, now), method, { length: location.slotMinutes, daysAhead, window, only }, now.getTime())
