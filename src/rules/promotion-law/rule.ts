/** A text in both languages. */
export interface LawWords {
  en: string
  fr: string
}

/** The language of a text: words mean different things in each, such as “pain”. */
export type LawLanguage = keyof LawWords

/** The subject of a rule, which says why a text or an offer may break it. */
export type LawKind =
  | 'effect'
  | 'health'
  | 'misleading'
  | 'youth'
  | 'testimonial'
  | 'person'
  | 'lifestyle'
  | 'alcohol'
  | 'tobacco'
  | 'nutrition'
  | 'diet'
  | 'giveaway'
  | 'contest'
  | 'gift'
  | 'service'
  | 'loyalty'
  | 'discount'
  | 'price'
  | 'bundle'
  | 'pharmacy'

/** A law or a regulator's handbook, and the place in it. */
export interface LawSource {
  act: LawWords
  /** Where the law is published, such as `S.C. 2018, c. 16`. */
  citation?: LawWords
  section: LawWords
  /** The official page. */
  link: LawWords
  /** True if the place is likely the right one, and wasn't checked in the text itself. */
  isLikely?: true
}

/** A trait of an offer that a rule may forbid. */
export type OfferTrait = 'free' | 'steep' | 'discounted' | 'mixed' | 'reward'

/** Something that the law forbids in texts or offers, from a date on. */
export interface LawRule {
  id: string
  /** `CA` for all of Canada, or the code of a province. */
  jurisdiction: string
  kind: LawKind
  source: LawSource
  /** The first day on which it is in force, and the last one; dates such as `2018-10-17`. */
  from: string
  to?: string
  /** True if it is recognised in texts, by the words of its kind. */
  hasWords: boolean
  /** The traits by which it is recognised in an offer. */
  offers?: readonly OfferTrait[]
}
