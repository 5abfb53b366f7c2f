import type { Product } from '../../contract/catalog/menu.ts'
import type { Potency } from '../../contract/catalog/potency.ts'
import { bandsOf, priceBands } from './bands.ts'
import { packagedWithin } from '../lot/packaged-within.ts'
import { type Criteria, hasSize, isWithin, lowestPrice, type Part, partNames, parts, type Span } from './filter.ts'
import { nameKey, sizeKey } from './filter-key.ts'
import { terpenesOf } from './terpenes.ts'
import { hasTrait, traits } from './traits.ts'

/** A filter option: its name, and the number of products with it. */
export interface Option {
  name: string
  count: number
}

/** Options by their key in the URL. */
export type Options = Map<string, Option>

/** The available filter options with product counts; a facet's counts ignore its own selection. */
export interface Facets {
  /** By id. */
  category: Options
  /** By id. */
  subs: Options
  brands: Options
  strains: Options
  sizes: Options
  terpenes: Options
  effects: Options
  /** The number of products rated at least that high, by stars. */
  rating: Options
  /** The number of products packaged within that many days. */
  packaged: Options
  onSale: number
  inStock: number
  /** The number of products left with each trait, besides those already chosen. */
  traits: Options
  /** The number of products in each band of a range, by the band's key. */
  bands: Record<'thc' | 'cbd' | 'price', Options>
  /** The range of values in the menu; undefined if no product has one. */
  thc: Span | undefined
  cbd: Span | undefined
  price: Span | undefined
}

/** Returns empty facets. */
export const noFacets = (): Facets => ({
  category: new Map(),
  subs: new Map(),
  brands: new Map(),
  strains: new Map(),
  sizes: new Map(),
  terpenes: new Map(),
  effects: new Map(),
  rating: new Map(),
  packaged: new Map(),
  onSale: 0,
  inStock: 0,
  traits: new Map(),
  bands: { thc: new Map(), cbd: new Map(), price: new Map() },
  thc: undefined,
  cbd: undefined,
  price: undefined
})

/** The minimum ratings to choose from, in stars. */
export const ratings = [4, 3, 2] as const

function add(options: Options, key: string | null, name: string): void {
  if (key === null) return
  const option = options.get(key)
  if (option) option.count++
  else options.set(key, { name, count: 1 })
}

const widen = (span: Span | undefined, min: number, max: number): Span =>
  span ? { min: Math.min(span.min, min), max: Math.max(span.max, max) } : { min, max }

const widenBy = (span: Span | undefined, potency: Potency | null, unit: string): Span | undefined =>
  potency?.unit === unit ? widen(span, potency.min, potency.max) : span

/** Adds the sizes of a product that pass the filter, by key: each on its own must match price, sale and stock. */
function addSizes(options: Options, { filter }: Criteria, product: Product): void {
  const seen = new Set<string>()
  for (const { name, available } of product.variants) {
    const key = sizeKey(name)
    if (!available || seen.has(key)) continue
    seen.add(key)
    if (hasSize(product, { ...filter, sizes: [key] }, filter.price)) add(options, key, name)
  }
}

/** Counts the size-related facets of a product; each ignores its own selection. */
function countSizes(facets: Facets, criteria: Criteria, product: Product): void {
  const { filter, today } = criteria
  addSizes(facets.sizes, criteria, product)
  if (hasSize(product, { ...filter, onSale: true }, filter.price)) facets.onSale++
  if (hasSize(product, { ...filter, inStock: true }, filter.price)) facets.inStock++
  if (product.variants.some(({ packagedOn }) => packagedOn))
    for (const days of packagedWithin)
      if (hasSize(product, { ...filter, fresh: { days, today } }, filter.price)) add(facets.packaged, String(days), '')
  const lowest = lowestPrice(product, filter)
  if (lowest === undefined) return
  facets.price = widen(facets.price, lowest, lowest)
  for (const { key, min, max } of priceBands) if (lowest >= min && lowest <= max) add(facets.bands.price, key, '')
}

/** Counts the range of values and the bands of a product's THC or CBD. */
function countPotency(facets: Facets, { unit }: Criteria, product: Product, name: 'thc' | 'cbd'): void {
  facets[name] = widenBy(facets[name], product[name], unit)
  for (const band of bandsOf(name, unit)) if (isWithin(product[name], band, unit)) add(facets.bands[name], band.key, '')
}

/** The facet counter of each part of the filter. */
const count: Record<Part, (facets: Facets, criteria: Criteria, product: Product) => void> = {
  category: (facets, _, product) => add(facets.category, product.category, ''),
  subs: (facets, { category }, product) => category && add(facets.subs, product.subCategory, ''),
  brands: (facets, _, product) => product.brand && add(facets.brands, nameKey(product.brand), product.brand),
  strains: (facets, _, product) => add(facets.strains, product.strainType, ''),
  thc: (facets, criteria, product) => countPotency(facets, criteria, product, 'thc'),
  cbd: (facets, criteria, product) => countPotency(facets, criteria, product, 'cbd'),
  terpenes: (facets, _, product) => {
    for (const [key, name] of terpenesOf(product)) add(facets.terpenes, key, name)
  },
  effects: (facets, _, product) => {
    for (const effect of product.effects) add(facets.effects, nameKey(effect), effect)
  },
  rating: (facets, _, { rating }) => {
    for (const stars of ratings) if (rating && rating.average >= stars) add(facets.rating, String(stars), '')
  },
  only: (facets, { filter, now }, product) => {
    for (const trait of traits)
      if ([...filter.only, trait].every(traitName => hasTrait(traitName, product, now))) add(facets.traits, trait, '')
  },
  size: countSizes
}

/** Counts a product: in every facet if it passes the filter, or in that of the only part that rejects it. */
export function countIn(facets: Facets, criteria: Criteria, product: Product): void {
  let refusing: Part | undefined
  for (const part of partNames) {
    if (parts[part](criteria, product)) continue
    // Subcategories depend on the category and are dropped when another one is chosen.
    if (part === 'subs' && refusing === 'category') continue
    if (refusing !== undefined) return
    refusing = part
  }
  if (refusing) count[refusing](facets, criteria, product)
  else for (const part of partNames) count[part](facets, criteria, product)
}
