import type { Category, Product, StrainType, Variant } from '../../contract/catalog/menu.ts'
import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'
import { nameKey, sizeKey } from './filter-key.ts'

/** From and up to, both included; 0 and `Infinity` where it is open. */
export interface Span {
  min: number
  max: number
}

/** What a shopper narrows the menu down to. An empty list is no choice; of several in one list any will do. */
export interface Filter {
  /** Slug of the category. */
  category: string | undefined
  /** Slugs of subcategories of the category. */
  subs: readonly string[]
  /** Keys of brands, as `nameKey` makes them. */
  brands: readonly string[]
  strains: readonly StrainType[]
  thc: Span | undefined
  cbd: Span | undefined
  /** In cents. */
  price: Span | undefined
  /** Keys of sizes, as `sizeKey` makes them. */
  sizes: readonly string[]
  /** Keys of effects, as `nameKey` makes them. */
  effects: readonly string[]
  /** The least that reviews must give, of 5. */
  rating: number | undefined
  onSale: boolean
  inStock: boolean
}

/** What the location lets a shopper choose by (SPEC C12). */
export interface Features {
  effects: boolean
  reviews: boolean
}

/** What products are judged by: the filter, with its categories found. */
export interface Criteria {
  filter: Filter
  category: Category | undefined
  subs: ReadonlySet<string>
  unit: PotencyUnit
}

/**
 * Readies a filter for a menu's categories. A category or subcategory that the menu doesn't have is no choice, nor is
 * anything that the location does not show. THC and CBD are in the unit of the category's `thc_cbd_value_type`, and in
 * per cent without a category.
 */
export function criteriaOf(filter: Filter, categories: readonly Category[], features: Features): Criteria {
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
    unit: category?.thc_cbd_value_type ?? '%'
  }
}

/** Whether a size can be had now. */
export const isInStock = ({ available, stock }: Variant): boolean => available && stock > 0

/** What a size costs now. */
export const currentPrice = ({ price, salePrice }: Variant): number => salePrice ?? price

/** Whether the figures of a label lie within a span at least in part; one in another unit, or none at all, is not what was asked for. */
export const isWithin = (potency: Potency | null, span: Span, unit: PotencyUnit): boolean =>
  potency !== null && potency.unit === unit && potency.max >= span.min && potency.min <= span.max

/** What is asked of a size: by name, on sale, in stock. */
export type SizeFilter = Pick<Filter, 'sizes' | 'onSale' | 'inStock'>

/** The lowest price among the sizes that are asked for, sale prices counted; undefined where there is none of them. */
export function lowestPrice(product: Product, { sizes, onSale, inStock }: SizeFilter): number | undefined {
  let lowest: number | undefined
  for (const variant of product.variants) {
    if (!variant.available) continue
    if (inStock && variant.stock === 0) continue
    if (onSale && variant.salePrice === null) continue
    if (sizes.length > 0 && !sizes.includes(sizeKey(variant.name))) continue
    const price = currentPrice(variant)
    if (lowest === undefined || price < lowest) lowest = price
  }
  return lowest
}

/** Whether a product has a size that is all that is asked of sizes, and the cheapest of these is within the price. */
export function hasSize(product: Product, asked: SizeFilter, price: Span | undefined): boolean {
  const lowest = lowestPrice(product, asked)
  return lowest !== undefined && (!price || (lowest >= price.min && lowest <= price.max))
}

const holds = (chosen: readonly string[], key: string | null): boolean =>
  chosen.length === 0 || (key !== null && chosen.includes(key))

/** What one part of the filter asks, for each part by name. */
export const parts = {
  category: ({ category }: Criteria, product: Product) => !category || product.category === category.id,
  subs: ({ subs }: Criteria, product: Product) =>
    subs.size === 0 || (product.subCategory !== null && subs.has(product.subCategory)),
  brands: ({ filter }: Criteria, product: Product) =>
    filter.brands.length === 0 || holds(filter.brands, nameKey(product.brand)),
  strains: ({ filter }: Criteria, product: Product) => holds(filter.strains, product.strainType),
  thc: ({ filter, unit }: Criteria, product: Product) => !filter.thc || isWithin(product.thc, filter.thc, unit),
  cbd: ({ filter, unit }: Criteria, product: Product) => !filter.cbd || isWithin(product.cbd, filter.cbd, unit),
  effects: ({ filter }: Criteria, product: Product) =>
    filter.effects.length === 0 || product.effects.some(effect => filter.effects.includes(nameKey(effect))),
  rating: ({ filter }: Criteria, product: Product) =>
    filter.rating === undefined || (product.rating !== null && product.rating.average >= filter.rating),
  size: ({ filter }: Criteria, product: Product) => hasSize(product, filter, filter.price)
}

/** The name of a part of the filter; size, sale, stock and price are asked of one and the same size. */
export type Part = keyof typeof parts

/** Names of the parts. */
export const partNames = Object.keys(parts) as Part[]

/** Whether a product is all that the filter asks for. */
export const matches = (criteria: Criteria, product: Product): boolean =>
  partNames.every(part => parts[part](criteria, product))
