import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'
import { distanceOf, forgiven, lacking, lettersOf } from '../../lib/search/edit-distance.ts'
import { find } from '../../lib/search/find-matches.ts'
import type { SearchIndex } from '../../lib/search/search-index.ts'
import { wordsOf } from '../../lib/search/split-words.ts'
import { meaning } from '../../rules/menu/search/query-words.ts'
import { formWords, synonyms } from '../../rules/menu/search/synonyms.ts'

/** The beginning of words that stand for a meaning and that no one reads. */
const HIDDEN = meaning.highThc.slice(0, 2)

/** Returns the word of the index that is nearest to a typed one, within the typos that are forgiven. */
function* nearestWord(index: SearchIndex<unknown>, typed: string): ChunkedTask<string | undefined> {
  const [letters, most] = [lettersOf(typed), forgiven(typed.length)]
  let [nearest, least]: [string | undefined, number] = [undefined, Infinity]
  let step = 0
  for (const { word, joined, letters: own } of index.entries.values()) {
    if (shouldYield(step++)) yield
    if (joined || word.startsWith(HIDDEN) || lacking(letters, own) > most) continue
    const { whole } = distanceOf(typed, word, most)
    if (whole <= most && whole < least) [nearest, least] = [word, whole]
  }
  return nearest
}

/** Returns a folded word as some texts or the trade write it: `gelifie` as `gélifié`. */
function spelled(word: string, texts: readonly string[]): string {
  for (const text of [...Object.values(formWords), ...synonyms, ...texts]) {
    const same = wordsOf(text).find(other => other.text === word)
    if (same) return text.slice(...same.part(0, word.length)).toLowerCase()
  }
  return word
}

/**
 * Returns a query without results as it would find something: each of its words with its typos corrected, without those that are like
 * nothing. Undefined if nothing is left, or if that finds nothing either.
 */
export function* corrected(
  index: SearchIndex<string>,
  words: readonly string[],
  texts: readonly string[]
): ChunkedTask<string | undefined> {
  const kept: string[] = []
  for (const word of words) {
    if (word.startsWith(HIDDEN)) continue
    const { costs, forgiving } = yield* find(index, [word])
    const hasHits = costs.size > 0 && !forgiving
    const near = hasHits ? word : yield* nearestWord(index, word)
    if (near !== undefined) kept.push(near)
  }
  if (kept.length === 0) return undefined
  const { costs, forgiving } = yield* find(index, kept)
  if (costs.size === 0 || forgiving) return undefined
  return kept.map(word => (words.includes(word) ? word : spelled(word, texts))).join(' ')
}
