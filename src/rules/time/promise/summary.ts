import { times } from '../../../lib/lists.ts'
import { HOURS_OF_WEEK, likenessOf } from './hour-of-week.ts'
import { curveOf, type LoadPoint, minutesAt } from './load-curve.ts'
import { quantileOf } from './quantile.ts'
import type { ReadySample } from './samples.ts'
import { type OrderSize, orderSizes } from './work.ts'

/** Orders that a store must have made ready before its times are learned; with fewer, its settings alone count. */
export const FEWEST_ORDERS = 60

/** Days of which orders are learned from. */
export const LEARNED_DAYS = 90

/** A day that is so many days ago weighs half as much as today. */
export const HALF_LIFE = 21

/** The shares of orders that are ready before the promised range begins and, but for a few, before it ends. */
export const EARLY = 0.3
export const KEPT = 0.92

/** Orders of another size count so much. */
const OTHER_SIZE = 0.15

/** The times of an hour of the week and size: how many times as long as by the load curve, at the two shares. */
export interface HourSummary {
  hour: number
  size: OrderSize
  low: number
  high: number
  /** Orders of this very hour and size. */
  count: number
}

/** Everything learned from a store’s orders. */
export interface ReadySummary {
  /** Orders it was learned from. */
  orders: number
  curve: LoadPoint[]
  /** The times of all hours and sizes together, for hours without orders. */
  usual: Pick<HourSummary, 'low' | 'high'>
  /** Hours with orders, each in all sizes. */
  hours: HourSummary[]
}

const DAY = 86_400_000

/**
 * Returns everything learned from a store's orders of the last days; undefined if there are too few. The load curve says how
 * long orders take by the open work; each hour of the week and size how many times as long. All are weighted quantiles:
 * recent days weigh more, and so do like hours.
 */
export function summarise(samples: readonly ReadySample[], now: number): ReadySummary | undefined {
  const recent = samples.filter(({ placedAt }) => placedAt <= now && now - placedAt <= LEARNED_DAYS * DAY)
  if (recent.length < FEWEST_ORDERS) return undefined
  const weighed = recent.map(sample => ({ ...sample, weight: 0.5 ** ((now - sample.placedAt) / DAY / HALF_LIFE) }))
  const curve = curveOf(weighed)
  const ratios = weighed
    .map(sample => ({ ...sample, ratio: sample.minutes / Math.max(1, minutesAt(curve, sample.work)) }))
    .sort((a, b) => a.ratio - b.ratio)
  const rangeBy = rangesOf(ratios)
  const hourOf = (hour: number, size: OrderSize): HourSummary => {
    const range = rangeBy((other, otherSize) => likenessOf(hour, other) * (otherSize === size ? 1 : OTHER_SIZE))
    return { hour, size, ...range, count: counts.get(`${hour} ${size}`) ?? 0 }
  }
  const counts = countOf(recent)
  const busy = [...new Set(recent.map(({ hour }) => hour))].sort((a, b) => a - b)
  const hours = busy.flatMap(hour => orderSizes.map(size => hourOf(hour, size)))
  return { orders: recent.length, curve, usual: rangeBy(() => 1), hours }
}

/** Returns the times of an hour of the week and a size. */
export const timesOf = (
  { hours, usual }: Pick<ReadySummary, 'hours' | 'usual'>,
  hour: number,
  size: OrderSize
): Pick<HourSummary, 'low' | 'high'> => hours.find(one => one.hour === hour && one.size === size) ?? usual

interface Ratio extends ReadySample {
  weight: number
  ratio: number
}

/**
 * Returns a function that finds the range of sorted samples, each weighed by its hour and size. It is called for each hour
 * and size of a week, on thousands of samples: hours and sizes are numbered, and weighed once each.
 */
function rangesOf(sorted: readonly Ratio[]) {
  const values = sorted.map(({ ratio }) => ratio)
  const cells = sorted.map(({ hour, size }) => hour * orderSizes.length + orderSizes.indexOf(size))
  const ages = sorted.map(({ weight }) => weight)
  const weights = [...ages]
  return (weigh: (hour: number, size: OrderSize) => number): Pick<HourSummary, 'low' | 'high'> => {
    const byCell = times(HOURS_OF_WEEK, hour => orderSizes.map(size => weigh(hour, size))).flat()
    for (let at = 0; at < ages.length; at++) weights[at] = (ages[at] ?? 0) * (byCell[cells[at] ?? 0] ?? 0)
    return { low: quantileOf(values, weights, EARLY) ?? 1, high: quantileOf(values, weights, KEPT) ?? 1 }
  }
}

function countOf(samples: readonly ReadySample[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { hour, size } of samples) counts.set(`${hour} ${size}`, (counts.get(`${hour} ${size}`) ?? 0) + 1)
  return counts
}
