import type { OrderRow } from './read.ts'

/** The time of an order in its language, on the store's clocks: `Saturday, November 21, 5:30 p.m. – 5:45 p.m.`. */
export function writeSlot({ slotStart, slotEnd, locale }: OrderRow, timeZone: string): string {
  const tag = `${locale}-CA`
  const day = slotStart.toLocaleDateString(tag, { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  const time = (at: Date) => at.toLocaleTimeString(tag, { hour: 'numeric', minute: '2-digit', timeZone })
  return `${day}, ${time(slotStart)} – ${time(slotEnd)}`
}
