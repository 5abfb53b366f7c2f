import {
  array,
  boolean,
  type InferOutput,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { get } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { potency, potencyUnit } from './potency.ts'
import { count } from '../http/number.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** The class that decides a product's share of the purchase limit (SPEC C10); an accessory counts nothing. */
export const limitClass = picklist([
  'dried',
  'fresh',
  'solid',
  'non-solid',
  'beverage',
  'concentrate',
  'seed',
  'accessory'
])

/** What kind of strain it is, as the label says; null where it does not apply. */
export const strainType = picklist(['indica', 'sativa', 'hybrid', 'blend'])

/** The product form that its picture and icon follow. */
export const productForm = picklist([
  'flower',
  'pre-roll',
  'vape',
  'concentrate',
  'edible',
  'chocolate',
  'beverage',
  'oil',
  'capsule',
  'topical',
  'seed',
  'accessory'
])

/** A category below another one. */
export const subCategory = object({ id, slug, name: string(), sort_order: number(), productCount: count })

/** A category of the menu (SPEC A3); its products come with the menu pages, by `category`. */
export const category = object({
  id,
  slug,
  name: string(),
  thc_cbd_value_type: potencyUnit,
  subCategory: array(subCategory),
  sort_order: number(),
  parent_category: nullable(id),
  form: productForm,
  picture: nullable(string()),
  productCount: count
})

/** One size of a product, with this store's price and stock. */
export const variant = object({
  id,
  /** The size as it is shown: `3.5 g`, `10 × 2.5 g`, `355 mL`. */
  name: string(),
  price,
  /** The price on sale, or null. */
  salePrice: optional(nullable(price), null),
  /** Why it is on sale, as the shopper is told: `Harvest week`; null when nothing is said. */
  saleName: optional(nullable(string()), null),
  /** Whether this store offers it; it is sold out while its stock is 0. */
  available: optional(boolean(), true),
  stock: count,
  /** Grams in the pack, pieces for seeds: what the purchase limit counts. */
  weight: pipe(number(), minValue(0)),
  /** Grams of dried cannabis that the label says it equals; null where the class decides. */
  equivalent: optional(nullable(pipe(number(), minValue(0))), null)
})

/** A store that has a product, with the units left there. */
export const whereLeft = object({ location: slug, name: string(), stock: count })

/** A product as the menu lists it; what has a default may be left out by the back end, which keeps a long menu small. */
export const product = object({
  id,
  slug,
  name: string(),
  brand: string(),
  category: id,
  subCategory: optional(nullable(id), null),
  form: productForm,
  limitClass,
  strain: optional(nullable(string()), null),
  strainType: optional(nullable(strainType), null),
  thc: optional(nullable(potency), null),
  cbd: optional(nullable(potency), null),
  picture: optional(nullable(string()), null),
  discontinued: optional(boolean(), false),
  featured: optional(boolean(), false),
  /** When it came onto the menu; null when the back end does not say. */
  addedAt: optional(nullable(instant), null),
  /** What people say that it does; none where the location must not show it (SPEC C12). */
  effects: optional(array(string()), []),
  /** What reviews give it, of 5; null where the location must not show it (SPEC C12). */
  rating: optional(nullable(object({ average: number(), count })), null),
  /** For what is sold out here, the other store that has most of it. */
  alternative: optional(nullable(whereLeft), null),
  variants: array(variant)
})

/** A product with all that its own page shows. */
export const productDetail = object({
  ...product.entries,
  description: string(),
  terpenes: array(object({ name: string(), percent: number() })),
  ingredients: nullable(string()),
  allergens: nullable(string()),
  /** Other store locations that have it, with the units left there. */
  elsewhere: array(whereLeft)
})

export type LimitClass = InferOutput<typeof limitClass>
export type StrainType = InferOutput<typeof strainType>
export type ProductForm = InferOutput<typeof productForm>
export type Category = InferOutput<typeof category>
export type Variant = InferOutput<typeof variant>
export type Product = InferOutput<typeof product>
export type ProductDetail = InferOutput<typeof productDetail>

/**
 * A page of the menu; `next` is the cursor of the page after it. The first page alone brings the categories, and as
 * `highlights` what the home shows before all is there: some of the featured products and of those on sale. Where the
 * retailer's age gate asks for an account (SPEC C11), 403 `sign_in_required` without a session, and 403 `under_age` for an
 * account whose date of birth is not known or not of legal age at the location.
 *
 * A back end that names a `version` may be asked for less: the pages behind the first one are then the whole menu as it was
 * in that version, and never change. Whoever has kept all of an earlier version says so by `kept`, and may be answered with
 * the `changes` alone.
 */
export const readMenu = get('/locations/:location/menu', {
  query: { locale: string(), limit: optional(string()), after: optional(string()), kept: optional(string()) },
  session: 'gated',
  reply: object({
    categories: optional(array(category), []),
    highlights: optional(array(product), []),
    products: array(product),
    total: count,
    next: nullable(string()),
    version: optional(nullable(string()), null),
    /** With the first page: how many there are now of the sizes of which the version says another number. */
    left: optional(array(object({ variant: id, stock: count })), []),
    /** `products` come in the place of what was kept of them, each at its place in the whole; what is `gone` goes first. */
    changes: optional(nullable(object({ gone: array(id), places: array(count) })), null)
  })
})

/** One product of a location; 404 `not_found`, and 403 as for the menu. */
export const readProduct = get('/locations/:location/products/:product', {
  query: { locale: string() },
  session: 'gated',
  reply: productDetail
})
