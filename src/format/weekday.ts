import type { Locale } from '../i18n/locale.ts'

/** The short name of a weekday, 0 (Sunday) to 6: `Mon`, `lun.`. */
export const writeShortWeekday = (day: number, locale: Locale): string => {
  // The 1st of January 2023 was a Sunday.
  const name = new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' })
  // Some browsers put a full stop after English ones.
  return locale === 'en-CA' ? name.replace('.', '') : name
}
