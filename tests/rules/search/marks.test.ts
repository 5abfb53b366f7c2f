import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightsIn } from '../../../src/lib/search/highlights.ts'
import { queryWords } from '../../../src/lib/search/split-words.ts'

const marked = (text: string, query: string, forgiving = false) => {
  let shown = ''
  let from = 0
  for (const [start, end] of highlightsIn(text, queryWords(query), forgiving)) {
    shown += `${text.slice(from, start)}[${text.slice(start, end)}]`
    from = end
  }
  return shown + text.slice(from)
}

test.each([
  ['Night Ferry', 'ferr', 'Night [Ferr]y'],
  ['Boréale', 'bore', '[Boré]ale'],
  ['BORÉALE', 'boréale', '[BORÉALE]'],
  ['Nature’s Garden', 'natures', '[Nature’s] Garden'],
  ['Lamplighter', 'lamp light', '[Lamplight]er'],
  ['Pre-rolls', 'preroll', '[Pre-roll]s'],
  ['Œuf', 'oe', '[Œ]uf'],
  ['Night Ferry', 'err', 'Night F[err]y'],
  ['Night Ferry', 'ferry night', '[Night] [Ferry]'],
  ['Night Ferry Night', 'night', '[Night] Ferry [Night]'],
  ['Lamplighter', 'light lamp', '[Lamplight]er'],
  ['Lamplighter', 'lamp lam', '[Lamp]lighter'],
  ['Night Ferry', 'zzz', 'Night Ferry']
])('in “%s” the search for “%s” marks %s', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown)
})

test('a word with a typo is marked whole, where typos were forgiven', () => {
  expect(marked('Night Ferry', 'frery', true)).toBe('Night [Ferry]')
  expect(marked('Night Ferry', 'frery', false)).toBe('Night Ferry')
  expect(marked('A Night', 'night', true)).toBe('A [Night]')
})

test('marks never overlap or touch, are in order and lie within the text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aabbcéœ’ -') })
  fc.assert(
    fc.property(text, text, fc.boolean(), (text, query, forgiving) => {
      let last = -1
      for (const [start, end] of highlightsIn(text, queryWords(query), forgiving)) {
        expect(start).toBeGreaterThan(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    })
  )
})
