import type { Zone } from './clock-offsets.ts'
import { canOrderAt, type OrderingLocation } from '../cart/ordering.ts'
import { cutOffOf, type CutOff } from './cut-off.ts'
import { type HoursOfLocation, nextOpening, openRange, scheduleOf, today } from './hours.ts'
import { pauseEnd } from './reopening.ts'
import { isSwitchedOn, type Switch } from './switch.ts'
import { addDays, instantOn } from './time-zone.ts'

/** The default preparation time, in minutes (SPEC A7). */
export const defaultPrepTime = 30

const MINUTE = 60_000
/** An opening further ahead isn't waited for (SPEC A7). */
const DAYS_AHEAD = 7

/** Returns the instant at which an order placed now is prepared; 30 minutes from now by default (SPEC A7). */
export const preparedAt = (prepTime: number | null | undefined, now: number): number =>
  now + (prepTime ?? defaultPrepTime) * MINUTE

/**
 * Returns the instant before which no slot of an order placed now may begin: it is prepared by then, after a pause that
 * interrupts the store's hours. A store that is switched off without an end takes orders for after these hours.
 */
export function earliestAt(
  location: Switch & Omit<HoursOfLocation, 'deliveryHours'>,
  prepTime: number | null | undefined,
  now: number
): number {
  const schedule = scheduleOf(location)
  const prepared = preparedAt(prepTime, now)
  const end = pauseEnd(location, now)
  if (end !== undefined) return openRange(schedule, end - 1) ? preparedAt(prepTime, end) : Math.max(prepared, end)
  return isSwitchedOn(location, now) ? prepared : Math.max(prepared, openRange(schedule, now)?.end ?? now)
}

/** Returns true if the cut-off, `HH:mm`, of a date has passed. */
export const isCutOff = (cutOff: string | null | undefined, date: string, zone: Zone, now: number): boolean =>
  !!cutOff && now >= instantOn(date, cutOff, zone)

/** The fields of a location that its first pickup time depends on. */
interface PickupLocation extends OrderingLocation {
  pickupSettings: CutOff & { orderPrepTime?: number | null | undefined }
  curbsideSettings?: CutOff | undefined
  /** Length of a slot. */
  slotMinutes?: number | undefined
}

/** The methods by which shoppers come for their orders. */
export type PickupMethod = 'pickup' | 'curbside'

/**
 * Returns the start of the first slot of an order placed now, be it full or not; undefined if the store takes no orders
 * or doesn't open soon. It is the first of `planSlots`, found without planning the others.
 */
export function readyAt(location: PickupLocation, now: number, method: PickupMethod = 'pickup'): number | undefined {
  if (!canOrderAt(location, now)) return undefined
  const schedule = scheduleOf(location)
  const { pickupSettings, curbsideSettings } = location
  const { orderPrepTime } = pickupSettings
  const orderCutOff = cutOffOf({ pickupSettings, curbsideSettings, deliverySettings: {} }, method)
  const length = (location.slotMinutes ?? 5) * MINUTE
  const earliest = earliestAt(location, orderPrepTime, now)
  let range = openRange(schedule, earliest) ?? nextOpening(schedule, earliest)
  const last = addDays(today(schedule, now), DAYS_AHEAD)
  while (range && today(schedule, range.start) <= last) {
    const { start: opening, end } = range
    const start = opening + Math.max(0, Math.ceil((earliest - opening) / length)) * length
    if (start + length <= end && !isCutOff(orderCutOff, today(schedule, opening), schedule.zone, now)) return start
    range = nextOpening(schedule, opening)
  }
  return undefined
}

/** A location with the API's list of its full slots. */
interface BookedLocation extends PickupLocation {
  firstSlots?: { [Method in PickupMethod]?: string | null | undefined } | undefined
}

/**
 * Returns the start of the first slot that an order placed now can have: by the hours, and not before the first one with
 * room by the API, which counts until it has passed. Undefined if there is none.
 */
export function firstFreeAt(location: BookedLocation, now: number, method: PickupMethod): number | undefined {
  const first = readyAt(location, now, method)
  const free = location.firstSlots?.[method]
  if (first === undefined || free === null) return undefined
  return Math.max(first, free ? Date.parse(free) : 0)
}
