import { clockRuns } from '../../../rules/report/clock-runs.ts'
import type { Span } from '../../../rules/report/span.ts'
import { offsetsFrom } from '../../shop/locations/zone-offsets.ts'

/** A store whose figures are read. */
export interface FiguresStore {
  id: string
  slug: string
  timezone: string
}

/** A part of the span at a store, in which its clocks keep their offset in minutes. */
interface Run {
  location: string
  start: Date
  end: Date
  minutes: number
}

/** Returns the parts of a span at some stores, each by the clocks of its zone. */
export function runsOf(stores: readonly FiguresStore[], span: Span): Run[] {
  const byZone = new Map<string, Omit<Run, 'location'>[]>()
  return stores.flatMap(({ id: location, timezone }) => {
    const runs = byZone.get(timezone) ?? runsIn(timezone, span)
    byZone.set(timezone, runs)
    return runs.map(run => ({ location, ...run }))
  })
}

function runsIn(zone: string, span: Span): Omit<Run, 'location'>[] {
  const year = (date: string): number => Number(date.slice(0, 4))
  const offsets = offsetsFrom(zone, year(span.from) - 1, year(span.to) + 2)
  return clockRuns(span, zone, offsets).map(({ start, end, offset }) => ({
    start: new Date(start),
    end: new Date(end),
    minutes: offset
  }))
}
