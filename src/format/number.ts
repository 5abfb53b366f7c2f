import type { Locale } from '../i18n/locale.ts'
import { numberMarks } from './number-marks.ts'

/** Formats a number with at most `digits` decimals: `12.5`, `12,5`. */
export function formatNumber(value: number, locale: Locale, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace('.', numberMarks(locale).decimal)
}

/** Formats grams: `12.4 g`, `12,4 g`. */
export function formatGrams(value: number, locale: Locale): string {
  return `${formatNumber(value, locale, 2)}\u00a0g`
}

/** Grams in a sentence, written in the language in which that is drawn. */
export const grams =
  (value: number) =>
  (locale: Locale): string =>
    formatGrams(value, locale)
