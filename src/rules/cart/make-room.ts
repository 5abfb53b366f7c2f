import type { CartLine } from '../../contract/cart/cart.ts'
import { isGone } from './is-gone.ts'

/** A quantity to remove from a line. */
export interface Removal {
  line: CartLine
  quantity: number
}

/** The removals that make room in a cart: any one of them is enough, or all are needed. */
export interface Room {
  takes: 'any' | 'all'
  removals: Removal[]
}

/** The maximum number of suggestions. */
const MOST = 3

/**
 * Suggests what to remove from a cart to free at least `excess` grams of dried cannabis (SPEC C10): single lines that
 * are enough, smallest overshoot first, or else the largest lines together.
 */
export function roomFor(excess: number, lines: readonly CartLine[]): Room {
  const counted = lines.filter(line => line.equivalent > 0 && !isGone(line))
  const enough = counted
    .filter(line => line.equivalent >= excess)
    .map(line => {
      const each = line.equivalent / line.quantity
      // Rounding to the milligram must not require an extra piece.
      const quantity = Math.max(1, Math.ceil((excess - 0.0005) / each))
      return { line, quantity, beyond: quantity * each - excess }
    })
    .sort((a, b) => a.beyond - b.beyond)
  if (enough.length > 0) {
    return { takes: 'any', removals: enough.slice(0, MOST).map(({ line, quantity }) => ({ line, quantity })) }
  }
  const removals: Removal[] = []
  let gone = 0
  for (const line of [...counted].sort((a, b) => b.equivalent - a.equivalent)) {
    if (gone >= excess) break
    removals.push({ line, quantity: line.quantity })
    gone += line.equivalent
  }
  return { takes: 'all', removals }
}
