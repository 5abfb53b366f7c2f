import { nextOpening, openRange, type Schedule } from './hours.ts'

/** Minutes that an order takes when the location gives none (SPEC A7). */
export const defaultPrepTime = 30

const MINUTE = 60_000
const STEP = 5 * MINUTE

/** The instant at which an order placed now can be ready: within opening hours, after the preparation time; undefined when the store does not open soon. */
export function readyAt(schedule: Schedule, prepTime: number | null, now: number): number | undefined {
  const prep = (prepTime ?? defaultPrepTime) * MINUTE
  const open = openRange(schedule, now)
  if (open && now + prep < open.end) return Math.ceil((now + prep) / STEP) * STEP
  const next = nextOpening(schedule, now)
  return next && Math.ceil(Math.max(next.start, now + prep) / STEP) * STEP
}
