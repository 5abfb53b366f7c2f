import type { Loyalty } from '../../../contract/account/loyalty.ts'
import type { UserLoyaltyDetails } from '../../../contract/account/session.ts'
import type { Words } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'

interface Step {
  name: Words
  /** Points from which it is reached. */
  from: number
}

const tiers: Step[] = [
  { name: { en: 'Seedling', fr: 'Semis' }, from: 0 },
  { name: { en: 'Bloom', fr: 'Floraison' }, from: 250 },
  { name: { en: 'Harvest', fr: 'Récolte' }, from: 1000 }
]

const badges: Step[] = [
  { name: { en: 'First points', fr: 'Premiers points' }, from: 1 },
  { name: { en: 'Collector', fr: 'Collection' }, from: 250 }
]

/** Returns points with the badges reached by lifetime points (`earned`) and all tiers. */
export const viewLoyalty = (points: number, language: Language, earned = points): UserLoyaltyDetails => ({
  points,
  badges: badges.filter(({ from }) => earned >= from).map(({ name }) => ({ name: name[language] })),
  tiers: tiers.map(({ name, from }) => ({ name: name[language], from }))
})

/** Returns the tier reached by lifetime points, and the next one. */
export function standing(earned: number, language: Language): Pick<Loyalty, 'tier' | 'next'> {
  const next = tiers.find(({ from }) => from > earned)
  return {
    tier: tiers.findLast(({ from }) => from <= earned)?.name[language] ?? null,
    next: next ? { name: next.name[language], missing: next.from - earned } : null
  }
}
