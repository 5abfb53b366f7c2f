import type { Method } from '../../../contract/cart/method.ts'
import type { PromoProblem } from '../../../contract/cart/promo-codes.ts'
import type { promos } from '../../db/schema.ts'
import type { EvaluatedDeal } from './deals.ts'
import type { PromoLine } from './pieces.ts'
import { discountsOf } from './discount.ts'

/** A stored promo code. */
export type PromoRow = typeof promos.$inferSelect

/** A code as it was entered, its promo if it exists, and the shopper's number of uses. */
export interface EnteredPromo {
  code: string
  row: PromoRow | undefined
  used: number
}

/** The facts, besides the codes, that decide whether they apply. */
export interface PromoCase {
  entered: readonly EnteredPromo[]
  lines: readonly PromoLine[]
  method: Method
  /** The location's slug. */
  location: string
  now: Date
  /** Number of orders that the shopper has placed, without cancelled ones; 0 if unknown. */
  orders: number
}

/** The result of a code: its discount in cents, or the problem, and the amount missing to its minimum. */
export interface EvaluatedPromo {
  code: string
  row: PromoRow | undefined
  amount: number
  /** The discount's share of each line, in the order of the lines; empty for a code that doesn't apply. */
  shares: readonly number[]
  problem: PromoProblem | null
  missing: number | null
}

/**
 * Evaluates codes in the order in which they were entered, each on the remainder of the deals and the previous ones. Several
 * apply only if all of them and the deals can be combined. Together they never exceed the subtotal.
 */
export function evaluatePromos(
  { entered, ...facts }: PromoCase,
  deals: readonly Pick<EvaluatedDeal, 'row' | 'shares'>[] = []
): EvaluatedPromo[] {
  const subtotal = facts.lines.reduce((sum, line) => sum + line.left, 0)
  const lines = facts.lines.map((line, at) => ({
    ...line,
    left: deals.reduce((left, { shares }) => left - (shares[at] ?? 0), line.left)
  }))
  const holding: Pick<PromoRow, 'combines'>[] = deals.map(({ row }) => row)
  return entered.map(promo => {
    const { code, row } = promo
    const problem = problemOf(promo, facts)
    const refused = (problem: PromoProblem, missing: number | null = null) => ({
      code,
      row,
      amount: 0,
      shares: [],
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
    return { code, row, amount: shares.reduce((sum, share) => sum + share, 0), shares, problem: null, missing: null }
  })
}

/** Returns the problem of a code that doesn't depend on the lines. */
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
