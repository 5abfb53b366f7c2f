import { shouldYield, type ChunkedTask } from '../chunked-task.ts'
import { distanceOf, lacking, lettersOf } from './edit-distance.ts'
import { wordsOf } from './split-words.ts'

/** The maximum share of a word that may differ. */
const SHARE = 0.4
/** The penalty for a different first letter, and the maximum distance behind the best suggestion. */
const OTHER_START = 0.15
const BEHIND = 0.2

/**
 * Returns the names most similar to a query's words, best first, for searches without results. At least one word must
 * be mostly as typed.
 */
export function* suggestionsFor(
  names: Iterable<string>,
  query: readonly string[],
  most: number
): ChunkedTask<string[]> {
  const typed = query.filter(word => word.length > 2).map(text => ({ text, letters: lettersOf(text) }))
  const scores: [name: string, score: number][] = []
  let best = Infinity
  let step = 0
  for (const name of new Set(names)) {
    if (shouldYield(step++)) yield
    let score = Infinity
    for (const { text: word } of wordsOf(name)) {
      const letters = lettersOf(word)
      for (const { text, letters: own } of typed) {
        const edits = Math.floor(text.length * SHARE)
        if (lacking(own, letters) > edits) continue
        const { whole, start } = distanceOf(text, word, edits)
        const other = word[0] === text[0] ? 0 : OTHER_START
        score = Math.min(score, other + Math.min(whole, start + 1) / text.length)
      }
    }
    if (score < Infinity) scores.push([name, score])
    best = Math.min(best, score)
  }
  return scores
    .filter(([, score]) => score <= best + BEHIND)
    .sort((a, b) => a[1] - b[1])
    .slice(0, most)
    .map(([name]) => name)
}
