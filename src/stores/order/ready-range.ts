import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { writeTimeRange } from '../../format/time-range.ts'
import type { Locale } from '../../i18n/locale.ts'
import { readWall } from '../../rules/time/time-zone.ts'

/** A range as the API sends it. */
type Range = NonNullable<Order['promised']>

const isRange = (range: Range | undefined): range is Range =>
  range !== undefined && Date.parse(range.to) > Date.parse(range.from)

/**
 * Returns the range in which an order will be ready, as it is known now, and the one that was promised if that was another;
 * undefined for an order that is promised for the start of its slot.
 */
export function readyRange({
  promised,
  expected
}: Pick<Order, 'promised' | 'expected'>): { now: Range; before: Range | undefined } | undefined {
  if (isRange(expected)) return { now: expected, before: promised }
  return isRange(promised) ? { now: promised, before: undefined } : undefined
}

/** Formats a range by the store's clocks. One without a length is a time. */
export const writeReadyRange = ({ from, to }: Range, location: StoreLocation, locale: Locale): string =>
  writeTimeRange(readWall(from, location), readWall(to, location), locale)
