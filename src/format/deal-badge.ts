import type { Deal } from '../contract/catalog/deals.ts'
import type { Locale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'
import { formatMoney } from './money.ts'

/** Returns the few words by which a card names a deal, such as `20% off`, `3+: $5.00 off` or `2 for $40.00`. */
export function dealBadge({ offer }: Pick<Deal, 'offer'>, locale: Locale, currency: string): string {
  const { percent, amount, price, pieces = 1 } = offer ?? {}
  const money = (cents: number) => formatMoney(cents, locale, currency)
  if (price !== undefined) return translate(locale, 'deal.price', { pieces, amount: money(price) })
  const saving =
    percent === undefined
      ? amount !== undefined && translate(locale, 'deal.amount', { amount: money(amount) })
      : translate(locale, 'deal.percent', { percent })
  if (!saving) return translate(locale, 'deal.some')
  return pieces > 1 ? translate(locale, 'deal.pieces', { pieces, saving }) : saving
}
