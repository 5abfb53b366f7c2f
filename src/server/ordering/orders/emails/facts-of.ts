import type { LocationRow } from '../../../shop/locations/find-location.ts'
import type { OrderFacts } from '../../../mail/email-templates/order-types.ts'
import { linkTo } from '../../../people/accounts/links.ts'
import { marketOf } from '../../../shop/business/market.ts'
import { viewOrder } from '../read-orders.ts'
import type { FoundOrder } from './find-orders.ts'
import { writeMoney } from '../../../mail/write-money.ts'
import { writeTimeAt, writeWhen } from './write-slot.ts'

/** The ids of the refund, the change or the question that a letter is about. */
export interface LetterSubject {
  refund?: string | undefined
  change?: string | undefined
  question?: string | undefined
}

/**
 * Returns the facts of an order's emails, in its language. The order is the one that its page shows, without pictures.
 * `about` names the refund, change or question that an email is about.
 */
export function factsOf(
  { order: row, lines, refunds, aftermath, location, payment, shop }: FoundOrder,
  about: LetterSubject = {}
): OrderFacts {
  const language = row.locale
  const { slug, timezone: zone, compliance, receiptNote: note } = location
  const { country } = marketOf(shop?.market ?? null)
  const bare = lines.map(line => ({ ...line, picture: null }))
  const record = { order: row, slug, zone, note, country, payment, refunds, aftermath }
  const order = viewOrder(record, bare, [], { language, origin: '' })
  const question = order.questions?.find(({ id }) => id === about.question)
  return {
    order,
    refund: order.refunds?.find(({ id }) => id === about.refund),
    change: order.changes?.find(({ id }) => id === about.change),
    question,
    store: {
      name: location.name[language],
      address: addressLines(location.address),
      phone: location.contacts.find(({ type }) => type === 'phone')?.value ?? shop?.phone ?? null,
      licenceHolder: compliance.licenceHolder,
      licenceNumber: compliance.licenceNumber
    },
    notes: [order.receiptNote, shop?.emailNote?.[language]].flatMap(text => text?.split(/\n+/) ?? []).filter(Boolean),
    when: writeWhen(row, zone),
    until: question && writeTimeAt(new Date(question.until), row, zone),
    // The page on which it was ordered.
    link: row.page === null ? null : linkTo(new URL(row.page), {}, `#/${slug}/orders/${row.id}`),
    money: cents => writeMoney(cents, row.currency, language)
  }
}

const addressLines = ({ line1, unit, city, province, postalCode }: LocationRow['address']): string[] => [
  unit ? `${line1}, ${unit}` : line1,
  `${city} ${province} ${postalCode}`
]
