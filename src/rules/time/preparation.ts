import { nextOpening, openRange, type Schedule, today } from './hours.ts'
import { instantOn } from './time-zone.ts'

/** Minutes that an order takes when the location gives none (SPEC A7). */
export const defaultPrepTime = 30

const MINUTE = 60_000
const STEP = 5 * MINUTE

const roundUp = (instant: number): number => Math.ceil(instant / STEP) * STEP

/** The instant from which an order placed now is prepared, 30 minutes on when the location gives no time (SPEC A7). */
export const preparedAt = (prepTime: number | null, now: number): number => now + (prepTime ?? defaultPrepTime) * MINUTE

/** Whether the openings that begin on a date take no orders any more, since its cut-off, `HH:mm`. */
export const isCutOff = (cutOff: string | null | undefined, date: string, zone: string, now: number): boolean =>
  !!cutOff && now >= instantOn(date, cutOff, zone)

/**
 * The first moment of opening hours at which an order placed now can be ready, to five minutes, in no opening whose cut-off
 * has passed; undefined when the store does not open soon.
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
