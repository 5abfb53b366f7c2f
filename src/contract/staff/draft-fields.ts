import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  variant
} from 'valibot'
import { method } from '../cart/method.ts'
import { limitClass, productForm, strainType } from '../catalog/menu.ts'
import { potency, potencyUnit } from '../catalog/potency.ts'
import { price } from '../http/money.ts'
import { count, percent } from '../http/number.ts'
import { id, slug } from '../http/text.ts'
import { instant, wallTime, weekday } from '../http/time.ts'
import { typed } from '../typed/typed.ts'
import { readCode } from '../typed/code.ts'
import { line, lineOrNone, paragraph } from '../typed/line.ts'

const names = (most: number) => object({ en: line(most), fr: line(most) })
const texts = (most: number) => object({ en: paragraph(most), fr: paragraph(most) })
const wholeFrom = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))
const address = pipe(string(), maxLength(1000), regex(/^(?:https:\/\/[^\s/?#]+|\/)\S*$/i, 'wrong'))

/** A time of an offer: an instant, or a wall time of the store such as `2026-11-27T18:00`. */
const offerMoment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/, 'wrong')
)

/** When a sale or deal is in force; null for always. */
export const offerTimes = object({
  starts: optional(nullable(offerMoment)),
  ends: optional(nullable(offerMoment)),
  weekly: optional(nullable(pipe(array(object({ day: weekday, from: wallTime, to: wallTime })), maxLength(50))))
})

const list = pipe(array(line(120)), minLength(1), maxLength(500))
const items = object({
  products: optional(list),
  categories: optional(list),
  brands: optional(list),
  variants: optional(list)
})
const parts = pipe(array(object({ of: items, count: wholeFrom(1, 100) })), minLength(1), maxLength(10))
const of = optional(items)
const from = optional(wholeFrom(1, 100))

/** The discount of a deal or code: `PromoKind` of the rules. */
export const discount = variant('kind', [
  object({ kind: picklist(['percent']), percent, most: optional(price), of, from }),
  object({ kind: picklist(['amount']), cents: pipe(price, minValue(1)), of, from }),
  object({ kind: picklist(['buy_get']), buy: wholeFrom(1, 100), get: wholeFrom(1, 100), percent, of: items }),
  object({ kind: picklist(['bundle']), parts, cents: pipe(price, minValue(1)) }),
  object({ kind: picklist(['bundle_price']), parts, price })
])

const stores = nullable(pipe(array(slug), minLength(1), maxLength(500)))
const methods = nullable(pipe(array(method), minLength(1), maxLength(3)))
const times = nullable(wholeFrom(1, 1_000_000))

const containers = object({
  kind: picklist(['can', 'glass', 'plastic', 'carton']),
  millilitres: pipe(number(), minValue(1), maxValue(100_000)),
  count: wholeFrom(1, 1000)
})

/**
 * The fields of each kind of thing that a draft may change, with the names and units of the stored columns: money in cents, weights
 * in milligrams, texts in both languages.
 */
export const draftFields = {
  category: object({
    name: names(80),
    /** The category that it is in; null for one of its own. Set when it is added. */
    parentId: nullable(id),
    unit: potencyUnit,
    form: productForm,
    /** The path of a picture of the server. */
    picture: nullable(pipe(string(), maxLength(1000), regex(/^\/\S*$/, 'wrong'))),
    sortOrder: count
  }),
  product: object({
    name: names(200),
    brand: line(120),
    categoryId: id,
    subCategoryId: nullable(id),
    form: productForm,
    limitClass,
    strain: nullable(lineOrNone(120)),
    strainType: nullable(strainType),
    thc: nullable(potency),
    cbd: nullable(potency),
    picture: nullable(address),
    description: texts(4000),
    ingredients: nullable(texts(4000)),
    allergens: nullable(texts(2000)),
    /** The retailer's own, such as `staff-pick`; lower-case words joined by hyphens, into which any others are made. */
    tags: optional(pipe(array(line(60)), maxLength(20)), []),
    featured: boolean(),
    /** Archived: no store shows it. */
    discontinued: boolean()
  }),
  /** A size of a product; `productId` is set when it is added. */
  size: object({
    productId: id,
    size: names(60),
    weightMilli: count,
    equivalentMilli: nullable(count),
    sku: nullable(line(64)),
    gtin: nullable(pipe(string(), regex(/^\d{14}$/, 'wrong'))),
    containers: nullable(containers),
    deposit: nullable(price),
    taxes: nullable(pipe(array(line(40)), maxLength(10))),
    sortOrder: count
  }),
  /** A size on the menu of a store; its id is `<slug of the store>/<id of the size>`. Stock is no matter of drafts. */
  price: object({
    price: pipe(price, minValue(1)),
    salePrice: nullable(pipe(price, minValue(1))),
    saleName: nullable(names(60)),
    saleTimes: nullable(offerTimes),
    available: boolean()
  }),
  deal: object({
    name: names(120),
    takes: discount,
    minimum: price,
    times: nullable(offerTimes),
    methods,
    locations: stores,
    perPerson: times,
    combines: boolean(),
    sortOrder: count
  }),
  code: object({
    code: typed(40, readCode, 'wrong'),
    name: names(120),
    takes: discount,
    minimum: price,
    startsAt: nullable(instant),
    endsAt: nullable(instant),
    methods,
    locations: stores,
    firstOrder: boolean(),
    perPerson: times,
    most: times,
    combines: boolean()
  })
}

/** The kinds of things that drafts change, each after those that it may refer to. */
export const draftKinds = ['category', 'product', 'size', 'price', 'deal', 'code'] as const

export type DraftKind = (typeof draftKinds)[number]

/** The fields of a kind. */
export type DraftFields<Kind extends DraftKind> = InferOutput<(typeof draftFields)[Kind]>
