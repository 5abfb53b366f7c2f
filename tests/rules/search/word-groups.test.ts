import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { find } from '../../../src/lib/search/find-matches.ts'
import { findAlike } from '../../../src/lib/search/find-alike.ts'
import { addToIndex, createIndex } from '../../../src/lib/search/search-index.ts'
import { searchWords } from '../../../src/rules/menu/search/query-words.ts'
import { alikeQueries } from '../../../src/rules/menu/search/word-groups.ts'
import { finish } from '../support/finish.ts'

const groups = [
  ['bubble hash', 'ice hash', 'hasch à l’eau'],
  ['puck', 'rondelle']
]

describe('queries of the same meaning', () => {
  test.each([
    ['bubble hash', ['ice hash', 'hasch leau']],
    ['Hasch à l’eau', ['bubble hash', 'ice hash']],
    ['cheap pucks', ['cheap puck', 'cheap rondelle']],
    ['rondelles', ['puck', 'rondelle']],
    ['hash', []],
    ['', []]
  ])('“%s” is also searched for as %j', (query, others) => {
    expect(alikeQueries(searchWords(query), groups).map(words => words.join(' '))).toEqual(others)
  })

  // Few words, so that groups, queries and things have some in common.
  const word = fc.constantFrom('amber', 'ambers', 'birch', 'birchwood', 'cedar', 'dune', 'ember')
  const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map(words => words.join(' '))
  const group = fc.uniqueArray(phrase, { minLength: 2, maxLength: 4 })

  test('are symmetric: if one phrase leads to another, the other leads back', () => {
    // Cut short, a long list would hold one direction only; words that are parts of each other lead to more.
    const unlike = fc.uniqueArray(fc.stringMatching(/^[a-hk-r]{5,7}$/), { minLength: 2, maxLength: 4 })
    const normal = (text: string) => searchWords(text).join(' ')
    fc.assert(
      fc.property(unlike, words => {
        for (const one of words)
          for (const other of words) {
            const leads = alikeQueries(searchWords(one), [words]).some(query => query.join(' ') === normal(other))
            const back = alikeQueries(searchWords(other), [words]).some(query => query.join(' ') === normal(one))
            expect(leads).toBe(back)
          }
      })
    )
  })

  test('are bounded, however many groups there are', () => {
    const many = Array.from({ length: 200 }, (_, at) => ['puck', `word${at}`, `other${at}`])
    expect(alikeQueries(['puck'], many).length).toBeLessThanOrEqual(6)
  })

  test('never find less than the query alone, and rank products with its own words first', () => {
    const things = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(things, fc.array(group, { maxLength: 3 }), phrase, (texts, words, query) => {
        const index = createIndex<number>()
        for (const [at, own] of texts.entries()) addToIndex(index, at, own)
        const asked = searchWords(query)
        const alone = finish(find(index, asked))
        const alike = finish(findAlike(index, asked, alikeQueries(asked, words)))
        expect(alike.forgiving).toBe(alone.forgiving)
        for (const id of alone.costs.keys()) expect(alike.costs.has(id)).toBe(true)
        if (alone.forgiving) return
        const own = [...alone.costs.keys()].map(id => alike.costs.get(id)!)
        const others = [...alike.costs].flatMap(([id, cost]) => (alone.costs.has(id) ? [] : [cost]))
        for (const cost of others) expect(cost).toBeGreaterThan(Math.max(-1, ...own))
      })
    )
  })
})

test('a product of the other word is found behind those of the typed one, also across languages', () => {
  const index = createIndex<string>()
  for (const name of ['Rondelle', 'Pucker classique', 'Fleur']) addToIndex(index, name, [name])
  const find = (query: string) => {
    const asked = searchWords(query)
    const { costs } = finish(findAlike(index, asked, alikeQueries(asked, groups)))
    return [...costs].toSorted((a, b) => a[1] - b[1]).map(([name]) => name)
  }
  expect(find('puck')).toEqual(['Pucker classique', 'Rondelle'])
  expect(find('rondelles')).toEqual(['Rondelle', 'Pucker classique'])
})
