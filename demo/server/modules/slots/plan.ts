import type { Method } from '../../../../src/contract/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { isOffered, preparationOf } from '../locations/methods.ts'
import { type Hours, type Range, rangesOf, within } from './hours.ts'
import { dateAt, daysAfter, slotIdAt } from './zone.ts'

/** A slot before anybody asks whether it has places left; instants in milliseconds. */
export interface PlannedSlot {
  id: string
  start: number
  end: number
}

const minute = 60_000
const preparation = 30
const daysAhead = 7

/** Plans the slots of a location from now to seven days ahead, earliest first; those at the curb are pickup's. */
export function planSlots(location: LocationRow, method: Method, now: Date): PlannedSlot[] {
  if (!location.isOpen || !isOffered(location, method)) return []
  const hours = hoursFor(location, method)
  const earliest = now.getTime() + (preparationOf(location, method) ?? preparation) * minute
  const today = dateAt(now.getTime(), hours.zone)
  const slots = new Map<string, PlannedSlot>()
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    for (const { start, end } of rangesFor(location, method, daysAfter(today, ahead))) {
      for (const slot of cut(start, end, location.slotMinutes * minute, hours.zone)) {
        if (slot.start >= earliest && !slots.has(slot.id)) slots.set(slot.id, slot)
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.start - b.start)
}

/** The hours that count for a method. */
export function hoursFor(location: LocationRow, method: Method): Hours {
  return {
    zone: location.timezone,
    week: method === 'delivery' ? location.deliveryHours : location.openingHours,
    special: location.specialHours
  }
}

/** The ranges of a date that slots lie in: nothing is brought while the store is shut, whatever its delivery hours say (Ontario, British Columbia). */
function rangesFor(location: LocationRow, method: Method, date: string): Range[] {
  const ranges = rangesOf(date, hoursFor(location, method))
  if (method !== 'delivery') return ranges
  const open = [-1, 0, 1].flatMap(ahead => rangesOf(daysAfter(date, ahead), hoursFor(location, 'pickup')))
  return ranges.flatMap(range => within(range, open))
}

function cut(start: number, end: number, length: number, zone: string): PlannedSlot[] {
  const slots: PlannedSlot[] = []
  for (let at = start; at + length <= end; at += length) {
    slots.push({ id: slotIdAt(at, zone), start: at, end: at + length })
  }
  return slots
}
