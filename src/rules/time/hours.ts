import type { Method } from '../../contract/cart/method.ts'
import type { HoursEntry, SpecialHours } from '../../contract/store/location.ts'
import type { ClockPlace, Zone } from './clock-offsets.ts'
import { addDays, dateOf, instantOn, wallAt, weekdayOf } from './time-zone.ts'
import { last } from '../../lib/lists.ts'

/** The number of days to search for the next opening (SPEC A7). */
const SEARCH_DAYS = 7

/** The hours of a location for one fulfilment method, in its zone. */
export interface Schedule {
  hours: readonly HoursEntry[]
  special: readonly Omit<SpecialHours, 'name'>[]
  zone: Zone
}

/** An opening range: instants in milliseconds, and its wall times `HH:mm`. */
export interface Range {
  start: number
  end: number
  openTime: string
  closeTime: string
}

/** The part of a location that holds its hours. */
export interface HoursOfLocation extends ClockPlace {
  openingHours: readonly HoursEntry[]
  deliveryHours: readonly HoursEntry[]
  specialHours: readonly Omit<SpecialHours, 'name'>[]
}

/** The hours that count for a method: opening hours for pickup and at the curb, delivery hours for delivery (SPEC A3). */
export const scheduleFor = (location: HoursOfLocation, method: Method): Schedule => ({
  hours: method === 'delivery' ? location.deliveryHours : location.openingHours,
  special: location.specialHours,
  zone: location
})

/** The opening hours of a location. */
export const scheduleOf = (location: Omit<HoursOfLocation, 'deliveryHours'>): Schedule => ({
  hours: location.openingHours,
  special: location.specialHours,
  zone: location
})

/** The hours entries in force on a date: those of a holiday replace the week's (SPEC C8). */
export function entriesOn(schedule: Schedule, date: string): readonly Omit<HoursEntry, 'day'>[] {
  const special = schedule.special.filter(entry => entry.date === date)
  if (special.length > 0) return special
  const weekday = weekdayOf(date)
  return schedule.hours.filter(entry => entry.day === weekday)
}

/**
 * Returns the opening ranges that start on a date; a closing time at or before the opening time is on the next day
 * (SPEC C8).
 */
export function rangesOn(schedule: Schedule, date: string): Range[] {
  return entriesOn(schedule, date)
    .filter(entry => entry.isOpen)
    .map(({ openTime, closeTime }) => ({
      openTime,
      closeTime,
      start: instantOn(date, openTime, schedule.zone),
      end: instantOn(closeTime <= openTime ? addDays(date, 1) : date, closeTime, schedule.zone)
    }))
    .sort((a, b) => a.start - b.start)
}

/** Returns the date in the location's zone at an instant. */
export const today = (schedule: Schedule, now: number): string => dateOf(wallAt(now, schedule.zone))

/** Returns the opening range that contains an instant, including one that started the day before. */
export function openRange(schedule: Schedule, now: number): Range | undefined {
  const date = today(schedule, now)
  return [...rangesOn(schedule, addDays(date, -1)), ...rangesOn(schedule, date)].find(
    range => range.start <= now && now < range.end
  )
}

/** Returns today's opening range: the current or next one, or the last one once all are over (SPEC A4). */
function todaysRange(schedule: Schedule, now: number): Range | undefined {
  const ranges = rangesOn(schedule, today(schedule, now))
  return ranges.find(range => range.end > now) ?? last(ranges)
}

/** Returns the next opening range that starts after an instant, up to 7 days ahead (SPEC A7). */
export function nextOpening(schedule: Schedule, now: number): Range | undefined {
  const date = today(schedule, now)
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead++) {
    const range = rangesOn(schedule, addDays(date, ahead)).find(opening => opening.start > now)
    if (range) return range
  }
  return undefined
}

/** The status behind the status label (SPEC A4). */
export type Status = { kind: 'open'; range: Range } | { kind: 'closed-today'; range: Range } | { kind: 'closed' }

/**
 * Returns open; closed now with opening hours today; or closed all day. `isOpen` is the retailer's own switch (SPEC
 * A4).
 */
export function statusOf(schedule: Schedule, isOpen: boolean, now: number): Status {
  const range = openRange(schedule, now)
  if (isOpen && range) return { kind: 'open', range }
  const shown = todaysRange(schedule, now)
  return shown ? { kind: 'closed-today', range: shown } : { kind: 'closed' }
}
