import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  variant
} from 'valibot'
import { method } from '../cart/method.ts'
import { bannerLink, bannerPlace } from '../catalog/banners.ts'
import { limitClass, productForm, strainType } from '../catalog/menu.ts'
import { potency, potencyUnit } from '../catalog/potency.ts'
import { price } from '../http/money.ts'
import { count, percent } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant, wallTime, weekday } from '../http/time.ts'
import { typed } from '../typed/typed.ts'
import { readCode } from '../typed/code.ts'
import { line, lineOrNone, paragraph } from '../typed/line.ts'
import { draftedLoyalty, draftedReward } from './draft-loyalty-fields.ts'
import { draftedBusiness, draftedStore, draftedZone } from './draft-store-fields.ts'

const names = (most: number) => object({ en: line(most), fr: line(most) })
const lines = (most: number) => object({ en: lineOrNone(most), fr: lineOrNone(most) })
const texts = (most: number) => object({ en: paragraph(most), fr: paragraph(most) })
const wholeFrom = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))
const address = pipe(string(), maxLength(1000), regex(/^(?:https:\/\/[^\s/?#]+|\/)\S*$/i, 'wrong'))

/** The path of a picture of the server. */
const ownPicture = maybe(pipe(string(), maxLength(1000), regex(/^\/\S*$/, 'wrong')), null)

/** Maximum characters of the text of a category or a brand. */
export const mostShelfText = 600

/** A time of an offer: an instant, or a wall time of the store such as `2026-11-27T18:00`. */
const offerMoment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/, 'wrong')
)

/** When a sale or deal is in force; null for always. */
export const offerTimes = object({
  starts: maybe(offerMoment, null),
  ends: maybe(offerMoment, null),
  weekly: maybe(pipe(array(object({ day: weekday, from: wallTime, to: wallTime })), maxLength(50)), null)
})

const list = pipe(array(line(120)), minLength(1), maxLength(500))
// Strict: without a list that it doesn't know, an offer would be on everything.
const items = strictObject({
  products: maybe(list),
  categories: maybe(list),
  brands: maybe(list),
  variants: maybe(list),
  tags: maybe(list)
})
const parts = pipe(array(object({ of: items, count: wholeFrom(1, 100) })), minLength(1), maxLength(10))
const of = maybe(items)
const from = maybe(wholeFrom(1, 100))

/** The discount of a deal or code: `PromoKind` of the rules. */
export const discount = variant('kind', [
  object({ kind: picklist(['percent']), percent, most: maybe(price), of, from }),
  object({ kind: picklist(['amount']), cents: pipe(price, minValue(1)), of, from }),
  object({ kind: picklist(['buy_get']), buy: wholeFrom(1, 100), get: wholeFrom(1, 100), percent, of: items }),
  object({ kind: picklist(['bundle']), parts, cents: pipe(price, minValue(1)) }),
  object({ kind: picklist(['bundle_price']), parts, price })
])

const stores = maybe(pipe(array(slug), maxLength(500)), null)
const methods = maybe(array(method), null)
const times = maybe(wholeFrom(1, 1_000_000), null)

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
    parentId: maybe(id, null),
    unit: potencyUnit,
    form: productForm,
    picture: ownPicture,
    /** A short text for shoppers who choose it. */
    text: maybe(texts(mostShelfText), null),
    sortOrder: count
  }),
  /** Facts about a brand, whose products have its name; a new name is given to them too. */
  brand: object({
    name: line(120),
    picture: ownPicture,
    text: maybe(texts(mostShelfText), null),
    sortOrder: count
  }),
  product: object({
    name: names(200),
    brand: line(120),
    categoryId: id,
    subCategoryId: maybe(id, null),
    form: productForm,
    limitClass,
    strain: maybe(lineOrNone(120), null),
    strainType: maybe(strainType, null),
    thc: maybe(potency, null),
    cbd: maybe(potency, null),
    picture: maybe(address, null),
    /** The picture in words; without them it is called by the product's name. */
    pictureAlt: maybe(lines(200), null),
    description: texts(4000),
    ingredients: maybe(texts(4000), null),
    allergens: maybe(texts(2000), null),
    /** The retailer's own, such as `staff-pick`; lower-case words joined by hyphens, into which any others are made. */
    tags: maybe(pipe(array(line(60)), maxLength(20)), []),
    featured: boolean(),
    /** Archived: no store shows it. */
    discontinued: boolean()
  }),
  /** A size of a product; `productId` is set when it is added. */
  size: object({
    productId: id,
    size: names(60),
    weightMilli: count,
    equivalentMilli: maybe(count, null),
    sku: maybe(line(64), null),
    gtin: maybe(pipe(string(), regex(/^\d{14}$/, 'wrong')), null),
    containers: maybe(containers, null),
    deposit: maybe(price, null),
    taxes: maybe(pipe(array(line(40)), maxLength(10)), null),
    sortOrder: count
  }),
  /** A size on the menu of a store; its id is `<slug of the store>/<id of the size>`. Stock is no matter of drafts. */
  price: object({
    price: pipe(price, minValue(1)),
    salePrice: maybe(pipe(price, minValue(1)), null),
    saleName: maybe(names(60), null),
    saleTimes: maybe(offerTimes, null),
    available: boolean()
  }),
  deal: object({
    name: names(120),
    takes: discount,
    minimum: price,
    times: maybe(offerTimes, null),
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
    startsAt: maybe(instant, null),
    endsAt: maybe(instant, null),
    methods,
    locations: stores,
    firstOrder: boolean(),
    perPerson: times,
    most: times,
    combines: boolean()
  }),
  /** A reward that points are exchanged for. */
  reward: draftedReward,
  /** The rules of points and the tiers; their id is `loyalty`. */
  loyalty: draftedLoyalty,
  /** The one business; its id is `business`. */
  business: draftedBusiness,
  /** A store; its id is its slug. */
  store: draftedStore,
  /** A delivery zone of a store; its id is `<slug of the store>/<id of the zone>`. */
  zone: draftedZone,
  /** A banner or the announcement bar; on the bar, title and text are one line of `mostBarText` characters at most. */
  banner: object({
    place: bannerPlace,
    title: names(45),
    text: maybe(lines(80), null),
    picture: maybe(address, null),
    /** The picture in words; without them it only decorates. */
    alt: maybe(lines(200), null),
    link: maybe(bannerLink, null),
    times: maybe(offerTimes, null),
    locations: stores,
    sortOrder: count
  })
}

/** Maximum characters of the title and the text of the announcement bar together. */
export const mostBarText = 70

/** The kinds of things that drafts change, each after those that it may refer to. */
export const draftKinds = [
  'category',
  'brand',
  'product',
  'size',
  'price',
  'deal',
  'code',
  'banner',
  'reward',
  'loyalty',
  'business',
  'store',
  'zone'
] as const

export type DraftKind = (typeof draftKinds)[number]

/** The fields of a kind. */
export type DraftFields<Kind extends DraftKind> = InferOutput<(typeof draftFields)[Kind]>
