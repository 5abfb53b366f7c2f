import {
  array,
  boolean,
  check,
  integer,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
  url
} from 'valibot'
import { ageGateMode } from '../../src/contract/store/business.ts'
import { specialHours, storeLocation } from '../../src/contract/store/location.ts'
import { productForm } from '../../src/contract/catalog/menu.ts'
import { marketOf } from '../server/modules/business/market.ts'
import { marketFile } from './market-file.ts'
import { currency } from '../../src/contract/http/money.ts'
import { potencyUnit } from '../../src/contract/catalog/potency.ts'

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
  ...asServed
} = storeLocation.entries

const shopBusiness = strictObject({
  name: text,
  logo: optional(nullable(text), null),
  phone: text,
  email: text,
  currency,
  market: optional(nullable(marketFile), null),
  ageGate: ageGateMode,
  guestCheckout: optional(boolean(), true),
  allowedOrigins: array(pipe(string(), url()))
})

const shopLocation = strictObject({
  ...asServed,
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
  check(
    ({ business, locations }) =>
      locations.every(({ address }) => address.province in marketOf(business.market).provinces),
    'Expected each location in a province of the market, which has its taxes'
  ),
  check(
    ({ business, locations }) =>
      locations.every(
        ({ address, legalAge }) => legalAge >= (marketOf(business.market).provinces[address.province]?.legalAge ?? 0)
      ),
    'Expected a legalAge of each location that is not below its province’s'
  )
)

/** A shop as described by such a file. */
export type ShopFile = InferOutput<typeof shopFile>
