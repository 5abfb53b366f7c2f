import type { Language } from '../http/request/language.ts'

/** Formats of amounts, cached because creating one takes far longer than using it. */
const known = new Map<string, Intl.NumberFormat>()

/** Formats an amount in cents: `$12.00`, `−12,00 $`. */
export function writeMoney(cents: number, currency: string, language: Language): string {
  const key = `${language} ${currency}`
  const format = known.get(key) ?? new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency })
  known.set(key, format)
  return `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100)}`
}
