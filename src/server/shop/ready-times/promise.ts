import { defaultPrepTime } from '../../../rules/time/preparation.ts'
import { learnedRange, type MinuteRange, promisedRange } from '../../../rules/time/promise/promise.ts'
import { sizeOf, USUAL_ITEMS, workOf } from '../../../rules/time/promise/work.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { ReadyBasis } from './read-basis.ts'

/** The settings of a location that its promise depends on. */
type Promising = Pick<LocationRow, 'pickupSettings' | 'extraMinutes' | 'extraUntil'>

/** Returns the minutes that the staff of a location have added to new orders for now. Their end is read by the clock, like that of a pause. */
export const extraAt = (
  { extraMinutes, extraUntil }: Pick<Promising, 'extraMinutes' | 'extraUntil'>,
  now: Date
): number => (extraUntil !== null && extraUntil > now ? extraMinutes : 0)

/** Returns the range of an order placed now that is collected, in minutes; undefined if the store's settings alone count. */
export function rangeOf(
  location: Promising,
  { basis, now }: { basis: ReadyBasis; now: Date },
  items = USUAL_ITEMS
): MinuteRange | undefined {
  if (basis === null) return undefined
  const { orderPrepTime } = location.pickupSettings
  const { curve, usual, hours, work } = basis
  const hour = hours?.[sizeOf(items)] ?? usual
  const learned = learnedRange({ curve, hour, work: work + workOf(items) })
  return promisedRange(learned, orderPrepTime ?? defaultPrepTime, extraAt(location, now))
}

/** A location whose first slots begin when an order can be expected to be ready, and the length of the promised range. */
export type PromisingLocation<Row> = Row & { readyWithin?: number }

/**
 * Returns a location with the preparation times that are promised now: never less than its own. A delivery isn't ready to
 * leave before an order is to be collected.
 */
export function withPromise<Row extends Promising & Pick<LocationRow, 'deliverySettings'>>(
  row: Row,
  { basis, now }: { basis: ReadyBasis; now: Date },
  items?: number
): PromisingLocation<Row> {
  const range = rangeOf(row, { basis, now }, items)
  const { pickupSettings, deliverySettings } = row
  const extra = extraAt(row, now)
  const own = (deliverySettings.orderPrepTime ?? defaultPrepTime) + extra
  if (range === undefined) return extra === 0 ? row : longer(row, extra)
  const delivery = Math.max(range.from, own)
  return {
    ...row,
    pickupSettings: { ...pickupSettings, orderPrepTime: range.from },
    deliverySettings: { ...deliverySettings, orderPrepTime: delivery },
    readyWithin: range.to - range.from
  }
}

/** Returns a location that has learned nothing yet with minutes added to its settings. */
const longer = <Row extends Pick<LocationRow, 'pickupSettings' | 'deliverySettings'>>(row: Row, extra: number): Row => {
  const { pickupSettings, deliverySettings } = row
  const add = ({ orderPrepTime }: { orderPrepTime?: number | null | undefined }) => ({
    orderPrepTime: (orderPrepTime ?? defaultPrepTime) + extra
  })
  return {
    ...row,
    pickupSettings: { ...pickupSettings, ...add(pickupSettings) },
    deliverySettings: { ...deliverySettings, ...add(deliverySettings) }
  }
}
