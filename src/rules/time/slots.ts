import type { HoursEntry } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { canOrderAt, type OrderingLocation } from '../cart/ordering.ts'
import type { Zone } from './clock-offsets.ts'
import { cutOffOf } from './cut-off.ts'
import { formatSlot } from './wall-time.ts'
import { type HoursOfLocation, type Range, rangesOn, scheduleFor, scheduleOf, today } from './hours.ts'
import { earliestAt, isCutOff } from './preparation.ts'
import { addDays, dateOf, instantOf, type Wall, wallAt } from './time-zone.ts'
import { last, times } from '../../lib/lists.ts'

const MINUTE = 60_000

/** No clock is changed by more: two instants of one wall time are no further apart. */
const LONGEST_CHANGE = 3 * 60 * MINUTE

interface MethodSettings {
  isEnabled: boolean
  orderPrepTime?: number | null | undefined
  orderCutOff?: string | null | undefined
}

/** The fields of a location that determine its slots. */
export interface SlotLocation extends HoursOfLocation, OrderingLocation {
  pickupSettings: MethodSettings
  deliverySettings: MethodSettings & OrderingLocation['deliverySettings']
  curbsideSettings?: { isEnabled: boolean; orderCutOff?: string | null | undefined } | undefined
}

/** A stretch of time: two instants in milliseconds. */
type Span = Pick<Range, 'start' | 'end'>

/** Which slots to plan. */
export interface SlotPlan {
  /** Length of a slot in minutes. */
  length: number
  /** Number of days after today on which slots are offered. */
  daysAhead: number
  /** Hours of the delivery zone, if it has its own. */
  window?: readonly HoursEntry[] | null | undefined
  /** Only the slot that begins at this wall time, which spares the work for all others. */
  only?: Wall | undefined
}

/** A time to collect or receive an order: instants in milliseconds, and its id `YYYY-MM-DD hh:mm a` (SPEC A7). */
export interface PlannedSlot {
  id: string
  start: number
  end: number
}

/**
 * Returns the ranges of a date in which slots are offered. Delivery hours count only while the store is open, because
 * Ontario and British Columbia allow no delivery at other times.
 */
export function slotRanges(location: HoursOfLocation, method: Method, date: string): Span[] {
  const ranges = rangesOn(scheduleFor(location, method), date)
  if (method !== 'delivery') return ranges
  const open = joined([-1, 0, 1].flatMap(day => rangesOn(scheduleOf(location), addDays(date, day))))
  return ranges.flatMap(({ start, end }) =>
    open
      .map(opening => ({ start: Math.max(start, opening.start), end: Math.min(end, opening.end) }))
      .filter(opening => opening.start < opening.end)
  )
}

/** Returns true if a range is within a zone's weekly hours, which holidays don't extend. */
export function isInWindow({ start, end }: Span, window: readonly HoursEntry[], zone: Zone): boolean {
  const date = dateOf(wallAt(start, zone))
  const week = { hours: window, special: [], zone }
  return joined([-1, 0, 1].flatMap(day => rangesOn(week, addDays(date, day)))).some(
    range => range.start <= start && end <= range.end
  )
}

/** Merges ranges that touch or overlap. */
function joined(ranges: Span[]): Span[] {
  const all: Span[] = []
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    const before = last(all)
    if (before && start <= before.end) before.end = Math.max(before.end, end)
    else all.push({ start, end })
  }
  return all
}

/**
 * Returns the dates whose openings have the planned slots. Yesterday's opening may extend into today; the days ahead are
 * counted from today. A single slot is of an opening of its own date, or of one that began the day before.
 */
function datesOf({ only, daysAhead }: SlotPlan, first: string): string[] {
  if (only === undefined) return times(daysAhead + 2, at => addDays(first, at - 1))
  const date = dateOf(only)
  const [from, to] = [addDays(first, -1), addDays(first, daysAhead)]
  return [addDays(date, -1), date].filter(day => from <= day && day <= to)
}

/**
 * Returns the slots of a location, earliest first: within its hours, not before now + preparation time (SPEC C8), not in
 * an opening whose cut-off has passed, and for delivery not outside the zone's hours. Returns none while the store takes
 * no orders (SPEC C18). A paused store offers slots after its pause, and one that is switched off after these hours.
 */
export function planSlots(location: SlotLocation, method: Method, plan: SlotPlan, now: number): PlannedSlot[] {
  const settings = method === 'delivery' ? location.deliverySettings : location.pickupSettings
  const { isEnabled } = (method === 'curbside' ? location.curbsideSettings : settings) ?? { isEnabled: false }
  if (!isEnabled || !canOrderAt(location, now)) return []
  const schedule = scheduleFor(location, method)
  const dates = datesOf(plan, today(schedule, now))
  if (dates.length === 0) return []
  const earliest = earliestAt(location, settings.orderPrepTime, now)
  const length = plan.length * MINUTE
  const cutOff = cutOffOf(location, method)
  const window = method === 'delivery' ? (plan.window ?? null) : null
  const wanted = plan.only && instantOf(plan.only, schedule.zone)
  const isFar = (start: number): boolean => wanted !== undefined && Math.abs(start - wanted) > LONGEST_CHANGE
  const byName = new Map<string, PlannedSlot>()
  for (const date of dates) {
    if (isCutOff(cutOff, date, schedule.zone, now)) continue
    for (const range of slotRanges(location, method, date)) {
      for (let start = range.start; start + length <= range.end; start += length) {
        if (start < earliest || isFar(start)) continue
        const wall = wallAt(start, schedule.zone)
        if (plan.only && plan.only.getTime() !== wall.getTime()) continue
        // An hour that the clocks repeat has each name twice: the first one counts.
        const id = formatSlot(wall)
        if (!byName.has(id)) byName.set(id, { id, start, end: start + length })
      }
    }
  }
  const slots = [...byName.values()].sort((a, b) => a.start - b.start)
  return window ? slots.filter(slot => isInWindow(slot, window, schedule.zone)) : slots
}
