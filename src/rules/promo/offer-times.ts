import type { Zone } from '../time/clock-offsets.ts'
import { addDays, dateOf, instantOf, instantOn, wallAt, weekdayOf } from '../time/time-zone.ts'

/** A weekly window in a store's time: day of the week 0 (Sunday) to 6, and `HH:mm`. An end at or before the start is on the next day. */
export interface WeeklyWindow {
  day: number
  from: string
  to: string
}

/**
 * The times of a sale or deal: from `starts` until `ends`, each an instant with an offset or a store's wall time such as
 * `2026-11-27T09:00`, and within that only in the weekly windows, if it has any.
 */
export interface OfferTimes {
  starts?: string | null | undefined
  ends?: string | null | undefined
  weekly?: readonly WeeklyWindow[] | null | undefined
}

/** A stretch of time in milliseconds; infinite where nothing begins or ends it. `end` is no longer part of it. */
export interface Span {
  start: number
  end: number
}

/** An offer at an instant: the span that it is in force for, and the next one; undefined if there is none. */
export interface OfferState {
  current: Span | undefined
  next: Span | undefined
}

/** Days searched for the next window: each weekday, and those that reach over midnight into the first or last one. */
const SEARCH_DAYS = 8

/** Returns the instant of a time of an offer; a text without an offset is a wall time of the zone. */
const instantIn = (text: string, zone: Zone): number =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : instantOf(new Date(`${text}Z`), zone)

/** Returns when an offer is in force, seen from an instant in milliseconds. */
export function offerAt(times: OfferTimes | null, now: number, zone: Zone): OfferState {
  const all = times ? spansFrom(times, now, zone) : [{ start: -Infinity, end: Infinity }]
  return {
    current: all.find(({ start, end }) => start <= now && now < end),
    next: all.find(({ start }) => start > now)
  }
}

/** The instant at which an offer's state next changes; Infinity if it never does. */
export const changeOf = ({ current, next }: OfferState): number =>
  Math.min(current?.end ?? Infinity, next?.start ?? Infinity)

function spansFrom({ starts, ends, weekly }: OfferTimes, now: number, zone: Zone): Span[] {
  const first = starts ? instantIn(starts, zone) : -Infinity
  const last = ends ? instantIn(ends, zone) : Infinity
  const within = ({ start, end }: Span): Span => ({ start: Math.max(start, first), end: Math.min(end, last) })
  const windows = weekly?.length
    ? windowsFrom(weekly, Math.max(now, first), zone)
    : [{ start: -Infinity, end: Infinity }]
  return windows.map(within).filter(({ start, end }) => start < end)
}

/** The weekly windows about an instant, those that touch as one; a week without a gap has no end. */
function windowsFrom(weekly: readonly WeeklyWindow[], from: number, zone: Zone): Span[] {
  const date = dateOf(wallAt(from, zone))
  const spans = Array.from({ length: SEARCH_DAYS + 2 }, (_, at) => addDays(date, at - 1)).flatMap(day =>
    weekly
      .filter(window => window.day === weekdayOf(day))
      .map(window => ({
        start: instantOn(day, window.from, zone),
        end: instantOn(window.to <= window.from ? addDays(day, 1) : day, window.to, zone)
      }))
  )
  const joined: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const before = joined[joined.length - 1]
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end)
    else joined.push({ ...span })
  }
  const isGapless = joined.length === 1 && instantOn(addDays(date, SEARCH_DAYS), '00:00', zone) <= (joined[0]?.end ?? 0)
  return isGapless ? [{ start: -Infinity, end: Infinity }] : joined
}
