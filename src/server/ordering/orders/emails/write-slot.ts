import { wallAt } from '../../../../rules/time/time-zone.ts'
import type { OrderRow } from '../read-orders.ts'

/**
 * Formats when an order is ready or arrives, in its language and on the store's clocks: `Saturday, November 21, 5:30 p.m. – 5:45
 * p.m.`. That is the range promised for it, as on its page, or else its slot.
 */
export function writeWhen(order: OrderRow, zone: string): string {
  const { day, time } = formatsOf(`${order.locale}-CA`)
  const { from, to } = rangeOf(order)
  const [start, end] = [wallAt(from.getTime(), zone), wallAt(to.getTime(), zone)]
  return `${day.format(start)}, ${time.format(start)} – ${time.format(end)}`
}

function rangeOf({ slotStart, slotEnd, promisedFrom, promisedTo, method }: OrderRow): { from: Date; to: Date } {
  const isPromised = method !== 'delivery' && promisedFrom !== null && promisedTo !== null && promisedTo > promisedFrom
  return isPromised ? { from: promisedFrom, to: promisedTo } : { from: slotStart, to: slotEnd }
}

/** Formats the time of day of an instant in an order's language and on the store's clocks: `5:40 p.m.` */
export const writeTime = (at: Date, { locale }: Pick<OrderRow, 'locale'>, zone: string): string =>
  formatsOf(`${locale}-CA`).time.format(wallAt(at.getTime(), zone))

interface Formats {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Formats of wall times by language, cached because creating one takes far longer than using it. */
const known = new Map<string, Formats>()

function formatsOf(tag: string): Formats {
  const timeZone = 'UTC'
  const formats = known.get(tag) ?? {
    day: new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone })
  }
  known.set(tag, formats)
  return formats
}
