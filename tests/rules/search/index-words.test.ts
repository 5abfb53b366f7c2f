import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import type { Potency } from '../../../src/contract/catalog/potency.ts'
import { find } from '../../../src/lib/search/find-matches.ts'
import { addToIndex, createIndex } from '../../../src/lib/search/search-index.ts'
import { queryWords } from '../../../src/lib/search/split-words.ts'
import { indexWords } from '../../../src/rules/menu/search/index-words.ts'
import { searchWords } from '../../../src/rules/menu/search/query-words.ts'
import { finish } from '../support/finish.ts'
import { product, size } from '../support/products.ts'

/** Returns true if a search finds a product as it is typed, without typos forgiven. */
function isFound(query: string, part: Partial<Product>, shelf = ''): boolean {
  const one = product(part.name ?? 'Zyx', { brand: '', variants: [], ...part })
  const index = createIndex<Product>()
  addToIndex(index, one, [one.name, shelf, ...indexWords(one, shelf)])
  const { costs, forgiving } = finish(find(index, searchWords(query)))
  return costs.size > 0 && !forgiving
}

const sized = (name: string, weight: number) => size(name, 100, { weight })
/** Returns the words for the sizes and figures of a product. */
const figuresOf = (part: Partial<Product>) =>
  queryWords(indexWords(product('Zyx', { variants: [], ...part }), '')[1] ?? '')
const potency = (max: number, unit: Potency['unit'] = '%'): Potency => ({ min: 0, max, unit })

describe('each form is found by what shoppers call it, in both languages', () => {
  test.each<[Product['form'], string[], string[]]>([
    ['flower', ['buds', 'weed', 'fleurs', 'cocottes'], ['joint', 'edibles']],
    ['pre-roll', ['joints', 'preroll', 'préroulés'], ['flower']],
    ['vape', ['vapes', 'vaporizer', 'vapoteuse'], ['oil']],
    ['concentrate', ['dabs', 'extract', 'concentrés'], ['vape']],
    ['edible', ['edibles', 'comestible'], ['chocolate']],
    ['chocolate', ['edibles', 'chocolates', 'chocolat'], ['drink']],
    ['beverage', ['drinks', 'pop', 'boisson', 'breuvages'], ['edible']],
    ['oil', ['tincture', 'drops', 'huile'], ['capsule']],
    ['capsule', ['pills', 'softgels', 'gélules', 'comprimé'], ['oil']],
    ['topical', ['cream', 'balm', 'baume', 'topiques'], ['edible']],
    ['seed', ['seeds', 'graines', 'semence'], ['flower']],
    ['accessory', ['gear', 'accessories', 'accessoire'], ['seeds']]
  ])('%s: %j, and not by %j', (form, queries, others) => {
    for (const query of queries) expect(isFound(query, { form }), query).toBe(true)
    for (const query of others) expect(isFound(query, { form }), query).toBe(false)
  })
})

describe('a product is found by other words for what its name or shelf says, in both languages', () => {
  test.each([
    ['Bonbons gélifiés', ['gummies', 'jujube', 'soft chews']],
    ['Cartouches', ['510', 'carts', 'cartridge']],
    ['Tout-en-un', ['disposable', 'AIO', 'jetable', 'all-in-one']],
    ['Capsules de vapotage', ['pods', 'pod']],
    ['Haschich', ['hash', 'hashish']],
    ['Rosin', ['rosine']],
    ['Live resin', ['résine', 'résine vivante']],
    ['Budder', ['wax', 'shatter', 'cire']],
    ['Kief', ['kif', 'pollen']],
    ['Infusés', ['infused', 'moonrock']],
    ['Popcorn', ['small buds', 'smalls', 'petites cocottes']],
    ['Moulu', ['milled', 'ground', 'shake']],
    ['Singles', ['unité', 'single']],
    ['Brownie', ['cookies', 'baked', 'pâtisserie']],
    ['Mints', ['lozenges', 'pastille', 'menthe']],
    ['Thé', ['tea', 'tisane']],
    ['Café', ['coffee', 'coffees']],
    ['Spray', ['vaporisateur']],
    ['Bath bombs', ['bain', 'bombe de bain']],
    ['Broyeur', ['grinder', 'grinders', 'moulin']],
    ['Rolling papers', ['papier', 'filters']],
    ['Bong', ['pipes', 'bubbler']],
    ['Piles', ['battery', 'batteries']]
  ])('%s: %j', (said, queries) => {
    for (const query of queries) {
      expect(isFound(query, { name: said, form: 'accessory' }), `${query} in the name`).toBe(true)
      expect(isFound(query, { form: 'accessory' }, said), `${query} on the shelf`).toBe(true)
      expect(isFound(query, { form: 'accessory' }), query).toBe(false)
    }
  })

  test.each(['Soft chews', 'SOFT-CHEWS', 'Soft - chews', '(Soft chews)', 'Gummies: soft chews'])(
    'however it is written: “%s”',
    said => {
      expect(isFound('jujubes', { form: 'edible' }, said)).toBe(true)
    }
  )

  test.each(['Softchews', 'Soft', 'Microsoft chewsy'])('as whole words only, not “%s”', said => {
    expect(isFound('jujubes', { form: 'edible' }, said)).toBe(false)
  })

  test('by the name of its terpene in either language', () => {
    expect(isFound('linalol', { terpenes: ['Linalool'] })).toBe(true)
    expect(isFound('linalool', { terpenes: ['Linalol'] })).toBe(true)
    expect(isFound('linalool', { terpenes: ['Myrcene'] })).toBe(false)
  })
})

