import { defaultPrepTime } from '../../../rules/time/preparation.ts'
import { learnedRange, type MinuteRange, promisedRange } from '../../../rules/time/promise/promise.ts'
import { sizeOf, USUAL_ITEMS, workOf } from '../../../rules/time/promise/work.ts'
import type { LocationRow } from '../locations/find-location.ts'
import type { ReadyBasis } from './read-basis.ts'

/** Returns the range of an order placed now that is collected, in minutes; undefined if the store's settings alone count. */
export function rangeOf(
  { pickupSettings: { orderPrepTime } }: Pick<LocationRow, 'pickupSettings'>,
  basis: ReadyBasis,
  items = USUAL_ITEMS
): MinuteRange | undefined {
  if (basis === null) return undefined
  const { curve, usual, hours, work } = basis
  const hour = hours?.[sizeOf(items)] ?? usual
  return promisedRange(learnedRange({ curve, hour, work: work + workOf(items) }), orderPrepTime ?? defaultPrepTime)
}

/** A location whose first slots begin when an order can be expected to be ready, and the length of the promised range. */
export type PromisingLocation<Row> = Row & { readyWithin?: number }

/**
 * Returns a location with the preparation times that are promised now: never less than its own. A delivery isn't ready to
 * leave before an order is to be collected.
 */
export function withPromise<Row extends Pick<LocationRow, 'pickupSettings' | 'deliverySettings'>>(
  row: Row,
  basis: ReadyBasis,
  items?: number
): PromisingLocation<Row> {
  const range = rangeOf(row, basis, items)
  if (range === undefined) return row
  const { pickupSettings, deliverySettings } = row
  const delivery = Math.max(range.from, deliverySettings.orderPrepTime ?? defaultPrepTime)
  return {
    ...row,
    pickupSettings: { ...pickupSettings, orderPrepTime: range.from },
    deliverySettings: { ...deliverySettings, orderPrepTime: delivery },
    readyWithin: range.to - range.from
  }
}
