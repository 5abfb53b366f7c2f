import type { StrainType } from '../contract/catalog/menu.ts'
import { strainTypes } from '../contract/first/words.ts'
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

const isStrain = (text: string): text is StrainType => (strainTypes as readonly string[]).includes(text)
const isTrait = (text: string): text is Trait => text === 'high-cbd' || text === 'new'
const isSort = (text: string | null): text is Sort => (sorts as readonly (string | null)[]).includes(text)

/** Parses the menu's part of a query; invalid values are ignored. */
export function parseMenuQuery(query: string): MenuQuery {
  const parameters = new URLSearchParams(query)
  const sort = parameters.get('sort')
  const rating = Number(parameters.get('rating') ?? NaN)
  const packaged = Number(parameters.get('packaged') ?? NaN)
  return {
    q: (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim(),
    sort: isSort(sort) ? sort : 'featured',
    category: parameters.get('category')?.trim() || undefined,
    subs: readList(parameters.get('sub')),
    brands: readList(parameters.get('brand')),
    strains: readList(parameters.get('strain')).filter(isStrain),
    thc: readSpan(parameters.get('thc')),
    cbd: readSpan(parameters.get('cbd')),
    price: readSpan(parameters.get('price')),
    sizes: readList(parameters.get('size')),
    terpenes: readList(parameters.get('terpene')),
    effects: readList(parameters.get('effect')),
    rating: rating > 0 && rating <= 5 ? rating : undefined,
    packaged: packaged > 0 && packaged <= 90 ? packaged : undefined,
    onSale: parameters.get('sale') === '1',
    inStock: parameters.get('stock') === '1',
    only: readList(parameters.get('only')).filter(isTrait)
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
    packaged: query.packaged === undefined ? '' : String(query.packaged),
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
