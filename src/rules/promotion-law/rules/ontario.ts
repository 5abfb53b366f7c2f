import type { LawKind, LawRule, LawSource } from '../rule.ts'
import { ontarioStandards } from '../sources.ts'

/** The day on which Ontario's first stores opened. */
const STORES = '2019-04-01'

const rule = (kind: LawKind, source: LawSource): LawRule => ({
  id: `on-${kind}`,
  jurisdiction: 'ON',
  kind,
  source,
  from: STORES,
  hasWords: true
})

/** Ontario's rules for stores, under the Cannabis Licence Act, 2018. */
export const ontarioRules: readonly LawRule[] = [
  rule('youth', ontarioStandards('6', true)),
  rule('testimonial', ontarioStandards('6', true)),
  rule('person', ontarioStandards('6', true)),
  rule('lifestyle', ontarioStandards('6', true)),
  rule('misleading', ontarioStandards('6', true)),
  rule('health', ontarioStandards('6', true)),
  rule('pharmacy', ontarioStandards('6', true)),
  { ...rule('giveaway', ontarioStandards('6.3')), offers: ['free'] },
  rule('gift', ontarioStandards('6.3')),
  { ...rule('loyalty', ontarioStandards('6.3')), offers: ['reward'] }
]
