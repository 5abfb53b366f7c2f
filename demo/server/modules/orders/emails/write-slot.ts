import type { OrderRow } from '../read.ts'

/**
 * Formats the slot of an order in its language and the store's time zone: `Saturday, November 21, 5:30 p.m. – 5:45
 * p.m.`.
 */
export function writeSlot({ slotStart, slotEnd, locale }: OrderRow, timeZone: string): string {
  const { day, time } = formatsOf(`${locale}-CA`, timeZone)
  return `${day.format(slotStart)}, ${time.format(slotStart)} – ${time.format(slotEnd)}`
}

interface Formats {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Formats by language and zone, cached because creating one takes far longer than using it. */
const known = new Map<string, Formats>()

function formatsOf(tag: string, timeZone: string): Formats {
  const key = `${tag} ${timeZone}`
  const formats = known.get(key) ?? {
    day: new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone })
  }
  known.set(key, formats)
  return formats
}
