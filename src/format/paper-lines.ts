import type { OrderLine } from '../contract/order/order.ts'
import type { StoreLocation } from '../contract/store/location.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperLine } from '../platform/platform.ts'
import { lotsText } from './line-lots.ts'
import { formatMoney } from './money.ts'

/** Returns the lines of a printout about the store: its address and its licence (SPEC C12). */
export function storeLines({ address, compliance }: Pick<StoreLocation, 'address' | 'compliance'>): string[] {
  return [
    `${address.line1}, ${address.city} ${address.province} ${address.postalCode}`,
    `${compliance.licenceHolder} · ${compliance.licenceNumber}`
  ]
}

type Item = Pick<OrderLine, 'quantity' | 'name' | 'brand' | 'variantName' | 'total' | 'note' | 'lots'>

/** Returns the printed lines of an order: products with quantities, prices, lots and notes. */
export const itemLines = (order: { lines: readonly Item[]; currency: string }, locale: Locale): PaperLine[] =>
  order.lines.flatMap((line): PaperLine[] => [
    [
      `${line.quantity}\u00a0× ${line.name}, ${line.brand}, ${line.variantName}`,
      formatMoney(line.total, locale, order.currency)
    ],
    ...(line.lots?.length ? [lotsText(line, locale)] : []),
    ...(line.note ? [line.note] : [])
  ])
