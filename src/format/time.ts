import type { Locale } from '../i18n/locale.ts'

/** A wall time kept in the UTC fields of a Date. */
type Wall = Date

/** 0 o'clock, which few read `12:00 am` as. */
const midnight: Partial<Record<Locale, string>> = { 'en-CA': 'midnight', 'fr-CA': 'minuit' }

/** Formats a time of day: `5:40 pm`, `17 h 40`; a full hour in French is `17 h`, and 0 o'clock `midnight`, `minuit`. */
export function writeTime(wall: Wall, locale: Locale): string {
  const hour = wall.getUTCHours()
  const minute = String(wall.getUTCMinutes()).padStart(2, '0')
  const named = hour === 0 && minute === '00' ? midnight[locale] : undefined
  if (named) return named
  if (locale === 'fr-CA') return `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
  if (locale === 'en-CA') return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`
  return wall.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' })
}

// Dates are rare and never in the first paint, so Intl's slow start doesn't matter here.
const write = (day: Date, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  day.toLocaleDateString(locale, { ...parts, timeZone: 'UTC' })

/** Formats a date: `Saturday, November 21`, `samedi 21 novembre`. */
export const writeDate = (date: string, locale: Locale): string =>
  write(new Date(`${date}T00:00Z`), locale, { weekday: 'long', month: 'long', day: 'numeric' })

/** Returns the name of a weekday, 0 (Sunday) to 6. */
export const writeWeekday = (day: number, locale: Locale): string =>
  // 1 January 2023 was a Sunday.
  write(new Date(Date.UTC(2023, 0, 1 + day)), locale, { weekday: 'long' })
