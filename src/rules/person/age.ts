import { dateOf, wallAt } from '../time/time-zone.ts'

const OLDEST = 120

/** An age in whole years, or why a date of birth gives none. */
export type AgeReading = { ok: true; age: number } | { ok: false; reason: 'impossible' | 'future' | 'too_old' }

/** Whether a text is a date of the calendar, `YYYY-MM-DD`: engines move 30 February on or refuse it, and neither gives it back. */
function isDate(text: string): boolean {
  const start = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(start) && dateOf(new Date(start)) === text
}

/**
 * The age on a date of somebody born on another, both `YYYY-MM-DD`. A year is full at the beginning of the birthday and
 * not before (Interpretation Act, R.S.C. 1985, c. I-21, s. 30). The Act names no birthday for 29 February in a common
 * year: it is 1 March here, the later of the two that could be meant, so that nobody is let in a day early.
 */
export function ageOn(birth: string, date: string): AgeReading {
  if (!isDate(birth)) return { ok: false, reason: 'impossible' }
  if (birth > date) return { ok: false, reason: 'future' }
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  const age = date.slice(5) < birth.slice(5) ? years - 1 : years
  return age > OLDEST ? { ok: false, reason: 'too_old' } : { ok: true, age }
}

/** The age at an instant, by the date in the store's zone (SPEC C8, C11). */
export function ageAt(birth: string, now: number, zone: string): AgeReading {
  return ageOn(birth, dateOf(wallAt(now, zone)))
}

/** Whether somebody is of legal age at an instant, by the date in the store's zone; a date that gives no age is not (SPEC C11). */
export function isOfAge(birth: string, legalAge: number, now: number, zone: string): boolean {
  const reading = ageAt(birth, now, zone)
  return reading.ok && reading.age >= legalAge
}
