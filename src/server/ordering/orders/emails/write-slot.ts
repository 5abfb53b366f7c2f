import { wallAt } from '../../../../rules/time/time-zone.ts'
import { writeTime } from '../../../mail/write-time.ts'
import type { OrderRow } from '../read-orders.ts'

/**
 * Formats when an order is ready or arrives, in its language and on the store's clocks: `Saturday, November 21, 5:30 pm – 5:45
 * pm`. That is the range promised for it, as on its page, or else its slot.
 */
export function writeWhen(order: OrderRow, zone: string): string {
  const { from, to } = rangeOf(order)
  const start = wallAt(from.getTime(), zone)
  return `${dayFormat(`${order.locale}-CA`).format(start)}, ${writeTime(start, order.locale)} – ${writeTimeAt(to, order, zone)}`
}

function rangeOf({ slotStart, slotEnd, promisedFrom, promisedTo, method }: OrderRow): { from: Date; to: Date } {
  const isPromised = method !== 'delivery' && promisedFrom !== null && promisedTo !== null && promisedTo > promisedFrom
  return isPromised ? { from: promisedFrom, to: promisedTo } : { from: slotStart, to: slotEnd }
}

/** Formats the time of day of an instant in an order's language and on the store's clocks: `5:40 pm` */
export const writeTimeAt = (at: Date, { locale }: Pick<OrderRow, 'locale'>, zone: string): string =>
  writeTime(wallAt(at.getTime(), zone), locale)

/** Formats of days by language, cached because creating one takes far longer than using it. */
const known = new Map<string, Intl.DateTimeFormat>()

function dayFormat(tag: string): Intl.DateTimeFormat {
  const format =
    known.get(tag) ?? new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  known.set(tag, format)
  return format
}
