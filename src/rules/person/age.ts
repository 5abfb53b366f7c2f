import type { Zone } from '../time/clock-offsets.ts'
import { isDate } from '../time/is-date.ts'
import { dateOf, wallAt } from '../time/time-zone.ts'

const OLDEST = 120

/** An age in whole years, or the reason a date of birth is invalid. */
export type AgeReading = { ok: true; age: number } | { ok: false; reason: 'impossible' | 'future' | 'too_old' }

/**
 * Returns the age on a date, both dates `YYYY-MM-DD`. A year is complete at the start of the birthday and not before
 * (Interpretation Act, R.S.C. 1985, c. I-21, s. 30). The Act defines no birthday for 29 February in a common year; 1
 * March is used, the later of the two possible dates, so that no one passes a day early.
 */
export function ageOn(birth: string, date: string): AgeReading {
  if (!isDate(birth)) return { ok: false, reason: 'impossible' }
  if (birth > date) return { ok: false, reason: 'future' }
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  const age = date.slice(5) < birth.slice(5) ? years - 1 : years
  return age > OLDEST ? { ok: false, reason: 'too_old' } : { ok: true, age }
}

/** Returns the age at an instant, by the date in the store's zone (SPEC C8, C11). */
export function ageAt(birth: string, now: number, zone: Zone): AgeReading {
  return ageOn(birth, dateOf(wallAt(now, zone)))
}

/**
 * Returns true if someone is of legal age at an instant, by the date in the store's zone; false for an invalid date
 * (SPEC C11).
 */
export function isOfAge(birth: string, legalAge: number, now: number, zone: Zone): boolean {
  const reading = ageAt(birth, now, zone)
  return reading.ok && reading.age >= legalAge
}
