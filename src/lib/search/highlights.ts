import { lettersOf } from './edit-distance.ts'
import type { Range } from './fold.ts'
import { matchWord, typedWord } from './match.ts'
import { pairsOf, wordsOf } from './split-words.ts'
import { last } from '../lists.ts'

/**
 * Returns the ranges of a text that match a query, in order and without overlaps. A word with a typo is highlighted as
 * a whole.
 */
export function highlightsIn(text: string, query: readonly string[], forgiving: boolean): Range[] {
  const words = wordsOf(text)
  const ranges: Range[] = []
  for (const typed of query.map(typedWord)) {
    const add = (joined: boolean) => {
      const before = ranges.length
      for (const word of joined ? pairsOf(words) : words) {
        const match = matchWord(typed, word.text, lettersOf(word.text), joined)
        if (match && (forgiving || match.how !== 'typo')) ranges.push(word.part(match.from, match.to))
      }
      return ranges.length > before
    }
    if (!add(false)) add(true)
  }
  const marks: Range[] = []
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const before = last(marks)
    if (before && start <= before[1]) marks[marks.length - 1] = [before[0], Math.max(before[1], end)]
    else marks.push([start, end])
  }
  return marks
}
