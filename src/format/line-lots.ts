import type { OrderLine } from '../contract/order/order.ts'
import type { Locale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'

/** Returns the lots of an order line: `Lot A-1204`, or with their units if these are not all of it; empty for none. */
export function lotsText({ quantity: units, lots = [] }: Pick<OrderLine, 'quantity' | 'lots'>, locale: Locale): string {
  return lots
    .map(({ number, quantity }) =>
      quantity === units
        ? translate(locale, 'lot.number', { number })
        : translate(locale, 'lot.some', { number, count: quantity })
    )
    .join(', ')
}
