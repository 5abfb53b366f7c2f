import type { Cart } from '../contract/cart/cart.ts'
import type { Order } from '../contract/order/order.ts'
import type { Locale } from '../i18n/locale.ts'
import { formatMoney } from './money.ts'
import { translate } from '../i18n/translate.ts'

type Part = 'subtotal' | 'promos' | 'orderLoyalty' | 'orderReward' | 'method' | 'fee' | 'taxes' | 'tip' | 'currency'

type Brought = Pick<Cart | Order, 'method' | 'fee'> & { delivery?: Cart['delivery'] }

/** Returns true if the delivery fee is not known yet: the cart has no address, or one outside all zones. */
export const isFeeUnknown = ({ method, fee, delivery }: Brought): boolean =>
  method === 'delivery' && fee === 0 && (delivery === null || Boolean(delivery?.problem))

/** Returns the text shown instead of a fee of zero. */
function feeWords(summed: Brought) {
  if (summed.fee > 0) return undefined
  return isFeeUnknown(summed) ? 'sum.feeUnknown' : 'sum.feeNone'
}

const tipName = (tipShare: number | undefined, locale: Locale): string =>
  tipShare ? translate(locale, 'sum.tipShare', { share: String(tipShare) }) : translate(locale, 'sum.tip')

/**
 * Returns the rows of a cart's or order's price breakdown, formatted. Discounts from codes and points are deducted
 * before tax.
 */
export function sumParts(
  summed: Pick<Cart | Order, Part> & { tipShare?: number | undefined },
  locale: Locale
): { name: string; amount: string }[] {
  const { subtotal, promos, orderLoyalty, orderReward, method, fee, taxes, tip, currency } = summed
  const { pointsRedeemed: count } = orderLoyalty
  const parts: { name: string; cents: number; words?: 'sum.feeUnknown' | 'sum.feeNone' | undefined }[] = [
    { name: translate(locale, 'sum.subtotal'), cents: subtotal }
  ]
  for (const { name, code, amount } of promos)
    if (amount > 0) parts.push({ name: name ? translate(locale, 'sum.promo', { name, code }) : code, cents: -amount })
  if (orderReward.points > 0)
    parts.push({
      name: translate(locale, 'sum.reward', { name: orderReward.name ?? '' }),
      cents: -orderReward.amount
    })
  if (count > 0) parts.push({ name: translate(locale, 'sum.points', { count }), cents: -orderLoyalty.amount })
  if (fee > 0 || method === 'delivery')
    parts.push({ name: translate(locale, 'sum.fee'), cents: fee, words: feeWords(summed) })
  parts.push(...taxes.map(({ name, amount: cents }) => ({ name, cents })))
  if (tip > 0) parts.push({ name: tipName(summed.tipShare, locale), cents: tip })
  return parts.map(({ name, cents, words }) => ({
    name,
    amount: words ? translate(locale, words) : formatMoney(cents, locale, currency)
  }))
}

/** Returns the savings from sales and codes together, in cents. */
export const savedIn = ({ savings, promos }: Pick<Cart | Order, 'savings' | 'promos'>): number =>
  savings + promos.reduce((sum, { amount }) => sum + amount, 0)
