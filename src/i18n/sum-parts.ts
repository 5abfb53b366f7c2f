import type { Cart } from '../contract/cart.ts'
import type { Order } from '../contract/order.ts'
import type { Locale } from './locale.ts'
import { formatMoney } from './money.ts'
import { translate } from './translate.ts'

type Summed = Pick<Cart | Order, 'subtotal' | 'orderLoyalty' | 'orderReward' | 'taxes' | 'currency'>

/** What is to pay of a cart or order, by its parts written out: what points take off is taken off before tax. */
export function sumParts(summed: Summed, locale: Locale): { name: string; amount: string }[] {
  const { subtotal, orderLoyalty, orderReward, taxes, currency } = summed
  const { pointsRedeemed: count } = orderLoyalty
  const parts = [{ name: translate(locale, 'sum.subtotal'), cents: subtotal }]
  if (orderReward.points > 0)
    parts.push({
      name: translate(locale, 'sum.reward', { name: orderReward.name ?? '' }),
      cents: -orderReward.amount
    })
  if (count > 0) parts.push({ name: translate(locale, 'sum.points', { count }), cents: -orderLoyalty.amount })
  parts.push(...taxes.map(({ name, amount: cents }) => ({ name, cents })))
  return parts.map(({ name, cents }) => ({ name, amount: formatMoney(cents, locale, currency) }))
}
