import type { LawLanguage } from '../rule.ts'
import { appeal as englishAppeal } from './english/appeal.ts'
import { claims as englishClaims } from './english/claims.ts'
import { offers as englishOffers } from './english/offers.ts'
import { appeal as frenchAppeal } from './french/appeal.ts'
import { claims as frenchClaims } from './french/claims.ts'
import { offers as frenchOffers } from './french/offers.ts'
import type { WordLists } from './word-list.ts'

/** The words by which rules are recognised, by language. */
export const wordLists: Record<LawLanguage, WordLists> = {
  en: { ...englishClaims, ...englishAppeal, ...englishOffers },
  fr: { ...frenchClaims, ...frenchAppeal, ...frenchOffers }
}
