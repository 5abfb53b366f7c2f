import { atom, onMount } from 'nanostores'
import type { Category, Product } from '../contract/menu.ts'
import { countIn, type Facets, noFacets } from '../rules/facets.ts'
import { type Criteria, criteriaOf, matches } from '../rules/filter.ts'
import { find } from '../rules/search/find.ts'
import { marksIn } from '../rules/search/marks.ts'
import { nearest } from '../rules/search/near.ts'
import { queryWords } from '../rules/search/words.ts'
import { sorted } from '../rules/sort.ts'
import { isPause, type Work } from '../rules/work.ts'
import { valueOf } from './load.ts'
import { $location } from './location.ts'
import { $marks } from './marks.ts'
import { indexOf } from './menu-index.ts'
import { $query, $queryText } from './menu-query.ts'
import { $menu, $sections } from './menu.ts'
import { inSlices } from './slices.ts'

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
function* nearTo(words: string[], products: readonly Product[], categories: readonly Category[]): Work<string[]> {
  const near = yield* nearest(namesIn(products, categories), words, NEAR)
  if (near.length > 0) return near
  return yield* nearest(
    products.map(({ name }) => name),
    words,
    NEAR
  )
}

function* countAll(products: readonly Product[], criteria: Criteria): Work<void> {
  const facets = noFacets()
  for (const [step, product] of products.entries()) {
    if (isPause(step)) yield
    countIn(facets, criteria, product)
  }
  $facets.set(facets)
}

function* work(wantsResults: boolean, wantsFacets: boolean): Work<void> {
  const menu = valueOf($menu.get())
  if (!menu) return
  const query = $query.get()
  const asked = $queryText.get()
  const features = $location.get().detail?.features ?? { effects: false, reviews: false }
  const criteria = criteriaOf(query, menu.categories, features)
  let pool = $sections.get().flatMap(section => section.products)
  const all = pool
  const words = queryWords(query.q)
  let costs: Map<string, number> | undefined
  if (query.q) {
    const index = yield* indexOf(menu.products, menu.categories)
    const found = yield* find(index, words)
    costs = found.costs
    pool = pool.filter(({ id }) => found.costs.has(id))
    $marks.set(text => marksIn(text, words, found.forgiving))
  } else $marks.set(undefined)
  if (wantsResults) {
    const fitting: Product[] = []
    for (const [step, product] of pool.entries()) {
      if (isPause(step)) yield
      if (matches(criteria, product)) fitting.push(product)
    }
    const products = yield* sorted(fitting, query.sort, criteria, costs)
    const near = pool.length === 0 && menu.complete ? yield* nearTo(words, all, menu.categories) : []
    $results.set({ asked, products, near, unfiltered: products.length === 0 ? pool.length : 0 })
  }
  // What is on the screen goes first.
  yield
  if (wantsFacets) yield* countAll(pool, criteria)
}

let callOff = () => {}
const seen = { results: false, facets: false }
let ends: (() => void)[] = []

function reckon(): void {
  callOff()
  callOff = inSlices(work(seen.results, seen.facets))
}

/** Reckons anew with each change of what is asked, of the menu or of the store, as long as anything of it is seen. */
function follow(what: keyof typeof seen): () => void {
  seen[what] = true
  if (ends.length === 0) ends = [$queryText, $sections, $location].map(store => store.listen(reckon))
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
    $marks.set(undefined)
    $results.set(nothing)
  }
})

onMount($facets, () => follow('facets'))
