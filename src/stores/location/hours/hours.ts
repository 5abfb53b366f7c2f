import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { writeTimeRange } from '../../../format/time-range.ts'
import { writeTime, writeWeekday } from '../../../format/time.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Zone } from '../../../rules/time/clock-offsets.ts'
import { type Schedule, scheduleOf, type Status, statusOf, today } from '../../../rules/time/hours.ts'
import { firstFreeAt, type PickupMethod } from '../../../rules/time/preparation.ts'
import { readyUntil } from '../../../rules/time/promise/ready-until.ts'
import { statusLabel } from '../../../rules/time/status-label.ts'
import { pauseEnd, reopensAt } from '../../../rules/time/reopening.ts'
import { isSwitchedOn } from '../../../rules/time/switch.ts'
import { addDays, dateOf, readWall, wallAt, weekdayOf } from '../../../rules/time/time-zone.ts'

/** A store's hours as text. */
export interface HoursView {
  isOpen: boolean
  /** `OPEN`, `09:00 am - 11:00 pm (CLOSED)` or `CLOSED` (SPEC A4), in the current language. */
  label: string
  /** Until when the store is open, or when it opens again, in words; null if the label says so or it is unknown. */
  note: string | null
  /** The first pickup time that an order placed now can have; undefined if there is none. */
  readyBy: ReadyText | undefined
}

/** A time of day on the store's clocks. */
export const writeInstant = (instant: number, zone: Zone, locale: Locale): string =>
  writeTime(wallAt(instant, zone), locale)

/** Formats a time of a store's hours, `HH:mm`: `9:00 pm`, `21 h`. */
export const writeHour = (time: string, locale: Locale): string => writeTime(new Date(`1970-01-01T${time}Z`), locale)

/** The time of day on the store's clocks at an instant that the API sent. */
export const writeSent = (instant: string, zone: Zone, locale: Locale): string =>
  writeTime(readWall(instant, zone), locale)

/**
 * Returns a name for the day of `instant` relative to `now`: undefined for today, otherwise tomorrow or the weekday.
 */
function dayName(schedule: Schedule, instant: number, now: number, locale: Locale): string | undefined {
  const date = dateOf(wallAt(instant, schedule.zone))
  const day = today(schedule, now)
  if (date === day) return undefined
  return date === addDays(day, 1) ? translate(locale, 'time.tomorrow') : writeWeekday(weekdayOf(date), locale)
}

function writeMoment(schedule: Schedule, instant: number, now: number, locale: Locale, end = instant): string {
  const { zone } = schedule
  const isRange = end > instant
  const time = isRange
    ? writeTimeRange(wallAt(instant, zone), wallAt(end, zone), locale)
    : writeInstant(instant, zone, locale)
  const day = dayName(schedule, instant, now, locale)
  return day ? translate(locale, 'time.dayAndTime', { day, time }) : time
}

function labelOf(schedule: Schedule, isOpen: boolean, now: number, locale: Locale): string {
  const status = statusOf(schedule, isOpen, now)
  const words = { open: translate(locale, 'status.open'), closed: translate(locale, 'status.closed') }
  return statusLabel(status, words, locale === 'en-CA' ? undefined : time => writeHour(time, locale))
}

/** The first time that an order placed now can have, as text; a range if the store promises one. */
export interface ReadyText {
  time: string
  isRange: boolean
}

/** Formats the first time that an order placed now can have by a method; undefined if there is none. */
export function writeReady(
  location: StoreLocation,
  method: PickupMethod,
  now: number,
  locale: Locale
): ReadyText | undefined {
  const ready = firstFreeAt(location, now, method)
  if (ready === undefined) return undefined
  const end = readyUntil(location, ready, now)
  const schedule = scheduleOf(location)
  return { time: writeMoment(schedule, ready, now, locale, end), isRange: end !== undefined }
}

/** Formats the start of an order's time by the store's clocks, with its day unless it is today. */
export const writeStart = (location: StoreLocation, start: number, now: number, locale: Locale): string =>
  writeMoment(scheduleOf(location), start, now, locale)

/** Formats when a closed store opens again: `opens tomorrow 9:00 am`, `back at 2:45 pm`; null if that is unknown. */
export function writeReopening(location: StoreLocation, now: number, locale: Locale): string | null {
  const reopens = reopensAt(location, now)
  if (reopens === undefined) return null
  const schedule = scheduleOf(location)
  const isToday = dayName(schedule, reopens, now, locale) === undefined
  const isBack = pauseEnd(location, now) !== undefined
  const onDay = isBack ? 'store.back' : 'store.opens'
  const key = isToday ? (isBack ? 'store.backAt' : 'store.opensAt') : onDay
  return translate(locale, key, { time: writeMoment(schedule, reopens, now, locale) })
}

function noteOf(location: StoreLocation, status: Status, now: number, locale: Locale): string | null {
  if (status.kind === 'open')
    return translate(locale, 'store.until', { time: writeHour(status.range.closeTime, locale) })
  // If today's opening is still to come, the label already shows it.
  const isShown = status.kind === 'closed-today' && status.range.start === reopensAt(location, now)
  return isShown ? null : writeReopening(location, now, locale)
}

/** Returns a store's hours at an instant, as text. */
export function hoursView(location: StoreLocation, now: number, locale: Locale): HoursView {
  const schedule = scheduleOf(location)
  const isOn = isSwitchedOn(location, now)
  const status = statusOf(schedule, isOn, now)
  return {
    isOpen: status.kind === 'open',
    label: labelOf(schedule, isOn, now, locale),
    note: noteOf(location, status, now, locale),
    readyBy: writeReady(location, 'pickup', now, locale)
  }
}
