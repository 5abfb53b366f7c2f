import type { HoursEntry } from '../../../../src/contract/store/location.ts'
import type { StoredSpecialHours } from '../../db/schema.ts'
import { daysAfter, instantOf } from './zone-offsets.ts'

/** Hours of a store: those of the week, and those of single dates which replace them. */
export interface Hours {
  zone: string
  week: readonly HoursEntry[]
  special: readonly Pick<StoredSpecialHours, 'date' | 'openTime' | 'closeTime' | 'isOpen'>[]
}

/** A range of instants, in milliseconds; the end is outside. */
export interface Range {
  start: number
  end: number
}

/** The ranges in which a store is open that begin on a date; one may reach into the next day. */
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

/** What of a range lies within others, those that meet or overlap taken as one. */
export const within = ({ start, end }: Range, others: readonly Range[]): Range[] =>
  join(others)
    .map(range => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }))
    .filter(range => range.start < range.end)

/** Whether the whole of a range lies within others. */
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
