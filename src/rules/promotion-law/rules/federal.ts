import type { LawKind, LawRule, LawSource } from '../rule.ts'
import { cannabisAct, cannabisRegulations } from '../sources.ts'

const ACT = '2018-10-17'
/** SOR/2019-206, s. 29. */
const PART_6_1 = '2019-10-17'

const act = (id: string, kind: LawKind, source: LawSource): LawRule => ({
  id,
  jurisdiction: 'CA',
  kind,
  source,
  from: ACT,
  hasWords: true
})
const regulation = (id: string, kind: LawKind, section: string): LawRule => ({
  ...act(id, kind, cannabisRegulations(section)),
  from: PART_6_1
})

/** Rules of all of Canada, in the Cannabis Act and Part 6.1 of its regulations. */
export const federalRules: readonly LawRule[] = [
  act('ca-youth', 'youth', cannabisAct('17(1)(b)')),
  act('ca-testimonial', 'testimonial', cannabisAct('17(1)(c)')),
  act('ca-person', 'person', cannabisAct('17(1)(d)')),
  act('ca-lifestyle', 'lifestyle', cannabisAct('17(1)(e)')),
  // An effect is a positive emotion or an image of vitality.
  act('ca-effect', 'effect', cannabisAct('17(1)(e)')),
  act('ca-misleading', 'misleading', cannabisAct('18(1)')),
  { ...act('ca-giveaway', 'giveaway', cannabisAct('24(1)(a)')), offers: ['free'] },
  act('ca-contest', 'contest', cannabisAct('24(1)(b)')),
  act('ca-gift', 'gift', cannabisAct('24(1)(b)')),
  act('ca-service', 'service', cannabisAct('24(1)(c)')),
  regulation('ca-health', 'health', '104.12(1)'),
  regulation('ca-nutrition', 'nutrition', '104.13(1)'),
  regulation('ca-diet', 'diet', '104.14'),
  regulation('ca-alcohol', 'alcohol', '104.15'),
  regulation('ca-tobacco', 'tobacco', '104.16')
]
