import { distanceOf, forgiven, lacking, lettersOf } from './edit-distance.ts'

/** How a typed word was found in another one: at its beginning, inside it, or within a typo or two. */
export interface Match {
  how: 'start' | 'inside' | 'typo'
  /** How bad it is, 0 for the same word; by it results are ranked. */
  cost: number
  /** The letters of the word that it matched. */
  from: number
  to: number
}

/** A typed word with what is reckoned of it once. */
export interface Typed {
  text: string
  letters: number
  typos: number
}

/** Readies a typed word for being matched. */
export const typedWord = (text: string): Typed => ({
  text,
  letters: lettersOf(text),
  typos: forgiven(text.length)
})

/** The fewest letters that are looked for inside words. */
const INSIDE_FROM = 3

/**
 * How a typed word matches a word, undefined where it does not: its beginning goes before its inside, and that before a
 * typo. `joined` words are two neighbours taken for one, which are not looked into.
 */
export function matchWord(typed: Typed, word: string, letters: number, joined = false): Match | undefined {
  const { text, typos } = typed
  const at = word.indexOf(text)
  if (at === 0) return { how: 'start', cost: word.length === text.length ? 0 : 1, from: 0, to: text.length }
  if (at > 0 && !joined && text.length >= INSIDE_FROM) return { how: 'inside', cost: 4, from: at, to: at + text.length }
  if (typos === 0 || word.length < text.length - typos || lacking(typed.letters, letters) > typos) return undefined
  const { whole, start } = distanceOf(text, word, typos)
  if (whole <= typos) return { how: 'typo', cost: 5 + whole, from: 0, to: word.length }
  if (start <= typos && !joined) return { how: 'typo', cost: 7 + start, from: 0, to: word.length }
  return undefined
}
