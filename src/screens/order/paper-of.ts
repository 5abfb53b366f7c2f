import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import type { Paper } from '../../platform/platform.ts'
import { writeDay } from '../../format/date.ts'
import type { Locale } from '../../i18n/locale.ts'
import { cardName } from '../../format/card-name.ts'
import { formatMoney } from '../../format/money.ts'
import { itemLines, storeLines } from '../../format/paper-lines.ts'
import { sumParts } from '../../format/sum-parts.ts'
import { type MessageKey, type Params, translate } from '../../i18n/translate.ts'
import { slotLabel } from '../../stores/checkout/slots.ts'
import { refundRows, totalWords } from './texts.ts'

/** Returns the printed receipt of an order: the store with its licence, the items, and the total. */
export function paperOf(order: Order, location: StoreLocation | undefined, locale: Locale): Paper {
  const t = (key: MessageKey, params?: Params) => translate(locale, key, params)
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const day = writeDay(order.slot.id.slice(0, 10), locale)
  const card = order.card && cardName(order.card, locale)
  const lines: Paper['lines'] = [
    ...(location ? [location.name, ...storeLines(location)] : []),
    '',
    [t(`order.when.${order.method}`), location ? `${day}, ${slotLabel(order.slot, location, locale)}` : day],
    '',
    ...itemLines(order, locale),
    '',
    ...sumParts(order, locale).map(({ name, amount }): [string, string] => [name, amount]),
    [t(totalWords(order)), money(order.total)],
    ...refundRows(order, locale).map(({ name, amount }): [string, string] => [name, amount]),
    ...(card && !order.refund ? [card] : []),
    ...(order.receiptNote ? ['', ...order.receiptNote.split('\n')] : [])
  ]
  return { title: `${t('order.receipt')} · ${t('order.number', { number: order.number })}`, lang: locale, lines }
}
