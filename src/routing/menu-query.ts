import { strainType, type StrainType } from '../contract/catalog/menu.ts'
import type { Filter, Span } from '../rules/menu/filter.ts'
import type { Trait } from '../rules/menu/traits.ts'
import { type Sort, sorts } from '../rules/menu/sorts.ts'

/** The menu's part of the URL query: search text, filters and sort order. */
export interface MenuQuery extends Filter {
  q: string
  sort: Sort
}

/** The maximum length of a search text. */
const LONGEST = 100

const readList = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(Boolean)
  )
]

function readSpan(text: string | null): Span | undefined {
  const [, from, to] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text ?? '') ?? []
  if (from === undefined && to === undefined) return undefined
  const span = { min: Number(from ?? 0), max: to === undefined ? Infinity : Number(to) }
  return span.min <= span.max && span.min < Infinity && (span.min > 0 || span.max < Infinity) ? span : undefined
}

const writeSpan = (span: Span | undefined): string =>
  span ? `${span.min > 0 ? span.min : ''}-${span.max < Infinity ? span.max : ''}` : ''

const isStrain = (text: string): text is StrainType => (strainType.options as string[]).includes(text)
const isTrait = (text: string): text is Trait => text === 'high-cbd' || text === 'new'
const isSort = (text: string | null): text is Sort => (sorts as readonly (string | null)[]).includes(text)

/** Parses the menu's part of a query; invalid values are ignored. */
export function parseMenuQuery(query: string): MenuQuery {
  const given = new URLSearchParams(query)
  const sort = given.get('sort')
  const rating = Number(given.get('rating') ?? NaN)
  return {
    q: (given.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim(),
    sort: isSort(sort) ? sort : 'featured',
    category: given.get('category')?.trim() || undefined,
    subs: readList(given.get('sub')),
    brands: readList(given.get('brand')),
    strains: readList(given.get('strain')).filter(isStrain),
    thc: readSpan(given.get('thc')),
    cbd: readSpan(given.get('cbd')),
    price: readSpan(given.get('price')),
    sizes: readList(given.get('size')),
    terpenes: readList(given.get('terpene')),
    effects: readList(given.get('effect')),
    rating: rating > 0 && rating <= 5 ? rating : undefined,
    onSale: given.get('sale') === '1',
    inStock: given.get('stock') === '1',
    only: readList(given.get('only')).filter(isTrait)
  }
}

/** Writes the menu's part into a query; other parameters are kept. */
export function formatMenuQuery(query: MenuQuery, present = ''): string {
  const parameters = new URLSearchParams(present)
  // All parameters of the menu; any other one belongs to someone else.
  const texts = {
    q: query.q,
    category: query.category ?? '',
    sub: query.subs.join(),
    brand: query.brands.join(),
    strain: query.strains.join(),
    thc: writeSpan(query.thc),
    cbd: writeSpan(query.cbd),
    price: writeSpan(query.price),
    size: query.sizes.join(),
    terpene: query.terpenes.join(),
    effect: query.effects.join(),
    rating: query.rating === undefined ? '' : String(query.rating),
    sale: query.onSale ? '1' : '',
    stock: query.inStock ? '1' : '',
    only: query.only.join(),
    sort: query.sort === 'featured' ? '' : query.sort
  }
  for (const [name, text] of Object.entries(texts)) {
    parameters.delete(name)
    if (text) parameters.set(name, text)
  }
  return parameters.toString()
}

/** An empty menu query. */
export const noMenuQuery: MenuQuery = parseMenuQuery('')
