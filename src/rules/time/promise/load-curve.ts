import { last } from '../../../lib/lists.ts'
import { quantileOf } from './quantile.ts'

/** A point of a load curve: the minutes that an order usually takes with so much open work, its own included. */
export interface LoadPoint {
  work: number
  minutes: number
}

/** A point needs so many orders: fewer would be chance. */
const ORDERS_PER_POINT = 25
const MOST_POINTS = 12

interface Sample {
  work: number
  minutes: number
  weight: number
}

interface Pool extends LoadPoint {
  weight: number
}

function pointOf(samples: readonly Sample[]): Pool {
  const weight = samples.reduce((sum, sample) => sum + sample.weight, 0)
  const work = samples.reduce((sum, sample) => sum + sample.work * sample.weight, 0) / weight
  const sorted = [...samples].sort((a, b) => a.minutes - b.minutes)
  const median = quantileOf(
    sorted.map(({ minutes }) => minutes),
    sorted.map(sample => sample.weight),
    0.5
  )
  return { work, minutes: median ?? 0, weight }
}

/** Merges neighbours until none takes less time than one with less work (the pool-adjacent-violators algorithm). */
function rising(points: readonly Pool[]): Pool[] {
  const pools: Pool[] = []
  for (const point of points) {
    let pool = point
    for (let before = last(pools); before && before.minutes >= pool.minutes; before = last(pools)) {
      pools.pop()
      const weight = before.weight + pool.weight
      const mean = (name: keyof LoadPoint, one: Pool) => (one[name] * one.weight) / weight
      pool = {
        weight,
        work: mean('work', before) + mean('work', pool),
        minutes: mean('minutes', before) + mean('minutes', pool)
      }
    }
    pools.push(pool)
  }
  return pools
}

/** Divides sorted samples into parts of about the same size. Those with as much work stay together. */
function partsOf(sorted: readonly Sample[]): Sample[][] {
  const count = Math.max(1, Math.min(MOST_POINTS, Math.floor(sorted.length / ORDERS_PER_POINT)))
  const parts: Sample[][] = []
  for (const sample of sorted) {
    const part = last(parts)
    const isFull = part === undefined || part.length >= sorted.length / count
    if (isFull && (part === undefined || last(part)?.work !== sample.work)) parts.push([sample])
    else part?.push(sample)
  }
  return parts
}

/**
 * Returns the minutes that orders take by the work that is open, as points with ever more of both. Each is the weighted
 * median of as many orders, of which the wild ones count no more than others.
 */
export const curveOf = (samples: readonly Sample[]): LoadPoint[] =>
  rising(partsOf([...samples].sort((a, b) => a.work - b.work)).map(pointOf)).map(({ work, minutes }) => ({
    work,
    minutes
  }))

/** Returns the minutes of a curve at some work: never fewer for more work. Beyond the last point it goes on as before it. */
export function minutesAt(curve: readonly LoadPoint[], work: number): number {
  const [first] = curve
  if (first === undefined || work <= first.work) return first?.minutes ?? 0
  let from = first
  let slope = 0
  for (const to of curve.slice(1)) {
    slope = (to.minutes - from.minutes) / (to.work - from.work)
    if (work <= to.work) break
    from = to
  }
  // Past the last point, `from` is that point and the slope is that of the last stretch.
  return from.minutes + slope * (work - from.work)
}
