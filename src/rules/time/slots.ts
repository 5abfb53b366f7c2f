import type { HoursEntry, SpecialHours } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { cutOffOf } from './cut-off.ts'
import { formatSlot } from './wall-time.ts'
import { rangesOn, type Schedule, today } from './hours.ts'
import { isCutOff, preparedAt } from './preparation.ts'
import { addDays, dateOf, wallAt } from './time-zone.ts'

const MINUTE = 60_000

interface MethodSettings {
  isEnabled: boolean
  orderPrepTime: number | null
  orderCutOff?: string | null | undefined
}

/** The fields of a location that decide its slots. */
export interface SlotLocation {
  isOpen: boolean
  timezone: string
  openingHours: readonly HoursEntry[]
  deliveryHours: readonly HoursEntry[]
  specialHours: readonly Omit<SpecialHours, 'name'>[]
  pickupSettings: MethodSettings
  deliverySettings: MethodSettings
  curbsideSettings?: { isEnabled: boolean; orderCutOff?: string | null | undefined } | undefined
}

interface Stretch {
  start: number
  end: number
}

/** The slot length in minutes, how many days ahead slots are offered, and the delivery zone's hours, if any. */
export interface SlotPlan {
  length: number
  daysAhead: number
  window?: readonly HoursEntry[] | null | undefined
}

/** A time to collect or receive an order: instants in milliseconds, and its id `YYYY-MM-DD hh:mm a` (SPEC A7). */
export interface PlannedSlot {
  id: string
  start: number
  end: number
}

/** Returns the hours of a method: opening hours for pickup and curbside, delivery hours for delivery (SPEC A3). */
export const scheduleFor = (location: Omit<SlotLocation, 'isOpen'>, method: Method): Schedule => ({
  hours: method === 'delivery' ? location.deliveryHours : location.openingHours,
  special: location.specialHours,
  zone: location.timezone
})

/**
 * Returns the ranges of a date that have slots. There is no delivery while the store is closed, whatever its delivery
 * hours (Ontario, British Columbia).
 */
export function slotRanges(location: Omit<SlotLocation, 'isOpen'>, method: Method, date: string): Stretch[] {
  const ranges = rangesOn(scheduleFor(location, method), date)
  if (method !== 'delivery') return ranges
  const open = joined([-1, 0, 1].flatMap(day => rangesOn(scheduleFor(location, 'pickup'), addDays(date, day))))
  return ranges.flatMap(({ start, end }) =>
    open
      .map(one => ({ start: Math.max(start, one.start), end: Math.min(end, one.end) }))
      .filter(one => one.start < one.end)
  )
}

/** Returns true if a range is within a zone's weekly hours, which holidays don't extend. */
export function isInWindow({ start, end }: Stretch, window: readonly HoursEntry[], zone: string): boolean {
  const date = dateOf(wallAt(start, zone))
  const week = { hours: window, special: [], zone }
  return joined([-1, 0, 1].flatMap(day => rangesOn(week, addDays(date, day)))).some(
    range => range.start <= start && end <= range.end
  )
}

/** Merges ranges that touch or overlap. */
function joined(ranges: Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/**
 * Returns the slots of a location, earliest first: within its hours, none before now + preparation time (SPEC C8), none
 * in an opening whose cut-off has passed, and for delivery none outside the zone's hours.
 */
export function planSlots(location: SlotLocation, method: Method, plan: SlotPlan, now: number): PlannedSlot[] {
  const settings = method === 'delivery' ? location.deliverySettings : location.pickupSettings
  const { isEnabled } = (method === 'curbside' ? location.curbsideSettings : settings) ?? { isEnabled: false }
  if (!location.isOpen || !isEnabled) return []
  const schedule = scheduleFor(location, method)
  const earliest = preparedAt(settings.orderPrepTime, now)
  const length = plan.length * MINUTE
  const cutOff = cutOffOf(location, method)
  const window = method === 'delivery' ? (plan.window ?? null) : null
  const byName = new Map<string, PlannedSlot>()
  // Yesterday's opening may extend into today; the days ahead are counted from today.
  for (let day = -1; day <= plan.daysAhead; day++) {
    const date = addDays(today(schedule, now), day)
    if (isCutOff(cutOff, date, schedule.zone, now)) continue
    for (const range of slotRanges(location, method, date)) {
      for (let start = range.start; start + length <= range.end; start += length) {
        // In an hour repeated by a clock change, each id occurs twice: keep the first.
        const id = formatSlot(wallAt(start, schedule.zone))
        if (start >= earliest && !byName.has(id)) byName.set(id, { id, start, end: start + length })
      }
    }
  }
  const slots = [...byName.values()].sort((a, b) => a.start - b.start)
  return window ? slots.filter(slot => isInWindow(slot, window, schedule.zone)) : slots
}
