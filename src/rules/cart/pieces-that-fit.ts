import type { CartLine } from '../../contract/cart/cart.ts'
import { isGone } from './is-gone.ts'

const milligramsIn = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + (isGone(line) ? 0 : Math.round(line.equivalent * 1000)), 0)

/** Returns how many grams an order has left after its other lines and some pieces of `each` grams; never below 0. */
export const gramsLeft = (each: number, count: number, others: readonly CartLine[], limit: number): number =>
  Math.max(0, Math.round(limit * 1000) - milligramsIn(others) - Math.round(each * count * 1000)) / 1000

/**
 * Returns how many pieces, of `each` grams of dried cannabis or its equal, an order can hold besides its other lines by a
 * purchase limit in grams; Infinity for pieces that don't count (SPEC C10).
 */
export function piecesThatFit(each: number, others: readonly CartLine[], limit: number): number {
  if (each <= 0) return Infinity
  const left = Math.round(limit * 1000) - milligramsIn(others)
  let count = Math.max(0, Math.floor((left + 0.5) / (each * 1000)) + 1)
  // As the server counts: rounded once for all pieces of a line.
  while (count > 0 && Math.round(each * count * 1000) > left) count--
  return count
}
