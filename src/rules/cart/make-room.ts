import type { CartLine } from '../../contract/cart/cart.ts'

/** How many of a line to take out. */
export interface Removal {
  line: CartLine
  quantity: number
}

/** What to take out of a cart: any one of them is enough, or it takes all of them. */
export interface Room {
  takes: 'any' | 'all'
  removals: Removal[]
}

/** How many ways are offered. */
const MOST = 3

/**
 * What to take out of a cart so that so many grams of dried cannabis, or more, go (SPEC C10): the lines of which some pieces
 * are enough, those first that take away least beyond it; or else the largest lines together.
 */
export function roomFor(excess: number, lines: readonly CartLine[]): Room {
  const counted = lines.filter(line => line.equivalent > 0)
  const enough = counted
    .filter(line => line.equivalent >= excess)
    .map(line => {
      const each = line.equivalent / line.quantity
      // A milligram's rounding must not ask for one piece more.
      const quantity = Math.max(1, Math.ceil((excess - 0.0005) / each))
      return { line, quantity, beyond: quantity * each - excess }
    })
    .sort((a, b) => a.beyond - b.beyond)
  if (enough.length > 0) {
    return { takes: 'any', removals: enough.slice(0, MOST).map(({ line, quantity }) => ({ line, quantity })) }
  }
  const removals: Removal[] = []
  let gone = 0
  for (const line of counted.toSorted((a, b) => b.equivalent - a.equivalent)) {
    if (gone >= excess) break
    removals.push({ line, quantity: line.quantity })
    gone += line.equivalent
  }
  return { takes: 'all', removals }
}
