import type { OfferContact } from '../../contract/staff/contacts.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Locale } from '../../i18n/locale.ts'
import { csvRow } from '../../rules/text/csv-row.ts'
import type { SayContact } from './contact-words.ts'

const sources = {
  'sign-up': 'contacts.source.sign-up',
  checkout: 'contacts.source.checkout',
  account: 'contacts.source.account',
  letter: 'contacts.source.letter',
  address: 'contacts.source.address'
} as const

const isKnown = (source: string): source is keyof typeof sources => source in sources

/** Returns those who agree to offers as a CSV file; in French its cells are separated by semicolons, as spreadsheets expect. */
export function contactsCsv(
  contacts: readonly OfferContact[],
  stores: readonly StoreLocation[],
  { t, locale }: { t: SayContact; locale: Locale }
): string {
  const heads = ['channel', 'address', 'since', 'source', 'proof', 'store', 'language', 'words', 'unsubscribe'] as const
  const rows = contacts.map(contact => [
    t(contact.channel === 'email' ? 'contacts.email' : 'contacts.sms'),
    contact.address,
    contact.since.slice(0, 16).replace('T', ' '),
    isKnown(contact.source) ? t(sources[contact.source]) : contact.source,
    t(contact.isConfirmed ? 'contacts.yes' : 'contacts.no'),
    stores.find(({ slug }) => slug === contact.location)?.name ?? contact.location ?? '',
    contact.language ?? '',
    (contact.words ?? '').replaceAll('\n', ' '),
    contact.unsubscribe
  ])
  const lines = [heads.map(head => t(`contacts.${head}`)), ...rows]
  return `${lines.map(line => csvRow(line, locale === 'fr-CA' ? ';' : ',')).join('\r\n')}\r\n`
}
