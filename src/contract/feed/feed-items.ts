import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  unknown
} from 'valibot'
import { limitClass, strainType } from '../catalog/menu.ts'
import { potency } from '../catalog/potency.ts'
import { get, put } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { line, lineOrNone } from '../typed/line.ts'
import { feedResults } from './feed-result.ts'
import { feedIdentity } from './feed-stock.ts'

/** A price in cents, above 0 and up to a million dollars. */
const paid = pipe(price, minValue(1), maxValue(100_000_000))

/** Text in both languages; a French one that is left out follows the English. */
const words = (most: number) => optional(object({ en: line(most), fr: optional(line(most)) }))

const known = (most: number) => optional(nullable(line(most)))
const figure = optional(nullable(potency))

/** The lot that all of a size's stock is of. */
const feedLot = object({
  number: line(60),
  /** `YYYY-MM-DD`. */
  packagedOn: known(10),
  thc: figure,
  cbd: figure,
  /** The https address of its certificate of analysis. */
  coa: known(1000)
})

/** The containers of a pack that can be returned. */
const containers = object({
  kind: picklist(['can', 'glass', 'plastic', 'carton']),
  millilitres: pipe(number(), minValue(1), maxValue(1_000_000)),
  count: pipe(count, minValue(1))
})

/**
 * A size of a product at a store. Fields that are left out stay as they are. A new size needs `externalId`, `size` and `price`, and the first
 * of a new product `name` and `category`.
 */
export const feedItem = object({
  ...feedIdentity,
  name: words(200),
  brand: optional(lineOrNone(200)),
  /** A category of the shop by its slug or its name, or by the name that common lists have for it. */
  category: optional(line(200)),
  subCategory: known(200),
  /** Left out, that of the category, or by law that of its THC. */
  limitClass: optional(limitClass),
  strain: known(200),
  strainType: optional(nullable(strainType)),
  thc: figure,
  cbd: figure,
  /** The retailer's own, stored as lower-case words joined by hyphens; an empty list takes them away. */
  tags: optional(pipe(array(line(60)), maxLength(20))),
  /** The https address of the product's picture, which the server takes from there in the background; null for none. */
  picture: known(1000),
  /** The displayed size: `3.5 g`, `4 x 355 mL`. */
  size: words(100),
  /** Grams per pack, or pieces for seeds; null if it is unknown. Left out, the weight that a new `size` says. */
  weight: optional(nullable(pipe(number(), minValue(0.001), maxValue(1_000_000)))),
  price: optional(paid),
  /** Null ends the sale. */
  salePrice: optional(nullable(paid)),
  stock: optional(count),
  available: optional(boolean()),
  containers: optional(nullable(containers)),
  /** The deposit on a pack in cents; null for that of the province's table. */
  deposit: optional(nullable(price)),
  /** Codes of the only taxes on it, such as `GST`; null for all of the province. */
  taxes: optional(nullable(pipe(array(string()), maxLength(20)))),
  lot: optional(feedLot)
})

export type FeedItem = InferOutput<typeof feedItem>

const bothWords = object({ en: string(), fr: string() })
const stated = maybe(potency, null)

/** A size that a location lists, in the shape of an item: sent back, it changes nothing. */
const listedItem = object({
  externalId: string(),
  sku: maybe(string()),
  gtin: maybe(string()),
  name: bothWords,
  brand: string(),
  /** The slug; left out for a product without a category, which is not for sale. */
  category: maybe(string()),
  subCategory: maybe(string(), null),
  limitClass,
  strain: maybe(string(), null),
  strainType: maybe(strainType, null),
  thc: stated,
  cbd: stated,
  tags: maybe(array(string())),
  /** The address that its picture comes from. */
  picture: maybe(string()),
  size: bothWords,
  weight: maybe(number(), null),
  price,
  salePrice: maybe(price, null),
  stock: count,
  available: boolean(),
  containers: maybe(containers, null),
  deposit: maybe(price, null),
  taxes: maybe(array(string()), null),
  lot: maybe(
    object({
      number: string(),
      packagedOn: maybe(string(), null),
      thc: stated,
      cbd: stated,
      coa: maybe(string(), null)
    })
  )
})

export type ListedItem = InferOutput<typeof listedItem>

/**
 * Creates and changes up to 500 sizes of a location, with their products, by the external id, SKU or GTIN; requires a feed key
 * with the scope `catalog`. Each item is checked alone, and has a result of its own. `source` names ids that several
 * stores share; without it they are the location's own. 401 for an unknown or revoked key, 403 for one of another scope or
 * store, 413 for more items, 429 after too many calls.
 */
export const setFeedItems = put('/feed/locations/:location/items', {
  query: { locale: string(), source: optional(string()) },
  body: object({ items: array(union([feedItem, unknown()])) }),
  reply: feedResults
})

/** Reads the sizes that a location lists, 500 at a time, in the shape in which it is sent; requires the scope `catalog`. */
export const readFeedItems = get('/feed/locations/:location/items', {
  query: { locale: string(), after: optional(string()) },
  reply: object({
    items: array(listedItem),
    /** The cursor of the following page: `after`. */
    next: maybe(string(), null)
  })
})
