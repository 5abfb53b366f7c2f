import type { Category, Product, StrainType, Variant } from '../../contract/catalog/menu.ts'
import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'
import { nameKey, sizeKey } from './filter-key.ts'
import { terpenesOf } from './terpenes.ts'
import { hasTrait, type Trait } from './traits.ts'

/** An inclusive range; 0 and `Infinity` if open. */
export interface Span {
  min: number
  max: number
}

/** The menu filter. An empty list means no restriction; within a list, any choice matches. */
export interface Filter {
  /** The category's slug. */
  category: string | undefined
  /** Slugs of its subcategories. */
  subs: readonly string[]
  /** Brand keys, as returned by `nameKey`. */
  brands: readonly string[]
  strains: readonly StrainType[]
  thc: Span | undefined
  cbd: Span | undefined
  /** In cents. */
  price: Span | undefined
  /** Size keys, as returned by `sizeKey`. */
  sizes: readonly string[]
  /** Terpene keys, as returned by `terpeneKey`. */
  terpenes: readonly string[]
  /** Effect keys, as returned by `nameKey`. */
  effects: readonly string[]
  /** The minimum rating, out of 5. */
  rating: number | undefined
  onSale: boolean
  inStock: boolean
  /** The traits that a product must have, all of them. */
  only: readonly Trait[]
}

/** The filters that a location may offer (SPEC C12). */
export interface Features {
  effects: boolean
  reviews: boolean
}

/** The filter with its categories resolved. */
export interface Criteria {
  filter: Filter
  category: Category | undefined
  subs: ReadonlySet<string>
  unit: PotencyUnit
  /** The time by which products count as new, in milliseconds. */
  now: number
}

/**
 * Resolves a filter against a menu's categories. Unknown categories and anything the location must not show are
 * dropped. THC and CBD are in the unit of the category's `thc_cbd_value_type`, or percent without a category.
 */
export function criteriaOf(filter: Filter, categories: readonly Category[], features: Features, now: number): Criteria {
  const category = categories.find(({ slug }) => slug === filter.category)
  const subs = category?.subCategory.filter(({ slug }) => filter.subs.includes(slug)) ?? []
  return {
    filter: {
      ...filter,
      category: category?.slug,
      subs: subs.map(({ slug }) => slug),
      effects: features.effects ? filter.effects : [],
      rating: features.reviews ? filter.rating : undefined
    },
    category,
    subs: new Set(subs.map(({ id }) => id)),
    unit: category?.thc_cbd_value_type ?? '%',
    now
  }
}

/** Returns true if a size can be bought now. */
export const isInStock = ({ available, stock }: Variant): boolean => available && stock > 0

/** Returns the current price of a size. */
const currentPrice = ({ price, salePrice }: Variant): number => salePrice ?? price

/** Returns true if a potency overlaps a range; false for a different unit or no value. */
export const isWithin = (potency: Potency | null, span: Span, unit: PotencyUnit): boolean =>
  potency !== null && potency.unit === unit && potency.max >= span.min && potency.min <= span.max

/** The filters that apply to a size: by name, on sale, in stock. */
export type SizeFilter = Pick<Filter, 'sizes' | 'onSale' | 'inStock'>

/** Returns the lowest current price among the matching sizes; undefined if there are none. */
export function lowestPrice(product: Product, { sizes, onSale, inStock }: SizeFilter): number | undefined {
  let lowest: number | undefined
  for (const variant of product.variants) {
    if (!variant.available) continue
    if (inStock && variant.stock === 0) continue
    if (onSale && variant.salePrice === null) continue
    if (sizes.length > 0 && !sizes.includes(sizeKey(variant.name))) continue
    lowest = Math.min(lowest ?? Infinity, currentPrice(variant))
  }
  return lowest
}

/**
 * Returns true if a product has a size that matches all size filters and the cheapest of these is within the price
 * range.
 */
export function hasSize(product: Product, sizeFilter: SizeFilter, price: Span | undefined): boolean {
  const lowest = lowestPrice(product, sizeFilter)
  return lowest !== undefined && (!price || (lowest >= price.min && lowest <= price.max))
}

const holds = (chosen: readonly string[], key: string | null): boolean =>
  chosen.length === 0 || chosen.some(choice => choice === key)

/** The predicate of each part of the filter, by name. */
export const parts = {
  category: ({ category }: Criteria, product: Product) => !category || product.category === category.id,
  subs: ({ subs }: Criteria, product: Product) =>
    subs.size === 0 || (product.subCategory !== null && subs.has(product.subCategory)),
  brands: ({ filter }: Criteria, product: Product) =>
    filter.brands.length === 0 || holds(filter.brands, nameKey(product.brand)),
  strains: ({ filter }: Criteria, product: Product) => holds(filter.strains, product.strainType),
  thc: ({ filter, unit }: Criteria, product: Product) => !filter.thc || isWithin(product.thc, filter.thc, unit),
  cbd: ({ filter, unit }: Criteria, product: Product) => !filter.cbd || isWithin(product.cbd, filter.cbd, unit),
  terpenes: ({ filter }: Criteria, product: Product) => {
    if (filter.terpenes.length === 0) return true
    const own = terpenesOf(product)
    return filter.terpenes.some(key => own.has(key))
  },
  effects: ({ filter }: Criteria, product: Product) =>
    filter.effects.length === 0 || product.effects.some(effect => filter.effects.includes(nameKey(effect))),
  rating: ({ filter }: Criteria, product: Product) =>
    filter.rating === undefined || (product.rating !== null && product.rating.average >= filter.rating),
  only: ({ filter, now }: Criteria, product: Product) => filter.only.every(trait => hasTrait(trait, product, now)),
  size: ({ filter }: Criteria, product: Product) => hasSize(product, filter, filter.price)
}

/** A part of the filter. Size, sale, stock and price must match on the same size. */
export type Part = keyof typeof parts

/** The names of the parts. */
export const partNames = Object.keys(parts) as Part[]

/** Returns true if a product passes the filter. */
export const matches = (criteria: Criteria, product: Product): boolean =>
  partNames.every(part => parts[part](criteria, product))
