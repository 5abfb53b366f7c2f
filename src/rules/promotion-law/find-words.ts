import type { LawKind, LawLanguage } from './rule.ts'
import type { Tokens } from './tokens.ts'
import type { WordList } from './words/word-list.ts'
import { wordLists } from './words/word-lists.ts'

interface Patterns {
  words: RegExp
  except: RegExp | undefined
}

const made = new Map<WordList, Patterns>()

const anyOf = (phrases: readonly string[]): RegExp => new RegExp(` (?:${phrases.join('|')})(?= )`, 'g')

function patternsOf(list: WordList): Patterns {
  const known = made.get(list)
  if (known) return known
  const patterns = { words: anyOf(list.words), except: list.except && anyOf(list.except) }
  made.set(list, patterns)
  return patterns
}

/** A range of the original text: start inclusive, end exclusive. */
export type TextRange = readonly [start: number, end: number]

/** Returns the ranges of the words of a kind in a text, in their order. */
export function findWords(kind: LawKind, language: LawLanguage, { text, at }: Tokens): TextRange[] {
  const list = wordLists[language][kind]
  if (!list) return []
  const { words, except } = patternsOf(list)
  // Excepted phrases keep their spaces, so that words stay countable.
  const searched = except ? text.replace(except, phrase => phrase.replace(/[^ ]/g, '-')) : text
  return [...searched.matchAll(words)].flatMap(({ 0: phrase, index }): TextRange[] => {
    const first = countSpaces(searched.slice(0, index))
    const start = at[first]
    const end = at[first + countSpaces(phrase) - 1]
    return start && end ? [[start[0], end[1]]] : []
  })
}

const countSpaces = (text: string): number => text.split(' ').length - 1
