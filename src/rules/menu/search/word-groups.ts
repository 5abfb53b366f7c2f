import { queryWords } from '../../../lib/search/split-words.ts'

/** Words or phrases of one meaning, in any language. */
export type WordGroup = readonly string[]

/** The most queries that are searched for besides the typed one: each of them takes as long. */
const MOST = 6

/**
 * Returns the words of queries that mean the same: of each phrase of a group in the query, one for each other phrase of the group in
 * its place. Accents, capitals and a plural make no difference.
 */
export function alikeQueries(words: readonly string[], groups: readonly WordGroup[]): string[][] {
  const seen = new Set([words.join(' ')])
  const queries: string[][] = []
  for (const group of groups) {
    const phrases = phrasesOf(group)
    for (const phrase of phrases) {
      const at = placeOf(phrase, words)
      if (at === -1) continue
      for (const other of phrases) {
        const query = [...new Set([...words.slice(0, at), ...other, ...words.slice(at + phrase.length)])]
        const text = query.join(' ')
        if (seen.has(text)) continue
        seen.add(text)
        queries.push(query)
        if (queries.length === MOST) return queries
      }
    }
  }
  return queries
}

/** The phrases of groups, which are read again with each search. */
const known = new WeakMap<WordGroup, string[][]>()

function phrasesOf(group: WordGroup): string[][] {
  let phrases = known.get(group)
  if (!phrases) known.set(group, (phrases = group.map(queryWords).filter(({ length }) => length > 0)))
  return phrases
}

/** Returns the place of a phrase among words, or -1. */
const placeOf = (phrase: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, at) => phrase.every((word, nth) => singular(word) === singular(words[at + nth] ?? '')))

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word)
