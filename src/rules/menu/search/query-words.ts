import { queryWords } from '../../../lib/search/split-words.ts'

/**
 * Words that stand for a meaning in the search index. They begin as nothing that people type does, and a weight is in
 * its word three times, so that no other weight passes for a typo of it.
 */
export const meaning = {
  weight: (amount: number, unit: string): string => `qq${`${String(amount).replace('.', 'p')}x`.repeat(3)}${unit}`,
  highThc: 'qqhighthc',
  lowThc: 'qqlowthc',
  highCbd: 'qqhighcbd'
}

const number = String.raw`(\d+(?:[.,]\d+)?|[.,]\d+)`
const ounce = String.raw`[\s-]*(?:of\s+an?\s+|d['’\s]?\s*)?(?:ounces?|oz|onces?)`
const high = 'high(?:est)?|strong(?:est)?|hi|fort[es]?|haut[es]?|riche|[ée]lev[ée]e?s?'
const low = 'low(?:est)?|mild|faible|bas|basse|l[ée]g[eè]re?'
/** Matches whole words. The text before them is captured, since older browsers know no look-behind. */
const phrase = (pattern: string) => new RegExp(String.raw`(^|[^\p{L}\d.,])(?:${pattern})(?![\p{L}\d])`, 'giu')

const rich = (words: string, of: string): RegExp =>
  phrase(String.raw`(?:teneur\s+)?(?:(?:${words})[\s-]+(?:en\s+|in\s+)?${of}|${of}[\s-]+(?:${words}))`)

/** Phrases of a query and the words for their meaning; the first that fit are taken. */
const phrases: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [rich(high, 'thc'), () => meaning.highThc],
  [rich(low, 'thc'), () => meaning.lowThc],
  [rich(high, 'cbd'), () => meaning.highCbd],
  [phrase(String.raw`(?:half|demie?|1\/2|½)${ounce}`), () => meaning.weight(14, 'g')],
  [phrase(String.raw`(?:quarter|quart|1\/4|¼)${ounce}`), () => meaning.weight(7, 'g')],
  [phrase(String.raw`(?:eighth|huiti[eè]me|1\/8(?:th)?|⅛)${ounce}`), () => meaning.weight(3.5, 'g')],
  [phrase(String.raw`${number}\s*(?:fl\.?\s*)?(?:ounces?|oz|onces?)`), amount => ounces(valueOf(amount))],
  [phrase(String.raw`${number}\s*(?:gms?|gr?|grams?|grammes?)`), amount => meaning.weight(valueOf(amount), 'g')],
  [phrase(String.raw`${number}\s*(mg|ml)`), (amount, unit) => meaning.weight(valueOf(amount), unit)]
]

const valueOf = (amount: string): number => Number(amount.replace(',', '.'))

/** Flower is sold by up to two ounces, of 28 g; more are fluid ounces of a drink. */
const ounces = (count: number): string =>
  count <= 2 ? meaning.weight(count * 28, 'g') : meaning.weight(Math.round(count * 29.57), 'ml')

/**
 * Returns the words of a query to search for: weights in one form, `28g`, `28 g` and `1 oz` alike, and phrases such as
 * `high thc` by their meaning.
 */
export function searchWords(query: string): string[] {
  const meant = phrases.reduce(
    (text, [pattern, word]) =>
      text.replace(pattern, (_: string, before: string, ...parts: string[]) => `${before} ${word(...parts)} `),
    query.normalize('NFC')
  )
  return queryWords(meant)
}
