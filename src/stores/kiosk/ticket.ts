import type { Order } from '../../contract/order/order.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { cardName } from '../../format/card-name.ts'
import { writeDay } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { itemLines, storeLines } from '../../format/paper-lines.ts'
import { sumParts } from '../../format/sum-parts.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type MessageKey, type Params, translate } from '../../i18n/translate.ts'
import type { Paper, PaperLine } from '../../platform/platform.ts'
import { qrPath } from '../../lib/qr-path.ts'
import { dateOf, readWall } from '../../rules/time/time-zone.ts'
import { readyRange, writeReadyRange } from '../order/ready-range.ts'
import { writeSent } from '../location/hours/hours.ts'

/** The text of an order's ticket; the order may still wait for the network, without a number. */
export interface TicketOrder extends Pick<Order, 'placedAt' | 'tender' | 'card' | 'total'> {
  /** The code that is called out at the counter. */
  code: string
  number: string | null
  lines: Parameters<typeof itemLines>[0]['lines']
  /** When it is ready at the latest; null while that isn't known. */
  readyBy: string | null
  /** The range promised for it, if there is one. */
  promised?: Order['promised']
  /** The prices: the order itself, or the cart that it was. */
  sums: Parameters<typeof sumParts>[0]
}

/** Returns an order as its ticket shows it. */
export const ticketOrder = (order: Order): TicketOrder => ({
  ...order,
  code: order.pickupCode,
  readyBy: order.slot.end,
  sums: order
})

/** Returns the sentence that says when an order is ready: within the range promised for it, or by the end of its slot; undefined while neither is known. */
export function readySentence(
  { readyBy, promised }: Pick<TicketOrder, 'readyBy' | 'promised'>,
  store: StoreLocation,
  locale: Locale
): string | undefined {
  const range = readyRange({ promised })?.now
  if (range) return translate(locale, 'order.readyRange', { time: writeReadyRange(range, store, locale) })
  return readyBy === null
    ? undefined
    : translate(locale, 'kiosk.order.ready', { time: writeSent(readyBy, store, locale) })
}

/**
 * Returns the ticket of an order, for a receipt printer of 80 mm. `qr` is a code that the shopper's phone follows the
 * order with, row by row.
 */
export function ticketOf(order: TicketOrder, store: StoreLocation, locale: Locale, qr?: boolean[][]): Paper {
  const t = (key: MessageKey, params?: Params) => translate(locale, key, params)
  const { code, number, placedAt, lines, sums, total, tender, card } = order
  const ready = readySentence(order, store, locale)
  const money = formatMoney(total, locale, sums.currency)
  const placed = `${writeDay(dateOf(readWall(placedAt, store)), locale)}, ${writeSent(placedAt, store, locale)}`
  const isPaid = tender === 'card'
  const byCard = card && t('kiosk.ticket.byCard', { card: cardName(card, locale) })
  return {
    title: store.compliance.storeName,
    lang: locale,
    width: '80mm',
    head: storeLines(store),
    code,
    lines: [
      ...(number === null ? [] : [t('order.number', { number })]),
      t('kiosk.ticket.placed', { time: placed }),
      ...(ready === undefined ? [] : [ready]),
      '',
      ...itemLines({ lines, currency: sums.currency }, locale),
      '',
      // One that waits is priced when it is sent.
      ...(number === null
        ? [t('kiosk.order.atCounter')]
        : [
            ...sumParts(sums, locale).map(({ name, amount }): [string, string] => [name, amount]),
            [t('sum.total'), money, 'bold'] satisfies PaperLine,
            '',
            [isPaid ? (byCard ?? t('kiosk.ticket.paid')) : t('kiosk.ticket.toPay'), money, 'bold'] satisfies PaperLine
          ])
    ],
    ...(qr && { qr: { path: qrPath(qr), side: qr.length, caption: t('kiosk.ticket.scan') } })
  }
}
