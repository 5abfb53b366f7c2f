import type { LawKind, LawRule, LawSource } from '../rule.ts'
import { albertaHandbook } from '../sources.ts'

const promotions = (place: string) => albertaHandbook(place, 'general-information-product-promotions')

const rule = (kind: LawKind, source: LawSource): LawRule => ({
  id: `ab-${kind}`,
  jurisdiction: 'AB',
  kind,
  source,
  from: '2018-10-17',
  hasWords: true
})

/** Alberta's rules for stores. */
export const albertaRules: readonly LawRule[] = [
  { ...rule('giveaway', albertaHandbook('4.2.4', 'rcsh-cannabis-products-pricing')), offers: ['free'] },
  { ...rule('price', albertaHandbook('4.2.4', 'rcsh-cannabis-products-pricing')), hasWords: false, offers: ['steep'] },
  rule('testimonial', promotions('6.2.3')),
  rule('person', promotions('6.2.3')),
  // “Claims of positive or negative impact as a result of usage”.
  rule('effect', promotions('6.2.3')),
  rule('misleading', promotions('6.2.4')),
  rule('health', promotions('6.2.4')),
  rule('gift', promotions('6.2.7')),
  { ...rule('bundle', promotions('6.2.8')), hasWords: false, offers: ['mixed'] },
  rule('contest', promotions('6.2.9'))
]
