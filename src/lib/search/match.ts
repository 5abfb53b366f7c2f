import { distanceOf, forgiven, lacking, lettersOf } from './edit-distance.ts'

/** The kind of a match: at the start of a word, inside it, or with typos. */
export interface Match {
  how: 'start' | 'inside' | 'typo'
  /** 0 for an exact match; used for ranking. */
  cost: number
  /** The matching letters of the word. */
  from: number
  to: number
}

/** A typed word with precomputed data. */
export interface Typed {
  text: string
  letters: number
  typos: number
}

/** Prepares a typed word for matching. */
export const typedWord = (text: string): Typed => ({
  text,
  letters: lettersOf(text),
  typos: forgiven(text.length)
})

/** The minimum length of a word to be searched inside other words. */
const INSIDE_FROM = 3

/**
 * Matches a typed word with a word; undefined if it doesn't match. Its start is tried first, then its inside, then
 * typos. `joined` words are two neighbours combined, which are not searched inside.
 */
export function matchWord(typed: Typed, word: string, letters: number, joined: boolean): Match | undefined {
  const { text, typos } = typed
  const at = word.indexOf(text)
  if (at === 0) return { how: 'start', cost: word.length === text.length ? 0 : 1, from: 0, to: text.length }
  if (at !== -1 && !joined && text.length >= INSIDE_FROM)
    return { how: 'inside', cost: 4, from: at, to: at + text.length }
  // Stryker disable next-line ConditionalExpression,LogicalOperator: most words are skipped here, which only saves time
  if (typos === 0 || word.length < text.length - typos || lacking(typed.letters, letters) > typos) return undefined
  const { whole, start } = distanceOf(text, word, typos)
  if (whole <= typos) return { how: 'typo', cost: 5 + whole, from: 0, to: word.length }
  if (start <= typos && !joined) return { how: 'typo', cost: 7 + start, from: 0, to: word.length }
  return undefined
}
