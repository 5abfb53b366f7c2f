import { nextOpening, openRange, type Schedule } from './hours.ts'

/** Minutes that an order takes when the location gives none (SPEC A7). */
export const defaultPrepTime = 30

const MINUTE = 60_000
const STEP = 5 * MINUTE

const roundUp = (instant: number): number => Math.ceil(instant / STEP) * STEP

/** The instant from which an order placed now is prepared, 30 minutes on when the location gives no time (SPEC A7). */
export const preparedAt = (prepTime: number | null, now: number): number => now + (prepTime ?? defaultPrepTime) * MINUTE

/** The first moment of opening hours at which an order placed now can be ready, to five minutes; undefined when the store does not open soon. */
export function readyAt(schedule: Schedule, prepTime: number | null, now: number): number | undefined {
  const prepared = roundUp(preparedAt(prepTime, now))
  if (openRange(schedule, prepared)) return prepared
  const next = nextOpening(schedule, prepared)
  return next && roundUp(next.start)
}