describe('a product is found by its size', () => {
  test.each<[Product['form'], string, number, string[], string[]]>([
    ['flower', '28 g', 28, ['28g', '28 grams', '1 oz', 'ounce', 'once'], ['8 g', 'half', '2.8 g']],
    ['flower', '1 oz', 28.35, ['28 g', 'ounce'], []],
    ['flower', '28.5 g', 28.5, ['28.5 g'], ['28 g', 'ounce']],
    ['flower', '27 g', 27, ['27g'], ['28 g', 'ounce']],
    ['flower', '14 g', 14, ['14g', 'half ounce', 'half', 'demi'], ['ounce', 'quarter']],
    ['flower', '7 g', 7, ['7g', 'quarter ounce', 'quart'], ['half']],
    ['flower', '3,5 g', 3.5, ['3.5 g', '3,5 g', 'eighth', 'huitième'], ['35 g', '5 g', '3 g']],
    ['flower', '35 g', 35, ['35 g'], ['3.5 g']],
    ['pre-roll', '10 × 0.35 g', 3.5, ['0.35 g', '.35g', '3.5 g', 'eighth'], ['35 g', '0.3 g']],
    ['vape', '510 (0.95 g)', 0.95, ['0.95g'], ['95 g', '510 g']],
    ['beverage', '355mL', 7, ['355 ml', '355ml', '12 oz'], ['quarter', '355 g', '5 ml']],
    ['edible', '10 gummies', 4, ['4 g'], ['10 g']],
    ['capsule', '30 × 10 mg', 14, ['10mg', '10 MG'], ['half', '10 g']],
    ['accessory', 'Jar (100 g)', 28, ['100 g'], ['28 g', 'ounce']],
    ['seed', '5 seeds', 28, [], ['28 g', 'ounce']]
  ])('%s, %s of %d g: %j, and not by %j', (form, name, grams, queries, others) => {
    const part = { form, variants: [sized(name, grams)] }
    for (const query of queries) expect(isFound(query, part), query).toBe(true)
    for (const query of others) expect(isFound(query, part), query).toBe(false)
  })

  test('and by no word that stands for nothing', () => {
    expect(figuresOf({ form: 'beverage', variants: [sized('Can', 2)] })).toEqual(
      queryWords(searchWords('2 g').join(' '))
    )
    expect(figuresOf({ form: 'seed', variants: [sized('5 seeds', 1)] })).toEqual([])
    expect(figuresOf({ thc: potency(18), cbd: potency(1) })).toEqual([])
    expect(figuresOf({})).toEqual([])
  })
})

describe('a product is found by its potency', () => {
  test.each<[string, Potency, boolean]>([
    ['high thc', potency(25), true],
    ['high thc', potency(24.9), false],
    ['high thc', potency(700, 'mg/g'), true],
    ['high thc', potency(699, 'mg/g'), false],
    ['high thc', potency(25, 'mg/mL'), true],
    ['high thc', potency(10, 'mg'), true],
    ['high thc', potency(9.9, 'mg'), false],
    ['low thc', potency(10), true],
    ['low thc', potency(10.1), false],
    ['low thc', potency(100, 'mg/g'), true],
    ['low thc', potency(5, 'mg/mL'), true],
    ['low thc', potency(5.1, 'mg/mL'), false],
    ['low thc', potency(2.5, 'mg'), true],
    ['low thc', potency(3, 'mg'), false]
  ])('“%s” finds %j: %s', (query, thc, expected) => {
    expect(isFound(query, { thc })).toBe(expected)
  })

  test('“high cbd” and “cbd” match products with more CBD than THC', () => {
    for (const query of ['high cbd', 'riche en CBD', 'cbd']) {
      expect(isFound(query, { thc: potency(1), cbd: potency(12) }), query).toBe(true)
      expect(isFound(query, { thc: potency(20), cbd: potency(1) }), query).toBe(false)
    }
  })

  test.each(['seed', 'accessory'] as const)('unless it is a %s, whose figures are of something else', form => {
    expect(figuresOf({ form, thc: potency(30), cbd: potency(40) })).toEqual([])
    expect(figuresOf({ form, thc: potency(1) })).toEqual([])
  })
})
