import { type HoursOfLocation, nextOpening, openRange, scheduleOf } from './hours.ts'
import type { Switch } from './switch.ts'

/** Returns the end of the pause that a store is in, in milliseconds; undefined if it isn't paused. */
export function pauseEnd({ isOpen, pausedUntil }: Switch, now: number): number | undefined {
  const end = new Date(pausedUntil ?? NaN).getTime()
  return !isOpen && end > now ? end : undefined
}

/**
 * Returns when a closed store opens again, in milliseconds: at the end of its pause, if that is within its hours, else at
 * the next opening after it. Undefined if there is none within a week.
 */
export function reopensAt(store: Switch & Omit<HoursOfLocation, 'deliveryHours'>, now: number): number | undefined {
  const schedule = scheduleOf(store)
  const end = pauseEnd(store, now)
  return end !== undefined && openRange(schedule, end) ? end : nextOpening(schedule, end ?? now)?.start
}
