import type { Cart } from '../contract/cart.ts'
import type { Order } from '../contract/order.ts'
import type { Locale } from './locale.ts'
import { formatMoney } from './money.ts'
import { translate } from './translate.ts'

type Part = 'subtotal' | 'promos' | 'orderLoyalty' | 'orderReward' | 'method' | 'fee' | 'taxes' | 'tip' | 'currency'

/** What is said in the place of a fee of nothing: a cart that can't be brought anywhere yet has none because nobody knows it. */
function feeIn(summed: Pick<Cart | Order, 'fee'> & { delivery?: Cart['delivery'] }) {
  if (summed.fee > 0) return undefined
  const { delivery } = summed
  return delivery === null || delivery?.problem ? 'sum.feeUnknown' : 'sum.feeNone'
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
    parts.push({ name: translate(locale, 'sum.fee'), cents: fee, words: feeIn(summed) })
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
