import { addDays } from '../time/time-zone.ts'
import { isDate } from '../time/is-date.ts'

/** Days from one date to another, both included, `YYYY-MM-DD`. */
export interface Span {
  from: string
  to: string
}

/** The most days that figures are read of: three years. */
export const MOST_DAYS = 1096

/** The reason a span can't be read, by its field; undefined if it can. Dates are those of this century. */
export function spanError({ from, to }: Span): { field: 'from' | 'to'; code: 'wrong' | 'too_long' } | undefined {
  if (!isOfCentury(from)) return { field: 'from', code: 'wrong' }
  if (!isOfCentury(to) || to < from) return { field: 'to', code: 'wrong' }
  return addDays(from, MOST_DAYS - 1) < to ? { field: 'to', code: 'too_long' } : undefined
}

const isOfCentury = (date: string): boolean => isDate(date) && date.startsWith('20')

/** Spans that people look at often. */
export const presets = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const

export type Preset = (typeof presets)[number]

/** Returns the days of a preset on a date: a week is the last seven days, `month` the calendar month so far. */
export function presetSpan(preset: Preset, today: string): Span {
  const first = `${today.slice(0, 8)}01`
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: first, to: today }
    case 'lastMonth': {
      const to = addDays(first, -1)
      return { from: `${to.slice(0, 8)}01`, to }
    }
  }
}

/** Returns the preset that has these days on a date; undefined if none has. */
export const presetOf = ({ from, to }: Span, today: string): Preset | undefined =>
  presets.find(preset => {
    const span = presetSpan(preset, today)
    return span.from === from && span.to === to
  })
