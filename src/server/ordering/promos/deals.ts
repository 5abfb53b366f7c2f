import type { Method } from '../../../contract/cart/method.ts'
import { changeOf, offerAt } from '../../../rules/promo/offer-times.ts'
import { itemsIn } from '../../../rules/promo/promo-kind.ts'
import type { deals } from '../../db/schema.ts'
import { discountsOf, unitsOf } from './discount.ts'
import type { PromoLine } from './pieces.ts'

/** A stored deal. */
export type DealRow = typeof deals.$inferSelect

/** A deal that applies: its discount in cents, and its share of each line, in the order of the lines. */
export interface EvaluatedDeal {
  row: DealRow
  amount: number
  shares: readonly number[]
}

/** The deals of a business, and the facts that decide which of them apply. */
export interface DealCase {
  deals: readonly DealRow[]
  /** The shopper's uses of deals, by their ids; of an unknown person none. */
  dealUses: ReadonlyMap<string, number>
  lines: readonly PromoLine[]
  method: Method
  /** The location's slug and time zone. */
  location: string
  zone: string
  now: Date
}

/** Returns the deals that the shopper may have now, whatever is in the cart, in their order. */
export const openDeals = ({ deals, dealUses, method, location, zone, now }: DealCase): DealRow[] =>
  deals.filter(
    ({ id, locations, methods, perPerson, times }) =>
      (locations?.includes(location) ?? true) &&
      (methods?.includes(method) ?? true) &&
      (perPerson === null || (dealUses.get(id) ?? 0) < perPerson) &&
      offerAt(times, now.getTime(), zone).current !== undefined
  )

/** Takes deals off the lines, each on the remainder of the ones before; those that save nothing are left out. */
export function takeDeals(rows: readonly DealRow[], allLines: readonly PromoLine[]): EvaluatedDeal[] {
  const lines = allLines.map(line => ({ ...line }))
  const subtotal = sum(lines.map(line => line.left))
  return rows.flatMap(row => {
    const shares = subtotal < row.minimum ? [] : (discountsOf(row.takes, lines) ?? [])
    const amount = sum(shares)
    for (const [at, line] of lines.entries()) line.left -= shares[at] ?? 0
    return amount > 0 ? [{ row, amount, shares }] : []
  })
}

/** Returns when a deal on something in the cart next begins or ends, in milliseconds; Infinity if none does. */
export function nextDealChange({ deals, lines, location, zone, now }: DealCase): number {
  const concerned = deals.filter(
    ({ locations, takes }) =>
      (locations?.includes(location) ?? true) && itemsIn(takes).some(items => unitsOf(items, lines) > 0)
  )
  return Math.min(...concerned.map(({ times }) => changeOf(offerAt(times, now.getTime(), zone))))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
