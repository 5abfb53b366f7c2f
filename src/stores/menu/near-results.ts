import type { Category, Product } from '../../contract/catalog/menu.ts'
import type { ChunkedTask } from '../../lib/chunked-task.ts'
import { find } from '../../lib/search/find-matches.ts'
import type { SearchIndex } from '../../lib/search/search-index.ts'
import { suggestionsFor } from '../../lib/search/suggestions.ts'
import { searchWords } from '../../rules/menu/search/query-words.ts'
import { corrected } from './correct-search.ts'

/** The maximum number of similar names, and of categories. */
const NAMES = 5
const SHELVES = 2

/** The names and categories that a search without results offers. */
export interface Near {
  /** Its words as they would find something, and names similar to them. */
  names: string[]
  /** The ids of the categories of the products with most of its words, or else with the most similar name. */
  shelves: string[]
}

function* namesIn(products: readonly Product[], categories: readonly Category[]): Generator<string, void, void> {
  for (const { brand } of products) yield brand
  for (const { name, subCategory } of categories) {
    yield name
    for (const sub of subCategory) yield sub.name
  }
  for (const { strain } of products) if (strain) yield strain
}

/** Returns names similar to words without results: brands, categories and strains, otherwise product names. */
function* namesNear(
  words: string[],
  products: readonly Product[],
  categories: readonly Category[]
): ChunkedTask<string[]> {
  const near = yield* suggestionsFor(namesIn(products, categories), words, NAMES)
  if (near.length > 0) return near
  return yield* suggestionsFor(
    products.map(({ name }) => name),
    words,
    NAMES
  )
}

/** Returns the ids of products with most of some words as they are written, the most alike first. */
function* partialHits(index: SearchIndex<string>, words: readonly string[]): ChunkedTask<string[]> {
  const hits = new Map<string, { words: number; cost: number }>()
  for (const word of words) {
    const { costs, forgiving } = yield* find(index, [word])
    if (forgiving) continue
    for (const [id, cost] of costs) {
      const hit = hits.get(id) ?? { words: 0, cost: 0 }
      hits.set(id, { words: hit.words + 1, cost: hit.cost + cost })
    }
  }
  let most = 0
  for (const hit of hits.values()) most = Math.max(most, hit.words)
  return [...hits]
    .filter(([, hit]) => hit.words === most)
    .sort(([, a], [, b]) => a.cost - b.cost)
    .map(([id]) => id)
}

/** Returns the names and categories near to a query without results. */
export function* nearTo(
  index: SearchIndex<string>,
  words: string[],
  products: readonly Product[],
  categories: readonly Category[]
): ChunkedTask<Near> {
  const alike = yield* namesNear(words, products, categories)
  const query = yield* corrected(
    index,
    words,
    products.map(({ name }) => name)
  )
  const own = alike.filter(name => searchWords(name).join(' ') !== searchWords(query ?? '').join(' '))
  const names = (query === undefined ? own : [query, ...own]).slice(0, NAMES)
  const partial = words.length > 1 ? yield* partialHits(index, words) : []
  const hits = partial.length > 0 ? partial : names[0] ? yield* partialHits(index, searchWords(names[0])) : []
  const categoryOf = new Map(products.map(({ id, category }) => [id, category]))
  const shelves = new Set(hits.flatMap(id => categoryOf.get(id) ?? []))
  return { names, shelves: [...shelves].slice(0, SHELVES) }
}
