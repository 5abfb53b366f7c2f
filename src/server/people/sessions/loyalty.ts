import type { Loyalty } from '../../../contract/account/loyalty.ts'
import type { UserLoyaltyDetails } from '../../../contract/account/session.ts'
import { type LoyaltyTier, nextTier, tierAt } from '../../../rules/loyalty/tiers.ts'
import type { Words } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'

interface Step {
  name: Words
  /** Points from which it is reached. */
  from: number
}

const badges: Step[] = [
  { name: { en: 'First points', fr: 'Premiers points' }, from: 1 },
  { name: { en: 'Collector', fr: 'Collection' }, from: 250 }
]

interface Points {
  points: number
  /** Lifetime points, redeemed or not. */
  earned: number
  tiers: readonly LoyaltyTier[]
}

/** Returns points with the badges reached by lifetime points and all tiers. */
export const viewLoyalty = ({ points, earned, tiers }: Points, language: Language): UserLoyaltyDetails => ({
  points,
  badges: badges.filter(({ from }) => earned >= from).map(({ name }) => ({ name: name[language] })),
  tiers: tiers.map(({ name, from }) => ({ name: name[language], from }))
})

/** Returns the tier reached by lifetime points, and the next one. */
export function standing(
  tiers: readonly LoyaltyTier[],
  earned: number,
  language: Language
): Pick<Loyalty, 'tier' | 'next'> {
  const next = nextTier(tiers, earned)
  return {
    tier: tierAt(tiers, earned)?.name[language] ?? null,
    next: next ? { name: next.name[language], missing: next.from - earned } : null
  }
}
