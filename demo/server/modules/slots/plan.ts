import type { HoursEntry } from '../../../../src/contract/store/location.ts'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { type PlannedSlot, planSlots } from '../../../../src/rules/time/slots.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** For how many days beyond today slots are offered. */
const daysAhead = 7

/** The hours of the zone that a delivery goes to; null where the store's alone count. */
export type Window = readonly HoursEntry[] | null

/** The slots that a location offers by the rule that both sides share, earliest first, be they full or not. */
export const slotsOf = (location: LocationRow, method: Method, now: Date, window: Window = null): PlannedSlot[] =>
  planSlots(location, method, { length: location.slotMinutes, daysAhead, window }, now.getTime())
