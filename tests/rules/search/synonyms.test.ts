import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { find } from '../../../src/lib/search/find-matches.ts'
import { fold } from '../../../src/lib/search/fold.ts'
import { addToIndex, createIndex } from '../../../src/lib/search/search-index.ts'
import { wordsOf } from '../../../src/lib/search/split-words.ts'
import { indexWords } from '../../../src/rules/menu/search/index-words.ts'
import { meaning, searchWords } from '../../../src/rules/menu/search/query-words.ts'
import { formWords, synonyms } from '../../../src/rules/menu/search/synonyms.ts'
import { finish } from '../support/finish.ts'
import { product, size } from '../support/products.ts'

const weight = (grams: number) => [meaning.weight(grams, 'g')]

describe('the words of a query', () => {
  test.each([
    ['28g', weight(28)],
    ['28 g', weight(28)],
    ['28 grammes', weight(28)],
    ['1 oz', weight(28)],
    ['1 ounce', weight(28)],
    ['2 onces', weight(56)],
    ['half ounce', weight(14)],
    ['½ oz', weight(14)],
    ['demi-once', weight(14)],
    ['quart d’once', weight(7)],
    ['1/8 oz', weight(3.5)],
    ['huitième d’once', weight(3.5)],
    ['3.5g', weight(3.5)],
    ['3,5 g', weight(3.5)],
    ['.5 g', weight(0.5)],
    ['10mg', [meaning.weight(10, 'mg')]],
    ['355 mL', [meaning.weight(355, 'ml')]],
    ['12 oz', [meaning.weight(355, 'ml')]],
    ['12 fl oz', [meaning.weight(355, 'ml')]],
    ['high thc', [meaning.highThc]],
    ['High-THC flower', [meaning.highThc, 'flower']],
    ['thc élevé', [meaning.highThc]],
    ['teneur élevée en THC', [meaning.highThc]],
    ['riche en CBD', [meaning.highCbd]],
    ['faible en thc', [meaning.lowThc]]
  ])('%s are understood as a weight or a potency', (query, words) => {
    expect(searchWords(query)).toEqual(words)
  })

  test.each(['ounce', 'half', 'thc', 'high', 'gold 28', '28 grand', 'G28', 'Highland', 'mg'])(
    '%s are left alone',
    query => {
      expect(searchWords(query)).toEqual(wordsOf(query).map(({ text }) => text))
    }
  )

  test('for two weights are never so alike that one passes for a typo of the other', () => {
    const grams = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(grams, grams, (one, other) => {
        fc.pre(one !== other)
        const [first, second] = [meaning.weight(one / 10, 'g'), meaning.weight(other / 10, 'g')]
        expect(first.startsWith(second)).toBe(false)
      })
    )
  })
})

const grams = (name: string, weight: number) => size(name, 100, { weight })

/** Returns the folded words by which a product is found besides its own. */
const wordsFor = (part: Partial<Product>, shelf = '') =>
  indexWords(product('One', { brand: 'Brand', variants: [], ...part }), shelf).flatMap(text =>
    wordsOf(text).map(word => word.text)
  )

