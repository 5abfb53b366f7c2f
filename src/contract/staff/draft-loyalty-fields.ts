import { array, integer, maxLength, maxValue, minValue, number, object, pipe } from 'valibot'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { instant } from '../http/time.ts'
import { line } from '../typed/line.ts'

const wholeFrom = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))
const names = (most: number) => object({ en: line(most), fr: line(most) })

/** The most that the form of loyalty accepts; a higher figure is a slip. */
export const mostOfLoyalty = {
  perDollar: 1000,
  pointValue: 1000,
  points: 1_000_000,
  value: 100_000,
  bonus: 900,
  tiers: 10
} as const

/** The fields of a reward that drafts change: its price in points, its value in cents, and when it is offered. */
export const draftedReward = object({
  name: names(60),
  points: wholeFrom(1, mostOfLoyalty.points),
  value: wholeFrom(1, mostOfLoyalty.value),
  startsAt: maybe(instant, null),
  endsAt: maybe(instant, null),
  sortOrder: count
})

/** The rules of points of the business: points earned per dollar, the value of a point in cents, and the tiers, lowest first. */
export const draftedLoyalty = object({
  pointsPerDollar: wholeFrom(0, mostOfLoyalty.perDollar),
  pointValue: wholeFrom(0, mostOfLoyalty.pointValue),
  tiers: pipe(
    array(
      object({
        name: names(40),
        /** Points from which it is reached. */
        from: wholeFrom(0, mostOfLoyalty.points),
        /** Percentage of extra points that its members earn. */
        bonus: wholeFrom(0, mostOfLoyalty.bonus)
      })
    ),
    maxLength(mostOfLoyalty.tiers)
  )
})
