import type { ClockOffset } from '../time/clock-offsets.ts'
import { addDays, instantOn } from '../time/time-zone.ts'
import type { Span } from './span.ts'

/** A part of a span in which a zone's clocks keep one offset from UTC, in minutes; instants in milliseconds, `end` excluded. */
export interface ClockRun {
  start: number
  end: number
  offset: number
}

/**
 * Returns the parts of a span of days in a zone, earliest first, by its offsets, earliest first. Without a clock change there is one.
 * A day has 23 or 25 hours if the clocks change on it.
 */
export function clockRuns({ from, to }: Span, timezone: string, offsets: readonly ClockOffset[]): ClockRun[] {
  const zone = { timezone, zoneOffsets: offsets }
  const [start, end] = [instantOn(from, '00:00', zone), instantOn(addDays(to, 1), '00:00', zone)]
  return offsets.flatMap(({ from: since, offset }, at) => {
    const next = offsets[at + 1]
    const run = {
      start: Math.max(start, Date.parse(since)),
      end: Math.min(end, next ? Date.parse(next.from) : Infinity),
      offset
    }
    return run.start < run.end ? [run] : []
  })
}
