import type { HoursEntry } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { canOrderAt, type OrderingLocation } from '../cart/ordering.ts'
import { cutOffOf } from './cut-off.ts'
import { formatSlot } from './wall-time.ts'
import { type HoursOfLocation, openRange, rangesOn, scheduleFor, scheduleOf, today } from './hours.ts'
import { isCutOff, preparedAt } from './preparation.ts'
import { addDays, dateOf, wallAt } from './time-zone.ts'

const MINUTE = 60_000

interface MethodSettings {
  isEnabled: boolean
  orderPrepTime: number | null
  orderCutOff?: string | null | undefined
}

/** The part of a location that decides its slots. */
export interface SlotLocation extends HoursOfLocation, OrderingLocation {
  pickupSettings: MethodSettings
  deliverySettings: MethodSettings & OrderingLocation['deliverySettings']
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

/** The stretches of a date that slots lie in: nothing is brought while the store is shut, whatever its delivery hours say (Ontario, British Columbia). */
export function slotRanges(location: HoursOfLocation, method: Method, date: string): Stretch[] {
  const ranges = rangesOn(scheduleFor(location, method), date)
  if (method !== 'delivery') return ranges
  const open = joined([-1, 0, 1].flatMap(day => rangesOn(scheduleOf(location), addDays(date, day))))
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
 * The slots of a location, earliest first: within its hours, none before now + preparation time (SPEC C8), none of an
 * opening whose cut-off has passed, and of delivery none outside the hours of the zone. None at all while the store takes
 * no orders (SPEC C18); where it is closed by its switch during opening hours, those after them.
 */
export function planSlots(location: SlotLocation, method: Method, plan: SlotPlan, now: number): PlannedSlot[] {
  const settings = method === 'delivery' ? location.deliverySettings : location.pickupSettings
  const { isEnabled } = (method === 'curbside' ? location.curbsideSettings : settings) ?? { isEnabled: false }
  if (!isEnabled || !canOrderAt(location, now)) return []
  const schedule = scheduleFor(location, method)
  const reopening = location.isOpen ? now : (openRange(scheduleOf(location), now)?.end ?? now)
  const earliest = Math.max(preparedAt(settings.orderPrepTime, now), reopening)
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
        if (start < earliest) continue
        // An hour that the clocks repeat has each name twice: the first one counts.
        const id = formatSlot(wallAt(start, schedule.zone))
        if (!byName.has(id)) byName.set(id, { id, start, end: start + length })
      }
    }
  }
  const slots = [...byName.values()].sort((a, b) => a.start - b.start)
  return window ? slots.filter(slot => isInWindow(slot, window, schedule.zone)) : slots
}
