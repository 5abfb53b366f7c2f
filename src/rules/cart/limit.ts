import type { PurchaseLimit } from '../../contract/store/location.ts'
import type { LimitClass } from '../../contract/catalog/menu.ts'

/**
 * An item that counts toward the limit: its class, the weight of one piece (grams, or seeds), its stated equivalent,
 * and the quantity.
 */
export interface Counted {
  limitClass: LimitClass
  weight: number
  equivalent: number | null
  quantity: number
}

/**
 * The Canadian limit: 30 g of dried cannabis or equivalent (Cannabis Act, Schedule 3, in force since 2022-12-02; SPEC
 * C10).
 */
export const canadianLimit: PurchaseLimit = {
  dried: 30,
  perDriedGram: { fresh: 5, solid: 15, 'non-solid': 70, beverage: 570, concentrate: 0.25, seed: 1 }
}

/**
 * Returns the equivalent of one piece in grams of dried cannabis; an equivalent stated on the product wins over its
 * class (SPEC C10).
 */
export function equivalentOf(item: Omit<Counted, 'quantity'>, limit: PurchaseLimit): number {
  if (item.limitClass === 'accessory') return 0
  if (item.equivalent !== null) return item.equivalent
  return item.limitClass === 'dried' ? item.weight : item.weight / limit.perDriedGram[item.limitClass]
}

/** Milligrams of dried cannabis that a line equals, rounded once for all its pieces. */
export const milligramsOf = (line: Counted, limit: PurchaseLimit): number =>
  Math.round(equivalentOf(line, limit) * line.quantity * 1000)

/** By how many milligrams of dried cannabis an order exceeds the limit; 0 where it doesn't. */
export const exceedOf = (milligrams: number, limit: PurchaseLimit): number =>
  Math.max(0, milligrams - Math.round(limit.dried * 1000))

/**
 * Returns each class's share of the limit, in grams of dried cannabis, largest first; classes that don't count are
 * omitted (SPEC C10).
 */
export function byClass(lines: readonly { limitClass: LimitClass; equivalent: number }[]): [LimitClass, number][] {
  const milligrams = new Map<LimitClass, number>()
  for (const { limitClass, equivalent } of lines) {
    milligrams.set(limitClass, (milligrams.get(limitClass) ?? 0) + Math.round(equivalent * 1000))
  }
  return [...milligrams]
    .filter(([, amount]) => amount > 0)
    .map(([limitClass, amount]): [LimitClass, number] => [limitClass, amount / 1000])
    .sort(([, a], [, b]) => b - a)
}