describe('a product is found', () => {
  test.each([
    ['Soft chews', ['gummy', 'gummies', 'jujubes']],
    ['Gélifiés', ['gummies', 'gelifie']],
    ['Cartridges', ['cart', 'cartouche']],
    ['All-in-one', ['disposable', 'jetable']]
  ])('by other words for its shelf “%s”, in both languages', (shelf, words) => {
    expect(wordsFor({ form: 'edible' }, shelf)).toEqual(expect.arrayContaining(words))
  })

  test('by what shoppers call its form, and by its terpenes', () => {
    expect(wordsFor({ form: 'pre-roll' })).toEqual(expect.arrayContaining(['joint', 'joints', 'preroule']))
    expect(wordsFor({ terpenes: ['Limonène', 'Linalol'] })).toEqual(
      expect.arrayContaining(['limonene', 'linalol', 'linalool'])
    )
  })

  test('by its sizes, and by the trade’s words for them', () => {
    const words = wordsFor({ variants: [grams('28 g', 28), grams('10 × 0,5 g', 5), grams('3.5 g', 3.5)] })
    expect(words).toEqual(
      expect.arrayContaining([...weight(28), 'ounce', 'once', ...weight(0.5), ...weight(5), 'eighth'])
    )
    expect(wordsFor({ form: 'beverage', variants: [grams('355 mL', 28)] })).not.toContain('ounce')
  })

  test('by much and little THC and CBD', () => {
    expect(wordsFor({ thc: { min: 24, max: 28, unit: '%' } })).toContain(meaning.highThc)
    expect(wordsFor({ thc: { min: 1, max: 2, unit: '%' }, cbd: { min: 9, max: 9, unit: '%' } })).toEqual(
      expect.arrayContaining([meaning.lowThc, meaning.highCbd, 'cbd'])
    )
  })

  test('by none of the words of other things', () => {
    expect(wordsFor({ name: 'Northern Lights', variants: [grams('1 g', 1)] }, 'Dried flower')).not.toEqual(
      expect.arrayContaining(['gummy'])
    )
  })
})

test('each word of the synonyms is in one group only, and in one form', () => {
  const words = synonyms.flatMap(group => group.split(' ')).map(word => fold(word).text)
  expect(words.filter((word, at) => words.indexOf(word) !== at && word !== 'menthe')).toEqual([])
  expect(Object.values(formWords).every(text => text === text.trim().replace(/\s+/g, ' '))).toBe(true)
})

/** Products of a form and a shelf, each found by slang of both languages. */
const finds = (query: string, part: Partial<Product>, shelf = ''): boolean => {
  const index = createIndex<string>()
  const own = product('One', { brand: 'Brand', variants: [], ...part })
  addToIndex(index, own.id, [own.name, '', own.brand, shelf, ...indexWords(own, shelf)])
  const { costs, forgiving } = finish(find(index, searchWords(query)))
  return costs.size > 0 && !forgiving
}

describe('slang of the trade finds', () => {
  test.each<[string, Partial<Product>, string, string[]]>([
    ['pre-rolls', { form: 'pre-roll' }, '', ['joint', 'joints', 'spliff', 'blunt', 'préroulé', 'pre roll', 'batte']],
    ['gummies', { form: 'edible' }, 'Gummies', ['jujube', 'jujubes', 'gélifié', 'comestible', 'edible', 'soft chew']],
    ['oils', { form: 'oil' }, '', ['tincture', 'huile', 'gouttes', 'drops']],
    ['flower', { form: 'flower' }, '', ['weed', 'pot', 'cannabis séché', 'fleur', 'herbe', 'cocotte', 'buds']],
    ['vapes', { form: 'vape' }, 'Cartridges', ['vapoteuse', 'cartouche', 'cart', '510']],
    ['hash', { form: 'concentrate' }, 'Hash', ['hasch', 'haschich', 'hashish']],
    ['shatter', { form: 'concentrate' }, 'Shatter', ['wax', 'budder', 'concentré']]
  ])('%s', (_, part, shelf, words) => {
    expect(words.filter(word => !finds(word, part, shelf))).toEqual([])
  })

  test('the same whichever word of a group names the product', () => {
    for (const group of synonyms) {
      const words = group.split(' ').map(word => word.replace(/_/g, ' '))
      for (const name of words) expect(words.filter(word => !finds(word, { name }))).toEqual([])
    }
  })

  test('behind a product with the word in its own name', () => {
    const index = createIndex<string>()
    for (const [name, shelf] of [
      ['Mango', 'Soft chews'],
      ['Jujube Box', 'Candy']
    ] as const) {
      const own = product(name, { brand: 'Brand', variants: [], form: 'edible' })
      addToIndex(index, name, [name, '', 'Brand', shelf, ...indexWords(own, shelf)])
    }
    const { costs } = finish(find(index, ['jujube']))
    expect([...costs].toSorted((a, b) => a[1] - b[1]).map(([name]) => name)).toEqual(['Jujube Box', 'Mango'])
  })
})
