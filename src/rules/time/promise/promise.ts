import { type LoadPoint, minutesAt } from './load-curve.ts'
import type { HourSummary } from './summary.ts'

/** When an order will be ready: minutes from now. */
export interface MinuteRange {
  from: number
  to: number
}

/** The basis of the promise of a store’s next order. */
export interface PromiseBasis {
  curve: readonly LoadPoint[]
  /** The times of this hour and of the order's size (`timesOf`). */
  hour: Pick<HourSummary, 'low' | 'high'>
  /** Open work, with that of the order. */
  work: number
}

/** Promises are of whole steps of the clock, in minutes: no store keeps one to the minute. */
export const STEP = 5

/** Products of fractions miss whole steps by less. */
const NOISE = 1e-6

/** No range is longer, in minutes: it would say nothing. */
const LONGEST_RANGE = 45

/**
 * Returns the range in which an order placed now will be ready, in whole steps. More open work never makes any end of it
 * earlier.
 */
export function learnedRange({ curve, hour, work }: PromiseBasis): MinuteRange {
  const usual = Math.max(1, minutesAt(curve, work))
  const low = Math.floor((usual * hour.low) / STEP + NOISE) * STEP
  const to = Math.max(Math.ceil((usual * hour.high) / STEP - NOISE) * STEP, low + STEP)
  return { from: Math.max(low, to - LONGEST_RANGE), to }
}

/**
 * Returns the range that a store promises, which never begins before its own preparation time, in minutes. Minutes that
 * its staff have added for now move both ends.
 */
export function promisedRange(learned: MinuteRange, prepTime: number, extra = 0): MinuteRange {
  const from = Math.max(learned.from, prepTime) + extra
  return { from, to: Math.max(learned.to + extra, from) }
}
