import { last } from '../../lib/lists.ts'

/** An offset from UTC in minutes, in force from an instant until the next entry's. */
export interface ClockOffset {
  /** ISO 8601. */
  from: string
  offset: number
}

/** A place with clocks: its IANA time zone, and the offsets that the API sent for the time around now. */
export interface ClockPlace {
  timezone: string
  /** Earliest first. */
  zoneOffsets?: readonly ClockOffset[] | undefined
}

/** The clocks to go by: a location's, or those of an IANA time zone as this machine knows it. */
export type Zone = string | ClockPlace

/** Returns the offset in milliseconds that the API sent for an instant; undefined if it sent none. */
export function sentOffset(instant: number, zone: Zone): number | undefined {
  if (typeof zone === 'string') return undefined
  const entry = last(zone.zoneOffsets?.filter(({ from }) => Date.parse(from) <= instant) ?? [])
  return entry && entry.offset * 60_000
}
