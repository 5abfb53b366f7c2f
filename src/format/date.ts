import type { Locale } from '../i18n/locale.ts'

/** Formats a date with its year: `November 21, 2026`, `21 novembre 2026`. */
export const writeDay = (date: string, locale: Locale): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
