import type { Locale } from '../i18n/locale.ts'

/**
 * Writes a North American number without spaces or hyphens, such as `+14165550141`, in its national form: `416-555-0141`, or
 * `416 555-0141` in French (OQLF). Any other text stays as it is written.
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [, area, exchange, line] = /^\+?1?([2-9]\d\d)(\d{3})(\d{4})$/.exec(phone) ?? []
  if (area === undefined) return phone
  return `${area}${locale === 'fr-CA' ? '\u00a0' : '-'}${exchange}-${line}`
}
