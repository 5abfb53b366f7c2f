import type { UserLoyaltyDetails } from '../../../../src/contract/session.ts'
import type { Words } from '../../db/schema.ts'
import type { Language } from '../../http/language.ts'

interface Step {
  name: Words
  /** How many points it begins at. */
  from: number
}

const tiers: Step[] = [
  { name: { en: 'Seedling', fr: 'Semis' }, from: 0 },
  { name: { en: 'Bloom', fr: 'Floraison' }, from: 250 },
  { name: { en: 'Harvest', fr: 'Récolte' }, from: 1000 }
]

const badges: Step[] = [
  { name: { en: 'First order', fr: 'Première commande' }, from: 1 },
  { name: { en: 'Regular', fr: 'Fidèle' }, from: 250 }
]

/** What points have earned: the badges that were reached, and all tiers there are. */
export const viewLoyalty = (points: number, language: Language): UserLoyaltyDetails => ({
  points,
  badges: badges.filter(({ from }) => points >= from).map(({ name }) => ({ name: name[language] })),
  tiers: tiers.map(({ name, from }) => ({ name: name[language], from }))
})
