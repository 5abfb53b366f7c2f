import type { LawFinding } from '../../../rules/promotion-law/check-text.ts'
import type { LawKind, LawSource } from '../../../rules/promotion-law/rule.ts'

/** The findings of one kind: the words, each once, and the laws that they may break. */
export interface LawGroup {
  kind: LawKind
  words: string[]
  sources: LawSource[]
}

/** Groups findings by kind, in their order. */
export function groupFindings(findings: readonly Pick<LawFinding, 'rule' | 'words'>[]): LawGroup[] {
  const groups = new Map<LawKind, LawGroup>()
  for (const { rule, words } of findings) {
    const group = groups.get(rule.kind) ?? { kind: rule.kind, words: [], sources: [] }
    if (words && !group.words.includes(words)) group.words.push(words)
    if (!group.sources.includes(rule.source)) group.sources.push(rule.source)
    groups.set(rule.kind, group)
  }
  return [...groups.values()]
}

/** Words between the quotation marks of a language. */
export const quoted = (words: readonly string[], locale: string): string =>
  words.map(word => (locale === 'fr-CA' ? `«\u00a0${word}\u00a0»` : `“${word}”`)).join(', ')
