import type { PurchaseLimit } from '../../../../../src/contract/store/location.ts'
import type { LimitClass } from '../../../../../src/contract/catalog/menu.ts'

/** A line's data for the purchase limit; weights in milligrams (thousandths of a piece for seeds). */
export interface Counted {
  limitClass: LimitClass
  weightMilli: number
  equivalentMilli: number | null
  quantity: number
}

/**
 * Returns a line's equivalent in milligrams of dried cannabis; the amount on the product's label takes precedence over
 * its class.
 */
export function equivalentOf(line: Counted, limit: PurchaseLimit): number {
  if (line.limitClass === 'accessory') return 0
  if (line.equivalentMilli !== null) return line.equivalentMilli * line.quantity
  const weight = line.weightMilli * line.quantity
  if (line.limitClass === 'dried') return weight
  return Math.round((weight * 1000) / milli(limit.perDriedGram[line.limitClass]))
}

/** Returns the limit and the excess over it, in milligrams. */
export function fullness(equivalentMilli: number, limit: PurchaseLimit): { limitMilli: number; exceedMilli: number } {
  const limitMilli = milli(limit.dried)
  return { limitMilli, exceedMilli: Math.max(0, equivalentMilli - limitMilli) }
}

const milli = (amount: number): number => Math.round(amount * 1000)
