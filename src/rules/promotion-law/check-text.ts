import { findWords, type TextRange } from './find-words.ts'
import { type LawScope, rulesFor } from './promotion-rules.ts'
import type { LawKind, LawLanguage, LawRule } from './rule.ts'
import { tokensOf } from './tokens.ts'

/** A rule that a text or an offer may break. */
export interface LawFinding {
  rule: LawRule
  /** The place in the text; undefined for an offer. */
  range?: TextRange
  /** The words there; empty for an offer. */
  words: string
}

/** Returns the rules that a text may break, by their order in the table and in the text. A hint, not legal advice. */
export function checkText(text: string, language: LawLanguage, scope: LawScope): LawFinding[] {
  const tokens = tokensOf(text)
  const found = new Map<LawKind, TextRange[]>()
  const rangesOf = (kind: LawKind): TextRange[] => {
    const ranges = found.get(kind) ?? findWords(kind, language, tokens)
    found.set(kind, ranges)
    return ranges
  }
  return rulesFor(scope)
    .filter(({ hasWords }) => hasWords)
    .flatMap(rule => rangesOf(rule.kind).map(range => ({ rule, range, words: text.slice(...range) })))
}
