import { atom, onMount } from 'nanostores'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { countIn, type Facets, noFacets } from '../../rules/menu/facets.ts'
import { type Criteria, criteriaOf, matches } from '../../rules/menu/filter.ts'
import { isSearchEquivalent } from '../../rules/menu/is-search-equivalent.ts'
import { find } from '../../lib/search/find.ts'
import { highlightsIn } from '../../lib/search/highlights.ts'
import { suggestionsFor } from '../../lib/search/suggestions.ts'
import { queryWords } from '../../lib/search/words.ts'
import { sorted } from '../../rules/menu/sort.ts'
import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'
import { dataOf } from '../core/async-state.ts'
import { $location } from '../location/location.ts'
import { $highlights } from './search-highlights.ts'
import { indexOf } from './menu-index.ts'
import { $query, $queryText } from './menu-query.ts'
import { $menu, $sections, type Section } from './menu.ts'
import { inTimeSlices } from '../core/time-slicing.ts'

/** What the menu has for what is asked of it. */
export interface Results {
  /** What it was asked, as `$queryText` says it; undefined before anything was. */
  asked: string | undefined
  products: Product[]
  /** When nothing was found: names near to what was searched for. */
  near: string[]
  /** When nothing was found: how many there would be without the filter. */
  unfiltered: number
}

const nothing: Results = { asked: undefined, products: [], near: [], unfiltered: 0 }

/** How many near names are told. */
const NEAR = 5

/** What the menu has for what is asked of it; reckoned while it is looked at. */
export const $results = atom<Results>(nothing)

/** What can be chosen and how many products each choice would show; reckoned while it is looked at, after the results. */
export const $facets = atom<Facets>(noFacets())

function* namesIn(products: readonly Product[], categories: readonly Category[]): Generator<string, void, void> {
  for (const { brand } of products) yield brand
  for (const { name, subCategory } of categories) {
    yield name
    for (const sub of subCategory) yield sub.name
  }
  for (const { strain } of products) if (strain) yield strain
}

/** What is near to words that nothing has: brands, categories and strains, else the names of products. */
function* nearTo(
  words: string[],
  products: readonly Product[],
  categories: readonly Category[]
): ChunkedTask<string[]> {
  const near = yield* suggestionsFor(namesIn(products, categories), words, NEAR)
  if (near.length > 0) return near
  return yield* suggestionsFor(
    products.map(({ name }) => name),
    words,
    NEAR
  )
}

function* countAll(products: readonly Product[], criteria: Criteria): ChunkedTask<void> {
  const facets = noFacets()
  for (const [step, product] of products.entries()) {
    if (shouldYield(step)) yield
    countIn(facets, criteria, product)
  }
  $facets.set(facets)
}

/** Of what all was reckoned that is seen; undefined while it is being reckoned. */
let reckoned: { complete: boolean; sections: Section[] } | undefined

function* work(wantsResults: boolean, wantsFacets: boolean): ChunkedTask<void> {
  const menu = dataOf($menu.get())
  if (!menu) return
  const query = $query.get()
  const asked = $queryText.get()
  const features = $location.get().detail?.features ?? { effects: false, reviews: false }
  const criteria = criteriaOf(query, menu.categories, features)
  const sections = $sections.get()
  const all = sections.flatMap(section => section.products)
  let pool = all
  const words = queryWords(query.q)
  let costs: Map<string, number> | undefined
  if (query.q) {
    const index = yield* indexOf(menu.products, menu.categories)
    const found = yield* find(index, words)
    costs = found.costs
    pool = pool.filter(({ id }) => found.costs.has(id))
    $highlights.set(text => highlightsIn(text, words, found.forgiving))
  } else $highlights.set(undefined)
  if (wantsResults) {
    const fitting: Product[] = []
    for (const [step, product] of pool.entries()) {
      if (shouldYield(step)) yield
      if (matches(criteria, product)) fitting.push(product)
    }
    const products = yield* sorted(fitting, query.sort, criteria, costs)
    const near = pool.length === 0 && menu.complete ? yield* nearTo(words, all, menu.categories) : []
    $results.set({ asked, products, near, unfiltered: products.length === 0 ? pool.length : 0 })
  }
  // What is on the screen goes first.
  yield
  if (wantsFacets) yield* countAll(pool, criteria)
  reckoned = { complete: menu.complete, sections }
}

let callOff = () => {}
const seen = { results: false, facets: false }
let ends: (() => void)[] = []

function reckon(): void {
  callOff()
  reckoned = undefined
  callOff = inTimeSlices(work(seen.results, seen.facets))
}

/** What stands in the place of which product since all was reckoned; undefined where more than that is another. */
function mendedSince(): Map<Product, Product> | undefined {
  const sections = $sections.get()
  if (reckoned?.complete !== dataOf($menu.get())?.complete || reckoned?.sections.length !== sections.length) return
  const mended = new Map<Product, Product>()
  for (const [nth, { category, products }] of sections.entries()) {
    const before = reckoned.sections[nth]
    if (before?.products === products) continue
    if (before?.category !== category || before.products.length !== products.length) return
    for (const [at, was] of before.products.entries()) {
      const now = products[at]
      if (now === was) continue
      if (!now || !isSearchEquivalent(was, now)) return
      mended.set(was, now)
    }
  }
  reckoned = { ...reckoned, sections }
  return mended
}

/** Mends what was found where that is enough, which spares looking through the whole menu; else reckons anew. */
function renew(): void {
  const mended = mendedSince()
  if (!mended) return reckon()
  const results = $results.get()
  const products = [...results.products]
  let isOther = false
  for (const [was, now] of mended) {
    const at = products.indexOf(was)
    if (at >= 0) products[at] = now
    isOther ||= at >= 0
  }
  if (isOther) $results.set({ ...results, products })
}

/** Reckons anew with each change of what is asked, of the menu or of the store, as long as anything of it is seen. */
function follow(what: keyof typeof seen): () => void {
  seen[what] = true
  if (ends.length === 0) ends = [$queryText.listen(reckon), $location.listen(reckon), $sections.listen(renew)]
  reckon()
  return () => {
    seen[what] = false
    if (seen.results || seen.facets) return
    callOff()
    for (const end of ends.splice(0)) end()
  }
}

onMount($results, () => {
  const end = follow('results')
  return () => {
    end()
    $highlights.set(undefined)
    $results.set(nothing)
  }
})

onMount($facets, () => follow('facets'))
