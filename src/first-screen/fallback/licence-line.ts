import type { StoreLocation } from '../../contract/store/location.ts'
import type { Locale } from '../../i18n/locale.ts'
import english from '../../i18n/messages/first.en-CA.json'
import french from '../../i18n/messages/first.fr-CA.json'
import { oneLine } from './contact.ts'

const lines: Record<Locale, string> = { 'en-CA': english['licence.line'], 'fr-CA': french['licence.line'] }

/** Returns the licence details of a store as in the footer of the shop (SPEC C12). */
export function licenceLine({ compliance, address }: StoreLocation, locale: Locale): string {
  const { licenceHolder: holder, licenceNumber: number, licenceIssuer: issuer, storeName: store } = compliance
  const parts: Record<string, string> = { holder, number, issuer, store, address: oneLine(address) }
  return lines[locale].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}
