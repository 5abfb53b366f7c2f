import { describe, expect, test } from 'vitest'
import { findWords } from '../../../src/rules/promotion-law/find-words.ts'
import { promotionRules } from '../../../src/rules/promotion-law/promotion-rules.ts'
import type { LawKind, LawLanguage } from '../../../src/rules/promotion-law/rule.ts'
import { tokensOf } from '../../../src/rules/promotion-law/tokens.ts'
import { wordLists } from '../../../src/rules/promotion-law/words/word-lists.ts'

/** Returns the shortest text that an entry of a list is for: the first of all choices, and nothing that may be left out. */
function sampleOf(entry: string): string {
  const inner = /\(\?:([^()]*)\)(\??)/
  let text = entry
  for (let match = inner.exec(text); match; match = inner.exec(text))
    text = text.replace(match[0], match[2] ? '' : (match[1]?.split('|')[0] ?? ''))
  return text
    .replaceAll('\\d+', '5')
    .replaceAll('\\$', '$')
    .replace(/\[(.)[^\]]*\]/g, '$1')
    .replace(/.\?/g, '')
}

const languages = ['en', 'fr'] as const
const lists = languages.flatMap(language =>
  Object.entries(wordLists[language]).map(([kind, list]) => ({ language, kind: kind as LawKind, ...list }))
)
const found = (kind: LawKind, language: LawLanguage, text: string) => findWords(kind, language, tokensOf(text)).length

test('samples of entries are what people write', () => {
  expect(
    ['relax(?:es|ed)?', '(?:gets?|feels?) high', '\\$ \\d+ off', 'energi[sz](?:es?|ed)', 'pre ?rolls?'].map(sampleOf)
  ).toEqual(['relax', 'get high', '$ 5 off', 'energise', 'preroll'])
})

describe.each(lists)('the words for $kind in $language', ({ kind, language, words, except = [] }) => {
  test('are each found as they are written', () => {
    expect(words.filter(entry => !/^[a-z\d(\\]/.test(entry) || found(kind, language, sampleOf(entry)) === 0)).toEqual(
      []
    )
  })

  test('are not found where they mean something else', () => {
    expect(except.filter(entry => entry === '' || found(kind, language, sampleOf(entry)) > 0)).toEqual([])
  })
})

test('each kind that rules find in texts has words in both languages', () => {
  const kinds = new Set(promotionRules.flatMap(({ kind, hasWords }) => (hasWords ? [kind] : [])))
  for (const language of languages) expect(Object.keys(wordLists[language]).sort()).toEqual([...kinds].sort())
})
