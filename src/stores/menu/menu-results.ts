import { resettable } from '../../client/reset.ts'
import { onMount } from 'nanostores'
import type { Product } from '../../contract/catalog/menu.ts'
import { identifiedBy } from '../../rules/catalog/identifiers.ts'
import { countIn, type Facets, noFacets } from '../../rules/menu/facets.ts'
import { type Criteria, criteriaOf, matches } from '../../rules/menu/filter.ts'
import { searchWords } from '../../rules/menu/search/query-words.ts'
import { alikeQueries } from '../../rules/menu/search/word-groups.ts'
import { isSearchEquivalent } from '../../rules/menu/is-search-equivalent.ts'
import { findAlike } from '../../lib/search/find-alike.ts'
import { highlightsIn } from '../../lib/search/highlights.ts'
import { sorted } from '../../rules/menu/sort.ts'
import { platform } from '../../platform/platform.ts'
import { shouldYield, type ChunkedTask } from '../../lib/chunked-task.ts'
import { dataOf } from '../../client/async-state.ts'
import { $location } from '../location/location.ts'
import { $highlights } from './search-highlights.ts'
import { indexOf } from './menu-index.ts'
import { $query, $queryText } from './menu-query.ts'
import { nearTo } from './near-results.ts'
import { $wordGroups } from './word-groups.ts'
import { $menu, $sections, type Section } from './menu.ts'
import { $results, noResults } from './results.ts'
import { storeToday } from './store-today.ts'
import { inTimeSlices } from '../../client/time-slicing.ts'
import { counted } from '../../lib/lists.ts'

// Exported from here because this file computes them.
export { $results, type Results } from './results.ts'

/**
 * The available filters and the number of products for each choice; computed after the results while there are
 * subscribers.
 */
export const $facets = resettable<Facets>('all', noFacets())

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
    const others = alikeQueries(words, $wordGroups.get())
    const hits = yield* findAlike(index, words, others)
    costs = hits.costs
    pool = pool.filter(({ id }) => hits.costs.has(id))
    const marked = [...new Set([words, ...others].flat())]
    $highlights.set(text => highlightsIn(text, marked, hits.forgiving))
  } else $highlights.set(undefined)
  if (wantsResults) {
    const fitting: Product[] = []
    for (const [step, product] of counted(pool)) {
      if (shouldYield(step)) yield
      if (matches(criteria, product)) fitting.push(product)
    }
    const products = yield* sorted(fitting, query.sort, criteria, costs)
    const isNone = pool.length === 0 && menu.complete
    const near = isNone
      ? yield* nearTo(yield* indexOf(menu.products, menu.categories), words, all, menu.categories)
      : { names: [], shelves: [] }
    const unfiltered = products.length === 0 ? pool.length : 0
    // Nothing among the first products says nothing about those on their way.
    const isTooEarly = products.length === 0 && !menu.complete && $menu.get().state === 'ready'
    $results.set(isTooEarly ? noResults : { queryText, products, near: near.names, shelves: near.shelves, unfiltered })
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
  // Without results, the rest of the menu was awaited, which may have failed.
  if (!updated || $results.get().queryText === undefined) return compute()
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
    disposers = [
      $queryText.listen(compute),
      $location.listen(compute),
      $wordGroups.listen(compute),
      $sections.listen(renew)
    ]
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
