import type { LawKind } from '../rule.ts'

/**
 * The words of a kind, in lower case and without accents. Each entry is a word or phrase with its endings as in a regular expression;
 * `except` has phrases in which a word means something else.
 */
export interface WordList {
  words: readonly string[]
  except?: readonly string[]
}

/** Words by their kind; kinds without any are recognised in offers alone. */
export type WordLists = Partial<Record<LawKind, WordList>>
