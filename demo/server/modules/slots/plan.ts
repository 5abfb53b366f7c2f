import type { HoursEntry } from '../../../../src/contract/store/location.ts'
import type { Method } from '../../../../src/contract/cart/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { cutOffOf, isOffered, preparationOf } from '../locations/methods.ts'
import { type Hours, isWithin, type Range, rangesOf, within } from './hours.ts'
import { dateAt, daysAfter, instantOf, slotIdAt } from './zone-offsets.ts'

/** A slot regardless of its bookings; times in milliseconds. */
export interface PlannedSlot {
  id: string
  start: number
  end: number
}

const minute = 60_000
const preparation = 30
const daysAhead = 7

/** Delivery hours of the zone; null if only the store's hours apply, and for other methods than delivery. */
export type Window = readonly HoursEntry[] | null

/**
 * Plans the slots of a location for the next seven days, earliest first; curbside has the slots of pickup. An opening
 * takes no more orders after the cut-off of the date on which it begins. With `only`, plans just the slots that may
 * begin on that date.
 */
export function planSlots(
  location: LocationRow,
  method: Method,
  now: Date,
  window: Window = null,
  only?: string
): PlannedSlot[] {
  if (!location.isOpen || !isOffered(location, method)) return []
  const hours = hoursFor(location, method)
  const earliest = now.getTime() + (preparationOf(location, method) ?? preparation) * minute
  const today = dateAt(now.getTime(), hours.zone)
  const slots = new Map<string, PlannedSlot>()
  const cutOff = cutOffOf(location, method)
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    const date = daysAfter(today, ahead)
    // An opening of the previous day may reach into the date.
    if (only !== undefined && date !== only && date !== daysAfter(only, -1)) continue
    if (cutOff !== null && instantOf(date, cutOff, hours.zone) <= now.getTime()) continue
    for (const { start, end } of rangesFor(location, method, date)) {
      for (const slot of cut(start, end, location.slotMinutes * minute, hours.zone)) {
        if (slot.start >= earliest && !slots.has(slot.id)) slots.set(slot.id, slot)
      }
    }
  }
  const planned = [...slots.values()].sort((a, b) => a.start - b.start)
  if (method !== 'delivery' || window === null) return planned
  const inWindow = windowRanges(today, window, hours.zone)
  return planned.filter(slot => isWithin(slot, inWindow))
}

/** Returns the hours that apply to a method. */
export function hoursFor(location: LocationRow, method: Method): Hours {
  return {
    zone: location.timezone,
    week: method === 'delivery' ? location.deliveryHours : location.openingHours,
    special: location.specialHours
  }
}

/**
 * Returns the ranges of a date for slots: deliveries only run while the store is open, whatever its delivery hours
 * (Ontario, British Columbia).
 */
function rangesFor(location: LocationRow, method: Method, date: string): Range[] {
  const ranges = rangesOf(date, hoursFor(location, method))
  if (method !== 'delivery') return ranges
  const open = [-1, 0, 1].flatMap(ahead => rangesOf(daysAfter(date, ahead), hoursFor(location, 'pickup')))
  return ranges.flatMap(range => within(range, open))
}

/**
 * Returns the ranges of a zone's own hours for the planned days. They filter slots rather than cut them, so that all
 * zones share the capacity of the same slots.
 */
const windowRanges = (today: string, week: readonly HoursEntry[], zone: string): Range[] =>
  Array.from({ length: daysAhead + 4 }, (_, at) => daysAfter(today, at - 2)).flatMap(date =>
    rangesOf(date, { zone, week, special: [] })
  )

function cut(start: number, end: number, length: number, zone: string): PlannedSlot[] {
  const slots: PlannedSlot[] = []
  for (let at = start; at + length <= end; at += length) {
    slots.push({ id: slotIdAt(at, zone), start: at, end: at + length })
  }
  return slots
}
