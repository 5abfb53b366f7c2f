import { resettable } from '../../client/reset.ts'
import { onMount } from 'nanostores'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { identifiedBy } from '../../rules/catalog/identifiers.ts'
import { countIn, type Facets, noFacets } from '../../rules/menu/facets.ts'
import { type Criteria, criteriaOf, matches } from '../../rules/menu/filter.ts'
import { searchWords } from '../../rules/menu/search/query-words.ts'
import { isSearchEquivalent } from '../../rules/menu/is-search-equivalent.ts'
import { find } from '../../lib/search/find-matches.ts'
import { highlightsIn } from '../../lib/search/highlights.ts'
import { suggestionsFor } from '../../lib/search/suggestions.ts'
import { sorted } from '../../rules/menu/sort.ts'
import { platform } from '../../platform/platform.ts'
import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'
import { dataOf } from '../../client/async-state.ts'
import { $location } from '../location/location.ts'
import { $highlights } from './search-highlights.ts'
import { indexOf } from './menu-index.ts'
import { $query, $queryText } from './menu-query.ts'
import { $menu, $sections, type Section } from './menu.ts'
import { $results, noResults } from './results.ts'
import { storeToday } from './store-today.ts'
import { inTimeSlices } from '../../client/time-slicing.ts'
import { counted } from '../../lib/lists.ts'

// Exported from here because this file computes them.
export { $results, type Results } from './results.ts'

/** The maximum number of similar names. */
const NEAR = 5

/**
 * The available filters and the number of products for each choice; computed after the results while there are
 * subscribers.
 */
export const $facets = resettable<Facets>('all', noFacets())

function* namesIn(products: readonly Product[], categories: readonly Category[]): Generator<string, void, void> {
  for (const { brand } of products) yield brand
  for (const { name, subCategory } of categories) {
    yield name
    for (const sub of subCategory) yield sub.name
  }
  for (const { strain } of products) if (strain) yield strain
}

/** Returns names similar to words without results: brands, categories and strains, otherwise product names. */
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
  for (const [step, product] of counted(products)) {
    if (shouldYield(step)) yield
    countIn(facets, criteria, product)
  }
  $facets.set(facets)
}

/** The menu snapshot behind the current results; undefined while they are being computed. */
let snapshot: { complete: boolean; sections: Section[] } | undefined

function* work(wantsResults: boolean, wantsFacets: boolean): ChunkedTask<void> {
  const menu = dataOf($menu.get())
  if (!menu) return
  const query = $query.get()
  const queryText = $queryText.get()
  const features = $location.get().detail?.features ?? { effects: false, reviews: false }
  const criteria = criteriaOf(query, menu.categories, features, platform().clock.now(), storeToday())
  const sections = $sections.get()
  const all = sections.flatMap(section => section.products)
  let pool = all
  const words = searchWords(query.q)
  let costs: Map<string, number> | undefined
  const isScanned = identifiedBy(query.q)
  const scanned = query.q ? all.filter(({ variants }) => variants.some(isScanned)) : []
  if (scanned.length > 0) {
    costs = new Map(scanned.map(({ id }) => [id, 0]))
    pool = scanned
    $highlights.set(undefined)
  } else if (query.q) {
    const index = yield* indexOf(menu.products, menu.categories)
    const hits = yield* find(index, words)
    costs = hits.costs
    pool = pool.filter(({ id }) => hits.costs.has(id))
    $highlights.set(text => highlightsIn(text, words, hits.forgiving))
  } else $highlights.set(undefined)
  if (wantsResults) {
    const fitting: Product[] = []
    for (const [step, product] of counted(pool)) {
      if (shouldYield(step)) yield
      if (matches(criteria, product)) fitting.push(product)
    }
    const products = yield* sorted(fitting, query.sort, criteria, costs)
    const near = pool.length === 0 && menu.complete ? yield* nearTo(words, all, menu.categories) : []
    $results.set({ queryText, products, near, unfiltered: products.length === 0 ? pool.length : 0 })
  }
  // The visible results go first.
  yield
  if (wantsFacets) yield* countAll(pool, criteria)
  snapshot = { complete: menu.complete, sections }
}

let cancel = () => {}
const seen = { results: false, facets: false }
let disposers: (() => void)[] = []

function compute(): void {
  cancel()
  snapshot = undefined
  cancel = inTimeSlices(work(seen.results, seen.facets))
}

/** Returns the products replaced since the last computation; undefined if anything else has changed. */
function updatedSince(): Map<Product, Product> | undefined {
  const sections = $sections.get()
  if (snapshot?.complete !== dataOf($menu.get())?.complete || snapshot?.sections.length !== sections.length) return
  const updated = new Map<Product, Product>()
  for (const [nth, { category, products }] of counted(sections)) {
    const before = snapshot.sections[nth]
    if (before?.products === products) continue
    if (before?.category !== category || before.products.length !== products.length) return
    for (const [at, was] of counted(before.products)) {
      const now = products[at]
      if (now === was) continue
      if (!now || !isSearchEquivalent(was, now)) return
      updated.set(was, now)
    }
  }
  snapshot = { ...snapshot, sections }
  return updated
}

/** Patches the results if that is enough, which avoids searching the whole menu; otherwise recomputes them. */
function renew(): void {
  const updated = updatedSince()
  if (!updated) return compute()
  const results = $results.get()
  const products = [...results.products]
  let isOther = false
  for (const [was, now] of updated) {
    const at = products.indexOf(was)
    if (at >= 0) products[at] = now
    isOther ||= at >= 0
  }
  if (isOther) $results.set({ ...results, products })
}

/** Recomputes when the query, the menu or the store changes, while there are subscribers. */
function follow(what: keyof typeof seen): () => void {
  seen[what] = true
  if (disposers.length === 0)
    disposers = [$queryText.listen(compute), $location.listen(compute), $sections.listen(renew)]
  compute()
  return () => {
    seen[what] = false
    if (seen.results || seen.facets) return
    cancel()
    for (const dispose of disposers.splice(0)) dispose()
  }
}

onMount($results, () => {
  const end = follow('results')
  return () => {
    end()
    $highlights.set(undefined)
    $results.set(noResults)
  }
})

onMount($facets, () => follow('facets'))
