import { readDate } from './typed-date.ts'

/** A date of birth as it is typed into three fields. */
export interface BirthParts {
  day: string
  month: string
  year: string
}

/** A date of birth as `YYYY-MM-DD`, or the first field that is wrong and whether it is only missing. */
export type BirthReading =
  | { ok: true; birth: string }
  | { ok: false; field: keyof BirthParts; reason: 'required' | 'wrong' }

const isBetween = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most

/**
 * Reads a date of birth from three typed fields. A year has four digits and isn't more than 120 years back; what no
 * calendar has, such as 30 February, and what is still to come is wrong at the smallest field that can be changed.
 */
export function readBirthParts(parts: BirthParts, today: string): BirthReading {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()]
  const thisYear = Number(today.slice(0, 4))
  const checks = [
    ['day', day, isBetween(day, 1, 31)],
    ['month', month, isBetween(month, 1, 12)],
    ['year', year, isBetween(year, thisYear - 120, thisYear)]
  ] as const
  for (const [field, text, isRight] of checks) {
    if (!isRight) return { ok: false, field, reason: text === '' ? 'required' : 'wrong' }
  }
  const birth = readDate(`${year}-${month}-${day}`)
  if (birth === undefined) return { ok: false, field: 'day', reason: 'wrong' }
  return birth > today ? { ok: false, field: 'year', reason: 'wrong' } : { ok: true, birth }
}
