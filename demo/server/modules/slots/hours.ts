import type { HoursEntry } from '../../../../src/contract/store/location.ts'
import type { StoredSpecialHours } from '../../db/schema.ts'
import { daysAfter, instantOf } from './zone-offsets.ts'

/** Hours of a store: weekly, and for single dates, which take precedence. */
export interface Hours {
  zone: string
  week: readonly HoursEntry[]
  special: readonly Pick<StoredSpecialHours, 'date' | 'openTime' | 'closeTime' | 'isOpen'>[]
}

/** A range of instants in milliseconds; the end is exclusive. */
export interface Range {
  start: number
  end: number
}

/** Returns the opening ranges that begin on a date; one may reach into the next day. */
export function rangesOf(date: string, { zone, week, special }: Hours): Range[] {
  const ofDate = special.filter(entry => entry.date === date)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const entries = ofDate.length > 0 ? ofDate : week.filter(entry => entry.day === weekday)
  return entries
    .filter(entry => entry.isOpen)
    .map(({ openTime, closeTime }) => ({
      start: instantOf(date, openTime, zone),
      end: instantOf(closeTime <= openTime ? daysAfter(date, 1) : date, closeTime, zone)
    }))
    .sort((a, b) => a.start - b.start)
}

/** Returns the parts of a range that are within others; adjacent and overlapping ones are merged. */
export const within = ({ start, end }: Range, others: readonly Range[]): Range[] =>
  join(others)
    .map(range => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(range => range.start < range.end)

/** Returns whether a range is entirely within others. */
export const isWithin = ({ start, end }: Range, others: readonly Range[]): boolean =>
  join(others).some(range => range.start <= start && end <= range.end)

function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else joined.push({ ...range })
  }
  return joined
}
