import type { Potency } from '../contract/catalog/potency.ts'
import type { Locale } from '../i18n/locale.ts'
import { formatNumber } from './number.ts'

/** Formats a potency as on the label, as a range if it is one: `22–26 %` in French, `22–26%` in English, `10 mg`. */
export function formatPotency({ min, max, unit }: Potency, locale: Locale): string {
  const gap = unit === '%' && locale === 'en-CA' ? '' : '\u00a0'
  const figures =
    min === max ? formatNumber(max, locale, 2) : `${formatNumber(min, locale, 2)}–${formatNumber(max, locale, 2)}`
  return max > 0 && max <= 1 && unit === '%' && min === 0 ? `<\u00a01${gap}%` : `${figures}${gap}${unit}`
}
