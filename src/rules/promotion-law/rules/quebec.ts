import type { LawKind, LawRule, LawSource } from '../rule.ts'
import { quebecAct } from '../sources.ts'

const rule = (kind: LawKind, source: LawSource): LawRule => ({
  id: `qc-${kind}`,
  jurisdiction: 'QC',
  kind,
  source,
  from: '2018-10-17',
  hasWords: true
})

/** Quebec's rules, the strictest: neither discounts nor gifts, and advertising in plain facts alone. */
export const quebecRules: readonly LawRule[] = [
  { ...rule('giveaway', quebecAct('48', 1)), offers: ['free'] },
  { ...rule('discount', quebecAct('48', 2)), offers: ['discounted'] },
  rule('gift', quebecAct('48', 3)),
  rule('contest', quebecAct('48', 3)),
  { ...rule('loyalty', quebecAct('48', 3)), offers: ['reward'] },
  rule('youth', quebecAct('53', 1)),
  rule('misleading', quebecAct('53', 2)),
  rule('health', quebecAct('53', 2)),
  rule('lifestyle', quebecAct('53', 3)),
  rule('testimonial', quebecAct('53', 4)),
  rule('person', quebecAct('53', 6))
]
