import type { LawRule } from './rule.ts'
import { albertaRules } from './rules/alberta.ts'
import { federalRules } from './rules/federal.ts'
import { ontarioRules } from './rules/ontario.ts'
import { quebecRules } from './rules/quebec.ts'
import { westernRules } from './rules/western.ts'

/** All rules of promotion law that are recognised; docs/promotion-law.md lists them. */
export const promotionRules: readonly LawRule[] = [
  ...federalRules,
  ...albertaRules,
  ...ontarioRules,
  ...quebecRules,
  ...westernRules
]

/** Where and when a text or an offer is seen. */
export interface LawScope {
  /** The codes of the provinces of its stores, such as `ON`. */
  provinces: readonly string[]
  /** The day on which it would be live, such as `2026-11-28`. */
  on: string
}

/** Returns the rules that are in force in some provinces on a day: Canada's, and the provinces' own. */
export const rulesFor = ({ provinces, on }: LawScope, rules = promotionRules): LawRule[] =>
  rules.filter(
    ({ jurisdiction, from, to = '9999-12-31' }) =>
      (jurisdiction === 'CA' || provinces.includes(jurisdiction)) && from <= on && on <= to
  )

/** Returns a rule by its id; undefined for one that is no longer in the table. */
export const ruleById = (id: string): LawRule | undefined => promotionRules.find(rule => rule.id === id)
