/** A tier of loyalty, reached by the points that a shopper has earned so far, used or not. */
export interface LoyaltyTier {
  name: { en: string; fr: string }
  /** Points from which it is reached. */
  from: number
  /** Percentage of extra points that its members earn; 0 for none. */
  bonus: number
}

/** The tiers of a new business. */
export const usualTiers: LoyaltyTier[] = [
  { name: { en: 'Seedling', fr: 'Semis' }, from: 0, bonus: 0 },
  { name: { en: 'Bloom', fr: 'Floraison' }, from: 250, bonus: 0 },
  { name: { en: 'Harvest', fr: 'Récolte' }, from: 1000, bonus: 0 }
]

/** Returns the highest tier that lifetime points reach; undefined for none. */
export const tierAt = <Tier extends Pick<LoyaltyTier, 'from'>>(
  tiers: readonly Tier[],
  earned: number
): Tier | undefined => [...tiers].reverse().find(({ from }) => from <= earned)

/** Returns the next tier above lifetime points; undefined at the top. */
export const nextTier = <Tier extends Pick<LoyaltyTier, 'from'>>(
  tiers: readonly Tier[],
  earned: number
): Tier | undefined => tiers.find(({ from }) => from > earned)

/** A tier that can't be, by its place in the list: not above the one before it, or named like an earlier one. */
export interface TierProblem {
  at: number
  problem: 'order' | 'name'
}

/** Returns the tiers that can't be, in their order. */
export function tierProblems(tiers: readonly LoyaltyTier[]): TierProblem[] {
  const keyOf = (text: string) => text.trim().toLocaleLowerCase('en')
  return tiers.flatMap(({ name, from }, at): TierProblem[] => {
    const earlier = tiers.slice(0, at)
    const isNamed = earlier.some(
      other => keyOf(other.name.en) === keyOf(name.en) || keyOf(other.name.fr) === keyOf(name.fr)
    )
    return [
      ...(at > 0 && from <= (tiers[at - 1]?.from ?? 0) ? [{ at, problem: 'order' as const }] : []),
      ...(isNamed ? [{ at, problem: 'name' as const }] : [])
    ]
  })
}
