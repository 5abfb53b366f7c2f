import type { Cart } from '../contract/cart.ts'
import type { Order } from '../contract/order.ts'
import type { Locale } from './locale.ts'
import { formatMoney } from './money.ts'
import { translate } from './translate.ts'

type Part = 'subtotal' | 'promos' | 'orderLoyalty' | 'orderReward' | 'method' | 'fee' | 'taxes' | 'tip' | 'currency'

/** What is to pay of a cart or order, by its parts written out: what codes and points take off is taken off before tax. */
export function sumParts(summed: Pick<Cart | Order, Part>, locale: Locale): { name: string; amount: string }[] {
  const { subtotal, promos, orderLoyalty, orderReward, method, fee, taxes, tip, currency } = summed
  const { pointsRedeemed: count } = orderLoyalty
  const parts = [{ name: translate(locale, 'sum.subtotal'), cents: subtotal }]
  for (const { name, code, amount } of promos)
    if (amount > 0) parts.push({ name: name ? translate(locale, 'sum.promo', { name, code }) : code, cents: -amount })
  if (orderReward.points > 0)
    parts.push({
      name: translate(locale, 'sum.reward', { name: orderReward.name ?? '' }),
      cents: -orderReward.amount
    })
  if (count > 0) parts.push({ name: translate(locale, 'sum.points', { count }), cents: -orderLoyalty.amount })
  if (fee > 0 || method === 'delivery') parts.push({ name: translate(locale, 'sum.fee'), cents: fee })
  parts.push(...taxes.map(({ name, amount: cents }) => ({ name, cents })))
  if (tip > 0) parts.push({ name: translate(locale, 'sum.tip'), cents: tip })
  return parts.map(({ name, cents }) => ({ name, amount: formatMoney(cents, locale, currency) }))
}
