import {
  array,
  boolean,
  forward,
  type InferInput,
  integer,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  partialCheck,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  type InferOutput,
  union,
  url
} from 'valibot'
import { kioskSettings } from '../../contract/kiosk/kiosk.ts'
import { ageGateMode } from '../../contract/store/business.ts'
import { webAddress } from '../../contract/store/policies.ts'
import { specialHours, storeLocation } from '../../contract/store/location.ts'
import { productForm } from '../../contract/catalog/menu.ts'
import type { MarketData } from '../../rules/market/market-data.ts'
import { marketOf } from '../shop/business/market.ts'
import { marketFile } from './market-file.ts'
import { shopZone } from './zones.ts'
import { currency } from '../../contract/http/money.ts'
import { potencyUnit } from '../../contract/catalog/potency.ts'

const text = pipe(string(), minLength(1))
const words = strictObject({ en: text, fr: text })
const slug = pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a slug such as queen-west'))
const wholeNumber = pipe(number(), integer(), minValue(1))

const {
  id: _,
  name: __,
  contact_details: ___,
  menuUpdatedAt: ____,
  firstSlots: _____,
  readyWithin: ______,
  ...asServed
} = storeLocation.entries

/** A picture's whole address: pages of other sites show it, so that a file's name leads nowhere. */
const picture = pipe(
  string(),
  regex(
    /^(?:https:\/\/[^\s/]+\/\S+|data:image\/\S+)$/,
    'Expected the picture’s whole address, such as https://www.shop.example.com/logo.svg'
  )
)

/** Addresses of the pages that embed the storefront. */
export const pages = array(
  pipe(string(), url(), regex(/^https?:\/\//, 'Expected a page’s address, such as https://www.shop.example.com/order/'))
)

/** The address of a page of the retailer's, for all languages or one per language. */
export const policyAddress = nullable(
  union([webAddress, strictObject({ en: webAddress, fr: webAddress })], 'Expected an address, or one each as en and fr')
)

const policiesFile = strictObject({ privacy: optional(policyAddress, null), terms: optional(policyAddress, null) })

const shopBusiness = strictObject({
  name: text,
  logo: optional(nullable(picture), null),
  phone: text,
  email: text,
  currency,
  market: optional(nullable(marketFile), null),
  ageGate: ageGateMode,
  guestCheckout: optional(boolean(), true),
  takesDeposits: optional(boolean(), true),
  policies: optional(nullable(policiesFile), null),
  kioskSettings: optional(strictObject(kioskSettings.entries), {}),
  allowedOrigins: pages
})

const { isEnabled, orderPrepTime, orderCutOff, afterHoursOrdering } = storeLocation.entries.deliverySettings.entries

/** A store of such a file. */
export const shopLocation = strictObject({
  ...asServed,
  deliverySettings: strictObject({
    isEnabled,
    orderPrepTime,
    orderCutOff,
    afterHoursOrdering,
    zones: optional(array(shopZone), [])
  }),
  slug,
  name: words,
  specialHours: array(strictObject({ ...specialHours.entries, name: words })),
  phone: text,
  email: text,
  slotCapacity: wholeNumber
})

const shopCategory = strictObject({
  slug,
  name: words,
  parent: nullable(slug),
  thc_cbd_value_type: potencyUnit,
  form: productForm,
  sort_order: number()
})

const isTop = (slugOf: string) => (category: { slug: string; parent: string | null }) =>
  category.slug === slugOf && category.parent === null

interface Placed {
  business: { market: MarketData | null }
  locations: { slug: string; legalAge: number; address: { province: string } }[]
}

/** Returns what contradicts the market in all locations: provinces without taxes, and ages below the legal one. */
function problemsIn({ business, locations }: Placed): string {
  const { provinces } = marketOf(business.market)
  const problems = locations.flatMap(({ slug: location, legalAge, address: { province } }) => {
    const provinceRules = provinces[province]
    if (provinceRules === undefined) return [`Expected ${location} in a province of the market, which has its taxes`]
    return legalAge >= provinceRules.legalAge
      ? []
      : [`Expected a legalAge of ${location} that is not below its province’s, ${provinceRules.legalAge}`]
  })
  return problems.join('; ')
}

/**
 * The input of `npm run shop:setup`: the business, its stores and the menu's categories. Products are imported by `npm
 * run menu:import`.
 */
export const shopFile = pipe(
  strictObject({
    business: shopBusiness,
    locations: pipe(array(shopLocation), minLength(1)),
    categories: pipe(array(shopCategory), minLength(1))
  }),
  forward(
    partialCheck(
      [['categories']],
      ({ categories }) => categories.every(({ parent }) => parent === null || categories.some(isTop(parent))),
      'Expected each parent to be the slug of a category without a parent'
    ),
    ['categories']
  ),
  partialCheck(
    [['business', 'market'], ['locations']],
    shop => problemsIn(shop) === '',
    ({ input }) => problemsIn(input)
  ),
  transform(({ business: { kioskSettings: idle, ...business }, ...shop }) => ({
    ...shop,
    business: { ...business, ...idle }
  }))
)

/** A shop as such a file has it. */
export type ShopFileInput = InferInput<typeof shopFile>

/** A shop as it is stored: amounts in cents. */
export type ShopFile = InferOutput<typeof shopFile>
