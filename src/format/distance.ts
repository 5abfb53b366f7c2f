import type { Locale } from '../i18n/locale.ts'
import { formatNumber } from './number.ts'
import { numberMarks } from './number-marks.ts'

/** Formats a distance: `350 m` rounded to ten metres, then `1.2 km` or `1,2 km`, without decimals from `10 km`. */
export function formatDistance(metres: number, locale: Locale): string {
  const near = Math.round(metres / 10) * 10
  if (near < 1000) return `${near}\u00a0m`
  const far = metres / 1000
  const text = formatNumber(far, locale, far < 9.95 ? 1 : 0)
  return `${text.replace(/\B(?=\d{3}$)/, numberMarks(locale).group)}\u00a0km`
}
