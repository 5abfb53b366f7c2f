import type { Locale } from '../i18n/locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

// The first Intl object takes a slow phone about 80 ms, and the menu shows prices before anything else. Formats that
// are easy to produce are therefore produced by hand.
function plainly(cents: number, locale: 'en-CA' | 'fr-CA'): string {
  const sign = cents < 0 ? '−' : ''
  const whole = Math.floor(Math.abs(cents) / 100)
  const part = String(Math.abs(cents) % 100).padStart(2, '0')
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, locale === 'fr-CA' ? '\u00a0' : ',')
  return locale === 'fr-CA' ? `${sign}${grouped},${part}\u00a0$` : `${sign}$${grouped}.${part}`
}

/** Formats an amount in integer cents: `$1,234.50`, `1 234,50 $`. */
export function formatMoney(cents: number, locale: Locale, currency = 'CAD'): string {
  if (currency === 'CAD' && (locale === 'en-CA' || locale === 'fr-CA')) return plainly(cents, locale)
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { style: 'currency', currency })))
  return format.format(cents / 100)
}

/** An amount in a sentence, written in the language in which that is drawn. */
export const money =
  (cents: number, currency: string) =>
  (locale: Locale): string =>
    formatMoney(cents, locale, currency)
