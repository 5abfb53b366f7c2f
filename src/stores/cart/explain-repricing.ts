import type { Cart } from '../../contract/cart/cart.ts'
import { money } from '../../format/money.ts'
import { showToast } from '../../client/toasts.ts'
import type { MessageKey } from '../../i18n/translate.ts'

/** The names of a cart's deals that another one lacks. */
const dealsWithout = (of: Cart, other: Cart): string[] =>
  of.deals.filter(({ id }) => other.deals.every(deal => deal.id !== id)).map(({ name }) => name)

/** Says which deals of a cart have ended or begun, which of its products have another price than before, and the new total. */
export function explainRepricing(before: Cart, after: Cart): void {
  const prices = new Map(before.lines.map(({ variant, unitPrice }) => [variant, unitPrice]))
  const repriced = after.lines.filter(({ variant, unitPrice }) => (prices.get(variant) ?? unitPrice) !== unitPrice)
  const changes: [MessageKey, string[]][] = [
    ['cart.dealEnded', dealsWithout(before, after)],
    ['cart.dealBegun', dealsWithout(after, before)],
    ['cart.repriced', repriced.map(({ name }) => name)]
  ]
  const total = money(after.total, after.currency)
  for (const [key, names] of changes) if (names.length > 0) showToast(key, 'warn', { names: names.join(', '), total })
}
