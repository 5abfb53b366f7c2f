import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../demo/catalogue/index.ts'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { $place, navigate } from '../../../src/routing/location.ts'
import { noMenuQuery } from '../../../src/routing/menu-query.ts'
import { nameKey } from '../../../src/rules/menu/filter-key.ts'
import { setLocale } from '../../../src/stores/core/language.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $highlights } from '../../../src/stores/menu/search-highlights.ts'
import { chooseCategory, clearFilter, clearQuery, toggleChoice } from '../../../src/stores/menu/menu-choices.ts'
import { $enteredSearch, $hasQuery, $query, changeQuery, searchFor } from '../../../src/stores/menu/menu-query.ts'
import { $facets, $results } from '../../../src/stores/menu/menu-results.ts'
import { $menu, $sections } from '../../../src/stores/menu/menu.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
const disposers: (() => void)[] = []

beforeAll(async () => {
  server = await startDemo(undefined, seed)
}, 60_000)
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose()
  here.end()
})
afterAll(() => server.close())

/** Listens to the results and the facets, like the screens. */
async function look(hash = '#/queen-west'): Promise<void> {
  here = visit(server.url, { hash })
  disposers.push(
    $results.listen(() => {}),
    $facets.listen(() => {})
  )
  await shopIsOpen()
}

const answer = (asked: string) => until($results, results => results.queryText === asked)
const hash = () => here.outside.address.hash()

test('a deep link asks as the shopper did who sent it, and the address stays as it was (SPEC C3)', async () => {
  const link = '#/queen-west?category=flower&brand=boreale&strain=indica&sort=price'
  await look(link)
  const { products } = await until($results, results => results.products.length > 0)
  const flower = dataOf($menu.get())?.categories.find(({ slug }) => slug === 'flower')
  for (const one of products)
    expect([one.category, one.brand, one.strainType]).toEqual([flower?.id, 'Boréale', 'indica'])
  expect(hash()).toBe(link)
})

test('a choice is a step of its own; a search is one step however much is typed', async () => {
  await look()
  let steps = 0
  const { push } = here.outside.address
  here.outside.address.push = to => {
    steps++
    push(to)
  }
  toggleChoice('brands', 'boreale')
  toggleChoice('brands', 'low-road')
  expect([steps, hash()]).toEqual([2, '#/queen-west?brand=boreale,low-road'])
  for (const typed of ['f', 'fe', 'fer', 'ferry ']) searchFor(typed)
  expect([steps, hash()]).toEqual([3, '#/queen-west?q=ferry&brand=boreale,low-road'])
  expect($query.get().q).toBe('ferry')
  searchFor('ferry')
  expect(steps).toBe(3)
})

test('flags and parameters that are not the menu’s stay in the URL', async () => {
  await look('#/queen-west?in_store=1&campaign=fall')
  toggleChoice('strains', 'indica')
  expect(new URLSearchParams($place.get().query).get('campaign')).toBe('fall')
  expect(new URLSearchParams($place.get().query).get('in_store')).toBe('1')
  clearQuery()
  expect($query.get()).toEqual(noMenuQuery)
  expect(new URLSearchParams($place.get().query).get('campaign')).toBe('fall')
})

test('other places don’t ask anything of the menu, and a link to it asks for all of it', async () => {
  await look('#/queen-west?q=ferry')
  expect($hasQuery.get()).toBe(true)
  navigate('/queen-west/checkout?q=ferry')
  expect($hasQuery.get()).toBe(false)
  navigate('/queen-west')
  expect($hasQuery.get()).toBe(false)
})

test('a search begun where the address names no store names it', async () => {
  here = visit(server.url, { location: 'queen-west' })
  await shopIsOpen()
  searchFor('ferry')
  expect(hash()).toBe('#/queen-west?q=ferry')
})

test('typos are forgiven and found in the real menu, and what matched is marked', async () => {
  await look()
  searchFor('nihgt frery')
  const { products } = await answer('q=nihgt+frery')
  expect(products[0]?.name).toContain('Night Ferry')
  expect($highlights.get()?.('Night Ferry')).toEqual([
    [0, 5],
    [6, 11]
  ])
  searchFor('')
  await answer('')
  expect($highlights.get()).toBeUndefined()
})

