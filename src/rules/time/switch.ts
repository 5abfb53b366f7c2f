import { type HoursOfLocation, nextOpening, openRange, scheduleOf } from './hours.ts'

/** The retailer's own switch of a store. During a pause it is off until then. */
export interface Switch {
  isOpen: boolean
  /** The end of a pause. */
  pausedUntil?: string | Date | null | undefined
}

const endOf = ({ isOpen, pausedUntil }: Switch): number =>
  isOpen || !pausedUntil ? NaN : new Date(pausedUntil).getTime()

/** Returns the end of the pause that a store is in, in milliseconds; undefined if it isn't paused. */
export function pauseEnd(store: Switch, now: number): number | undefined {
  const end = endOf(store)
  return end > now ? end : undefined
}

/** Returns true if a store is switched on. A pause ends on time, whether or not the page hears of it. */
export const isSwitchedOn = (store: Switch, now: number): boolean => store.isOpen || endOf(store) <= now

/**
 * Returns when a closed store opens again, in milliseconds: at the end of its pause, if that is within its hours, else at
 * the next opening after it. Undefined if there is none within a week.
 */
export function reopensAt(store: Switch & Omit<HoursOfLocation, 'deliveryHours'>, now: number): number | undefined {
  const schedule = scheduleOf(store)
  const end = pauseEnd(store, now)
  return end !== undefined && openRange(schedule, end) ? end : nextOpening(schedule, end ?? now)?.start
}
