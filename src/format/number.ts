import type { Locale } from '../i18n/locale.ts'

/** A number with at most `digits` decimals as the language writes it: `12.5`, `12,5`. */
export function formatNumber(value: number, locale: Locale, digits = 1): string {
  const text = String(Number(value.toFixed(digits)))
  return locale === 'fr-CA' ? text.replace('.', ',') : text
}

/** Grams as the language writes them: `12.4 g`, `12,4 g`. */
export function formatGrams(value: number, locale: Locale): string {
  return `${formatNumber(value, locale, 2)}\u00a0g`
}

/** Grams in a sentence, written in the language in which that is drawn. */
export const grams =
  (value: number) =>
  (locale: Locale): string =>
    formatGrams(value, locale)
