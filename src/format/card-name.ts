import type { Locale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'

/** Formats a card by its brand and last digits. */
export function cardName({ brand, last4 }: { brand: string | null; last4: string | null }, locale: Locale): string {
  const name = brand ?? translate(locale, 'pay.card')
  return last4 === null ? name : translate(locale, 'pay.ending', { brand: name, last4 })
}
