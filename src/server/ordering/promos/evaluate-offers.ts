import { type DealCase, type DealRow, type EvaluatedDeal, nextDealChange, openDeals, takeDeals } from './deals.ts'
import { type EvaluatedPromo, evaluatePromos, type PromoCase } from './evaluate.ts'
import { type DealHint, hintsFor } from './hints.ts'

/** The deals and codes of a cart, and hints about others that it nearly has. */
export interface Offers {
  deals: EvaluatedDeal[]
  promos: EvaluatedPromo[]
  hints: DealHint[]
  /** When a deal next begins or ends, in milliseconds; Infinity if none does. */
  changesAt: number
}

/**
 * Evaluates deals, then codes on the remainder. Offers apply together only if all of them can be combined: of the deals that
 * can, or one that can't, or none, those are taken that save the shopper most together with the codes. Of equal ones, the
 * first in this order are taken.
 */
export function evaluateOffers(facts: PromoCase & DealCase): Offers {
  const open = openDeals(facts)
  const sets = [
    open.filter(({ combines }) => combines),
    ...open.filter(({ combines }) => !combines).map(row => [row]),
    []
  ]
  const [first, ...others] = sets.map(rows => {
    const deals = takeDeals(rows, facts.lines)
    const promos = evaluatePromos(facts, deals)
    return { deals, promos, saved: [...deals, ...promos].reduce((sum, { amount }) => sum + amount, 0) }
  })
  // There is always the empty set.
  if (first === undefined) throw new Error('No set of deals was evaluated.')
  const { deals, promos } = others.reduce((best, set) => (set.saved > best.saved ? set : best), first)
  const used = [...deals, ...promos.filter(({ amount }) => amount > 0)].flatMap(({ row }) => row ?? [])
  const fits = (row: DealRow) => used.every(other => other === row || (other.combines && row.combines))
  return {
    deals,
    promos,
    hints: hintsFor(open.filter(fits), facts.lines),
    changesAt: nextDealChange(facts)
  }
}
