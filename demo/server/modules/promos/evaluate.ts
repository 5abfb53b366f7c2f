import type { Method } from '../../../../src/contract/cart/method.ts'
import type { PromoProblem } from '../../../../src/contract/cart/promo-codes.ts'
import type { promos } from '../../db/schema.ts'
import type { PromoLine } from './allocate.ts'
import { discountsOf } from './discount.ts'

/** A code that takes something off, as it is kept. */
export type PromoRow = typeof promos.$inferSelect

/** A code as it was entered, the promo of that name, and how often its shopper has used that. */
export interface EnteredPromo {
  code: string
  row: PromoRow | undefined
  used: number
}

/** What decides over codes beside the lines. */
export interface PromoCase {
  entered: readonly EnteredPromo[]
  lines: readonly PromoLine[]
  method: Method
  /** The location's slug. */
  location: string
  now: Date
  /** How many orders the shopper has placed and not cancelled; of somebody unknown, none. */
  orders: number
}

/** What comes of a code: the cents that it takes off, or why it takes none; and what the lines lack of its minimum. */
export interface EvaluatedPromo {
  code: string
  row: PromoRow | undefined
  amount: number
  problem: PromoProblem | null
  missing: number | null
}

/**
 * Judges codes in the order in which they were entered, each on what those before it have left; of several that hold, all
 * must be ones that combine. Together they never take off more than the lines come to.
 */
export function evaluatePromos({ entered, ...facts }: PromoCase): EvaluatedPromo[] {
  const lines = facts.lines.map(line => ({ ...line }))
  const subtotal = lines.reduce((sum, line) => sum + line.left, 0)
  const holding: PromoRow[] = []
  return entered.map(one => {
    const { code, row } = one
    const problem = problemOf(one, facts)
    const refused = (problem: PromoProblem, missing: number | null = null) => ({
      code,
      row,
      amount: 0,
      problem,
      missing
    })
    if (problem !== undefined) return refused(problem)
    if (row === undefined) return refused('unknown')
    const shares = discountsOf(row.takes, lines)
    if (shares === undefined) return refused('no_items')
    if (subtotal < row.minimum) return refused('minimum', row.minimum - subtotal)
    if (holding.length > 0 && ![...holding, row].every(({ combines }) => combines)) return refused('not_combined')
    holding.push(row)
    for (const [at, line] of lines.entries()) line.left -= shares[at] ?? 0
    return { code, row, amount: shares.reduce((sum, share) => sum + share, 0), problem: null, missing: null }
  })
}

/** What stands in the way of a code whatever the lines are. */
function problemOf(
  { row, used }: EnteredPromo,
  { now, location, method, orders }: Omit<PromoCase, 'entered' | 'lines'>
): PromoProblem | undefined {
  if (row === undefined) return 'unknown'
  if (row.startsAt !== null && now < row.startsAt) return 'not_yet'
  if (row.endsAt !== null && now >= row.endsAt) return 'expired'
  if (row.locations !== null && !row.locations.includes(location)) return 'other_store'
  if (row.methods !== null && !row.methods.includes(method)) return 'other_method'
  if (row.most !== null && row.uses >= row.most) return 'used_up'
  if (row.perPerson !== null && used >= row.perPerson) return 'used'
  return row.firstOrder && orders > 0 ? 'first_order' : undefined
}
