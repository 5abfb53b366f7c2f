import type { Cart } from '../contract/cart/cart.ts'
import type { Order } from '../contract/order/order.ts'
import type { Locale } from '../i18n/locale.ts'
import { type Params, translate } from '../i18n/translate.ts'
import { type SumRow, sumRows } from '../rules/order/sum-rows.ts'
import { formatMoney } from './money.ts'

type Brought = Pick<Cart | Order, 'method' | 'fee'> & { delivery?: Cart['delivery'] }

type Summed = Parameters<typeof sumRows>[0] & Pick<Cart | Order, 'currency'> & { tipShare?: number | undefined }

/** Returns true if the delivery fee is not known yet: the cart has no address, or one outside all zones. */
export const isFeeUnknown = ({ method, fee, delivery }: Brought): boolean =>
  method === 'delivery' && fee === 0 && (delivery === null || Boolean(delivery?.problem))

const names = {
  subtotal: 'sum.subtotal',
  promo: 'sum.promo',
  reward: 'sum.reward',
  points: 'sum.points',
  fee: 'sum.fee',
  deposits: 'sum.deposits',
  tip: 'sum.tip'
} as const

function nameOf(row: SumRow, { tipShare }: Summed, locale: Locale): string {
  if (row.kind === 'tax' || row.kind === 'deal') return row.name
  if (row.kind === 'promo' && !row.name) return row.code
  if (row.kind === 'tip' && tipShare) return translate(locale, 'sum.tipShare', { share: String(tipShare) })
  return translate(locale, names[row.kind], row as Params)
}

/** Returns the rows of a cart's or order's price breakdown, formatted. */
export function sumParts(summed: Summed, locale: Locale): { name: string; amount: string }[] {
  return sumRows(summed).map(row => ({
    name: nameOf(row, summed, locale),
    amount:
      row.kind === 'fee' && row.cents === 0
        ? translate(locale, isFeeUnknown(summed) ? 'sum.feeUnknown' : 'sum.feeNone')
        : formatMoney(row.cents, locale, summed.currency)
  }))
}
