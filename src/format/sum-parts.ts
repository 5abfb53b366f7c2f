import type { Cart } from '../contract/cart/cart.ts'
import type { Order } from '../contract/order/order.ts'
import type { Locale } from '../i18n/locale.ts'
import { formatMoney } from './money.ts'
import { translate } from '../i18n/translate.ts'

type Part = 'subtotal' | 'promos' | 'orderLoyalty' | 'orderReward' | 'method' | 'fee' | 'taxes' | 'tip' | 'currency'

type Brought = Pick<Cart | Order, 'method' | 'fee'> & { delivery?: Cart['delivery'] }

/** Whether nobody knows yet what bringing a cart costs: it has no address, or none that we deliver to. */
export const isFeeUnknown = ({ method, fee, delivery }: Brought): boolean =>
  method === 'delivery' && fee === 0 && (delivery === null || Boolean(delivery?.problem))

/** What is said in the place of a fee of nothing. */
function feeWords(summed: Brought) {
  if (summed.fee > 0) return undefined
  return isFeeUnknown(summed) ? 'sum.feeUnknown' : 'sum.feeNone'
}

/** What is to pay of a cart or order, by its parts written out: what codes and points take off is taken off before tax. */
export function sumParts(summed: Pick<Cart | Order, Part>, locale: Locale): { name: string; amount: string }[] {
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
  if (tip > 0) parts.push({ name: translate(locale, 'sum.tip'), cents: tip })
  return parts.map(({ name, cents, words }) => ({
    name,
    amount: words ? translate(locale, words) : formatMoney(cents, locale, currency)
  }))
}

/** What sales and codes take off together, in cents. */
export const savedIn = ({ savings, promos }: Pick<Cart | Order, 'savings' | 'promos'>): number =>
  savings + promos.reduce((sum, { amount }) => sum + amount, 0)
