import type { Category, Product, StrainType, Variant } from '../../contract/catalog/menu.ts'
import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'
import { daysSincePackaged } from '../lot/freshness.ts'
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
  /** The age in days of the packaging date, at most; up to 90. */
  packaged: number | undefined
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

/** A number of days within which a size must have been packaged, up to the store's day `YYYY-MM-DD`. */
export interface Fresh {
  days: number
  today: string
}

/** The filter with its categories and days resolved. */
export interface Criteria {
  filter: Filter & SizeFilter
  category: Category | undefined
  subs: ReadonlySet<string>
  unit: PotencyUnit
  /** The time by which products count as new, in milliseconds. */
  now: number
  /** The store's day `YYYY-MM-DD`, by which packaging dates count as fresh. */
  today: string
}

/**
 * Resolves a filter against a menu's categories. Unknown categories and anything the location must not show are
 * dropped. THC and CBD are in the unit of the category's `thc_cbd_value_type`, or percent without a category.
 * Without `today`, no product counts as fresh.
 */
export function criteriaOf(
  filter: Filter,
  categories: readonly Category[],
  features: Features,
  now: number,
  today = ''
): Criteria {
  const category = categories.find(({ slug }) => slug === filter.category)
  const subs = category?.subCategory.filter(({ slug }) => filter.subs.includes(slug)) ?? []
  return {
    filter: {
      ...filter,
      category: category?.slug,
      subs: subs.map(({ slug }) => slug),
      effects: features.effects ? filter.effects : [],
      rating: features.reviews ? filter.rating : undefined,
      fresh: freshIn(filter, today)
    },
    category,
    subs: new Set(subs.map(({ id }) => id)),
    unit: category?.thc_cbd_value_type ?? '%',
    now,
    today
  }
}

/** Returns a filter's condition on packaging dates, by the store's day. */
export const freshIn = ({ packaged: days }: Filter, today: string): Fresh | undefined =>
  days === undefined ? undefined : { days, today }

/** Returns true if a size can be bought now. */
export const isInStock = ({ available, stock }: Variant): boolean => available && stock > 0

/** Returns the current price of a size. */
const currentPrice = ({ price, salePrice }: Variant): number => salePrice ?? price

/** Returns true if a potency overlaps a range; false for a different unit or no value. */
export const isWithin = (potency: Potency | null, span: Span, unit: PotencyUnit): boolean =>
  potency !== null && potency.unit === unit && potency.max >= span.min && potency.min <= span.max

/** The filters that apply to a size: by name, on sale, in stock, by its packaging date. */
export interface SizeFilter extends Pick<Filter, 'sizes' | 'onSale' | 'inStock'> {
  fresh?: Fresh | undefined
}

/** Returns true if a size in stock has a packaging date that is recent enough. */
function isFresh(variant: Variant, { days, today }: Fresh): boolean {
  const age = isInStock(variant) ? daysSincePackaged(variant.packagedOn, today) : undefined
  return age !== undefined && age <= days
}

/** Returns true if a size passes the filters that apply to one. */
function isWanted(variant: Variant, { sizes, onSale, inStock, fresh }: SizeFilter): boolean {
  if (!variant.available) return false
  if (inStock && variant.stock === 0) return false
  if (fresh && !isFresh(variant, fresh)) return false
  if (onSale && variant.salePrice === null) return false
  return sizes.length === 0 || sizes.includes(sizeKey(variant.name))
}

/** Returns the lowest current price among the matching sizes; undefined if there are none. */
export function lowestPrice(product: Product, sizeFilter: SizeFilter): number | undefined {
  let lowest: number | undefined
  for (const variant of product.variants)
    if (isWanted(variant, sizeFilter)) lowest = Math.min(lowest ?? Infinity, currentPrice(variant))
  return lowest
}

/** Returns the latest packaging date among the matching sizes in stock; undefined if none has one that counts. */
export function freshestOf({ filter, today }: Criteria, product: Product): string | undefined {
  let freshest: string | undefined
  for (const variant of product.variants) {
    const { packagedOn = '' } = variant
    if (packagedOn <= (freshest ?? '') || !isInStock(variant) || !isWanted(variant, filter)) continue
    if (daysSincePackaged(packagedOn, today) !== undefined) freshest = packagedOn
  }
  return freshest
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

/** A part of the filter. Size, sale, stock, packaging date and price must match on the same size. */
export type Part = keyof typeof parts

/** The names of the parts. */
export const partNames = Object.keys(parts) as Part[]

/** Returns true if a product passes the filter. */
export const matches = (criteria: Criteria, product: Product): boolean =>
  partNames.every(part => parts[part](criteria, product))
