import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, originalRange } from '../../../src/lib/search/fold.ts'
import { pairsOf, queryWords, wordsOf } from '../../../src/lib/search/split-words.ts'

test.each([
  ['Boréale', 'boreale'],
  ['ÉRABLE', 'erable'],
  ['E\u0301rable', 'erable'],
  ['Œuf de Pâques', 'oeuf de paques'],
  ['Nature’s Garden', 'natures garden'],
  ['Île', 'ile'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Łódź', 'lodz'],
  ['Đ', 'd'],
  ["Nature's", 'natures'],
  ['10 × 2.5 g', '10 × 2.5 g'],
  ['', '']
])('“%s” is folded to “%s”', (text, folded) => {
  expect(fold(text).text).toBe(folded)
})

test.each([
  ['Boréale', 3, 5, 'éa'],
  ['E\u0301rable', 0, 1, 'E\u0301'],
  ['Œuf', 0, 1, 'Œ'],
  ['Œuf', 1, 3, 'Œu'],
  ['Cœur', 1, 2, 'œ'],
  ['Cœur', 2, 3, 'œ'],
  ['Cœur', 0, 5, 'Cœur'],
  ['Nature’s', 5, 7, 'e’s']
])('in “%s” the folded letters %i to %i are “%s” of the original', (text, start, end, part) => {
  expect(text.slice(...originalRange(fold(text), start, end))).toBe(part)
})

test('each folded letter has its place in the original, in order, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), text => {
      const { text: folded, at } = fold(text)
      expect(at).toHaveLength(folded.length + 1)
      expect(at.at(-1)).toBe(text.length)
      for (const [index, place] of at.entries()) expect(place).toBeGreaterThanOrEqual(at[index - 1] ?? 0)
    })
  )
})

test('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aÀéÎœçÑ’ z9-') }), text => {
      expect(fold(fold(text).text).text).toBe(fold(text).text)
    })
  )
})

test.each([
  ['Coulee & Sons', ['coulee', 'sons']],
  ['Pre-rolls 10 × 0,5 g', ['pre', 'rolls', '10', '0', '5', 'g']],
  ['L’Érable d’Or', ['lerable', 'dor']]
])('the words of “%s” are %j', (text, words) => {
  expect(wordsOf(text).map(word => word.text)).toEqual(words)
})

test('two neighbours are a word of their own too, with its place', () => {
  const [pair] = pairsOf(wordsOf('Les pré-roulés'))
    .slice(1)
    .map(word => [word.text, 'Les pré-roulés'.slice(...word.part(0, 5))])
  expect(pair).toEqual(['preroules', 'pré-ro'])
})

test.each([
  [0, 2, 'pr'],
  [0, 3, 'pré'],
  [0, 9, 'pré-roulés'],
  [1, 5, 'ré-ro'],
  [2, 3, 'é'],
  [3, 5, 'ro'],
  [4, 9, 'oulés']
])('of the two words “pré-roulés” the letters %i to %i are “%s”', (start, end, part) => {
  const text = 'Ces pré-roulés'
  expect(pairsOf(wordsOf(text)).map(word => text.slice(...word.part(start, end)))[1]).toBe(part)
})

test.each([
  ['  Night   ferry NIGHT ', ['night', 'ferry']],
  ['huile de CBD', ['huile', 'cbd']],
  ['the', ['the']],
  ['!?', []]
])('“%s” asks for %j', (query, words) => {
  expect(queryWords(query)).toEqual(words)
})