test('every category, brand and strain of the menu shows how many products it would show', async () => {
  await look('#/queen-west?category=flower')
  const total = $sections.get().reduce((sum, section) => sum + section.products.length, 0)
  const { brands, category, strains } = await until(
    $facets,
    facets => [...facets.category.values()].reduce((sum, { count }) => sum + count, 0) === total
  )
  const shown = $results.get().products
  expect(brands.size).toBeGreaterThan(5)
  for (const [key, { count }] of brands) expect(count).toBe(shown.filter(({ brand }) => nameKey(brand) === key).length)
  for (const [key, { count }] of strains) expect(count).toBe(shown.filter(one => one.strainType === key).length)
  for (const section of $sections.get()) expect(category.get(section.category.id)?.count).toBe(section.products.length)
})

test('choosing another category clears the filters specific to the last one: subcategories and ranges in its unit', async () => {
  await look('#/queen-west?category=flower&sub=milled&thc=18-25&brand=boreale&q=x')
  chooseCategory('edibles')
  expect($query.get()).toEqual({ ...noMenuQuery, category: 'edibles', brands: ['boreale'], q: 'x' })
  clearFilter()
  expect($query.get()).toEqual({ ...noMenuQuery, q: 'x' })
})

test('an empty search suggests a similar term', async () => {
  await look()
  searchFor('borxaxl')
  expect((await until($results, ({ near }) => near.length > 0)).near).toContain('Boréale')
  changeQuery({ q: 'ferry', brands: ['nobody'] })
  expect((await until($results, ({ unfiltered }) => unfiltered > 0)).near).toEqual([])
})

test('a link to a choice means the same in the other language', async () => {
  await look('#/queen-west?size=3.5+g&brand=boreale')
  const fits = ({ brand, variants }: Product) => brand === 'Boréale' && variants.some(({ name }) => name === '3.5 g')
  const all = dataOf($menu.get())?.products.filter(fits).length
  // Products of the first page are searched before the rest has arrived.
  const before = (await until($results, ({ products }) => products.length === all)).products.map(({ id }) => id)
  const first = $results.get().products[0]
  await setLocale('fr-CA')
  const after = await until($results, ({ products }) => products.length === all && products[0] !== first)
  expect(after.products.map(({ id }) => id)).toEqual(before)
})

test('the search term does not outlive a sign-out', async () => {
  await look('#/queen-west?q=sleep&in_store=1')
  await signIn(server.url, 'alex')
  expect($query.get().q).toBe('sleep')
  await signOut()
  expect($query.get().q).toBe('')
})

test('a search finds what shoppers call so, in both languages and in the trade’s words', async () => {
  await look()
  const words = ['gummies', 'gummy', 'jujubes', 'joint', 'joints', '28g', '1 oz', 'ounce', 'high thc', 'limonene']
  for (const typed of [...words, 'weed', 'cocottes', '3,5 g']) {
    searchFor(typed)
    const asked = new URLSearchParams({ q: typed }).toString()
    await until($results, results => results.queryText === asked && results.products.length > 0)
  }
})

test('a SKU or a bar code, with zeros in front or without, finds its product alone', async () => {
  await look()
  const [drink] = seed.products.flatMap(({ variants }) => variants).filter(({ gtin }) => gtin)
  const { sku = '', gtin = '' } = drink ?? {}
  for (const typed of [sku.toLowerCase(), gtin, gtin.slice(1)]) {
    searchFor(typed)
    const asked = new URLSearchParams({ q: typed }).toString()
    const { products } = await until($results, results => results.queryText === asked && results.products.length > 0)
    expect(products.map(({ variants }) => variants.map(size => size.sku))).toEqual([[sku]])
  }
})

describe('Enter in the search', () => {
  const enter = async (typed: string) => {
    await look()
    searchFor(typed)
    $enteredSearch.set(typed)
    await until($enteredSearch, text => text === '')
    return $place.get().path
  }
  const drink = seed.products.find(({ variants }) => variants.some(({ gtin }) => gtin))
  const { sku = '', gtin = '' } = drink?.variants[0] ?? {}

  test.each([sku, gtin.slice(1)])('on the number “%s” opens the product that has it', async typed => {
    expect(await enter(typed)).toBe(`/queen-west/products/${drink?.slug}`)
  })

  test.each([sku.slice(0, -1), gtin.slice(0, -1), 'can'])('on “%s” stays at the results', async typed => {
    expect(await enter(typed)).toBe('/queen-west')
  })

  test('on a number that the shopper has already replaced opens nothing', async () => {
    await look()
    searchFor('ferry')
    $enteredSearch.set(sku)
    await until($enteredSearch, text => text === '')
    expect($place.get().path).toBe('/queen-west')
  })
})
