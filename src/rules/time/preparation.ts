import { nextOpening, openRange, type Schedule, today } from './hours.ts'
import { instantOn } from './time-zone.ts'

/** The default preparation time, in minutes (SPEC A7). */
export const defaultPrepTime = 30

const MINUTE = 60_000
const STEP = 5 * MINUTE

const roundUp = (instant: number): number => Math.ceil(instant / STEP) * STEP

/** Returns the instant at which an order placed now is prepared; 30 minutes from now by default (SPEC A7). */
export const preparedAt = (prepTime: number | null, now: number): number => now + (prepTime ?? defaultPrepTime) * MINUTE

/** Returns true if the cut-off, `HH:mm`, of a date has passed. */
export const isCutOff = (cutOff: string | null | undefined, date: string, zone: string, now: number): boolean =>
  !!cutOff && now >= instantOn(date, cutOff, zone)

/**
 * Returns the first opening time at which an order placed now can be ready, rounded up to five minutes, skipping days
 * whose cut-off has passed; undefined if the store doesn't open soon.
 */
export function readyAt(
  schedule: Schedule,
  prepTime: number | null,
  now: number,
  cutOff?: string | null
): number | undefined {
  const prepared = roundUp(preparedAt(prepTime, now))
  let next = openRange(schedule, prepared) ?? nextOpening(schedule, prepared)
  while (next && isCutOff(cutOff, today(schedule, next.start), schedule.zone, now))
    next = nextOpening(schedule, next.start)
  return next && roundUp(Math.max(next.start, prepared))
}
