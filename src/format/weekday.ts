import type { Locale } from '../i18n/locale.ts'

/** Returns the short name of a weekday, 0 (Sunday) to 6: `Mon`, `lun.`. */
export const writeShortWeekday = (day: number, locale: Locale): string => {
  // 1 January 2023 was a Sunday.
  const name = new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' })
  // Some browsers add a full stop to English names.
  return locale === 'en-CA' ? name.replace('.', '') : name
}
