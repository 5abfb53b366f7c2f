import { hourOfWeek } from '../../../src/rules/time/promise/hour-of-week.ts'
import { learnedRange, type MinuteRange } from '../../../src/rules/time/promise/promise.ts'
import { samplesOf, type ReadyOrder } from '../../../src/rules/time/promise/samples.ts'
import { type ReadySummary, summarise, timesOf } from '../../../src/rules/time/promise/summary.ts'
import { wallAt } from '../../../src/rules/time/time-zone.ts'
import { DAY, MINUTE } from './clocks.ts'
import { toronto } from './week.ts'

/** An order with its promise and the minutes that it took. */
export interface Promised extends MinuteRange {
  minutes: number
  placedAt: number
}

/** Days after which a store's times are learned again. */
const LEARNED_EVERY = 14

/**
 * Returns the orders of a year with what each was promised when it was placed, from the day on which enough was learned.
 * Each promise knows only what had happened by then: orders that were ready, and the work that was open.
 */
export function promisedYear(orders: readonly ReadyOrder[]): Promised[] {
  const samples = samplesOf(orders, toronto)
  let summary: ReadySummary | undefined
  let learnsAt = 0
  return samples.flatMap(({ placedAt, minutes, size, work }) => {
    if (placedAt >= learnsAt) {
      const past = samples.filter(sample => sample.placedAt + sample.minutes * MINUTE <= placedAt)
      summary = summarise(past, placedAt)
      learnsAt = placedAt + (summary ? LEARNED_EVERY : 1) * DAY
    }
    if (summary === undefined) return []
    const hour = timesOf(summary, hourOfWeek(wallAt(placedAt, toronto)), size)
    return [{ ...learnedRange({ curve: summary.curve, hour, work }), minutes, placedAt }]
  })
}

/** Returns the share of promises that were kept: the order was ready by the end of its range. */
export const keptOf = (orders: readonly Promised[]): number =>
  orders.filter(({ minutes, to }) => minutes <= to).length / orders.length

/** Returns the median distance in minutes between the order's time and the middle of its range. */
export const errorOf = (orders: readonly Promised[]): number => {
  const errors = orders.map(({ minutes, from, to }) => Math.abs(minutes - (from + to) / 2)).sort((a, b) => a - b)
  return errors[Math.floor(errors.length / 2)] ?? 0
}

/** Returns the orders as if each had been promised for the same time. */
export const withFixed = (orders: readonly Promised[], minutes: number): Promised[] =>
  orders.map(order => ({ ...order, from: minutes, to: minutes }))
