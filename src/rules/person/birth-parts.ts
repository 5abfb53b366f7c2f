import { ageOn } from './age.ts'

/** A date of birth as typed into three fields. */
export interface BirthParts {
  day: string
  month: string
  year: string
}

/** The age, or the first invalid field and whether it is missing or wrong. */
export type BirthReading =
  | { ok: true; age: number }
  | { ok: false; field: keyof BirthParts; reason: 'required' | 'wrong' }

const fields = [
  ['day', 31],
  ['month', 12],
  ['year', 9999]
] as const

/**
 * Reads the age on a date, `YYYY-MM-DD`, from a date of birth in three fields. An impossible date such as 30 February
 * is an error of the day; a future or implausibly old one, such as a two-digit year, of the year.
 */
export function readBirthParts(parts: BirthParts, today: string): BirthReading {
  for (const [field, most] of fields) {
    const text = parts[field].trim()
    const isRight = /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= most
    if (!isRight) return { ok: false, field, reason: text ? 'wrong' : 'required' }
  }
  const write = (text: string, length: number): string => String(Number(text)).padStart(length, '0')
  const reading = ageOn(`${write(parts.year, 4)}-${write(parts.month, 2)}-${write(parts.day, 2)}`, today)
  return reading.ok ? reading : { ok: false, field: reading.reason === 'impossible' ? 'day' : 'year', reason: 'wrong' }
}

/** Splits a date of birth, year first, into the typed text of each part. */
export function birthPartsOf(date: string): BirthParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

/** Joins the typed parts, year first; empty if nothing is typed. Not a valid date unless all parts are. */
export function writeBirthParts({ day, month, year }: BirthParts): string {
  const parts = [year, month, day].map(part => part.trim())
  return parts.some(Boolean) ? parts.join('-') : ''
}
