import type { Method } from '../../../../src/contract/method.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { type Hours, rangesOf } from './hours.ts'
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

/** Plans the slots of a location from now to seven days ahead, earliest first. */
export function planSlots(location: LocationRow, method: Method, now: Date): PlannedSlot[] {
  const settings = method === 'pickup' ? location.pickupSettings : location.deliverySettings
  if (!location.isOpen || !settings.isEnabled) return []
  const hours = hoursFor(location, method)
  const earliest = now.getTime() + (settings.orderPrepTime ?? preparation) * minute
  const today = dateAt(now.getTime(), hours.zone)
  const slots = new Map<string, PlannedSlot>()
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    for (const { start, end } of rangesOf(daysAfter(today, ahead), hours)) {
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
    week: method === 'pickup' ? location.openingHours : location.deliveryHours,
    special: location.specialHours
  }
}

function cut(start: number, end: number, length: number, zone: string): PlannedSlot[] {
  const slots: PlannedSlot[] = []
  for (let at = start; at + length <= end; at += length) {
    slots.push({ id: slotIdAt(at, zone), start: at, end: at + length })
  }
  return slots
}
