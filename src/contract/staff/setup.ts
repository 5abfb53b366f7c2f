import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  pipe,
  string
} from 'valibot'
import { challenge } from '../account/account.ts'
import { emailAddress, phone } from '../account/customer.ts'
import { password } from '../account/signup.ts'
import { query } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { ageGateMode } from '../store/business.ts'
import { hoursEntry } from '../store/location.ts'
import { readPostalCode } from '../typed/code.ts'
import { line, lineOrNone } from '../typed/line.ts'
import { readPageAddress } from '../typed/page-address.ts'
import { typed, typedOrNone } from '../typed/typed.ts'

/** The key that a server without a shop prints at its start. */
const key = pipe(string(), minLength(1), maxLength(128))

const locale = { query: { locale: string() } }

/** A province in which a store may be, with the facts that the server knows of it. */
export const setupProvince = object({
  code: string(),
  name: string(),
  /** The legal age in years, and the taxes on every product in percent. */
  legalAge: number(),
  taxes: array(object({ name: string(), rate: number() })),
  /** The name of the regulator, and the IANA time zones, that of most people first. */
  regulator: maybe(string(), ''),
  zones: maybe(array(string()), [])
})

/** The most cannabis in one order, in grams of dried cannabis or equivalent, and the provinces by name. */
export const setupFacts = object({ limit: number(), provinces: array(setupProvince) })

export type SetupProvince = InferOutput<typeof setupProvince>
export type SetupFacts = InferOutput<typeof setupFacts>

/**
 * Checks the key of a server that has no shop yet, and reads the facts for the form. 403 `forbidden` for a wrong key, 410
 * `link_used` once there is a shop.
 */
export const checkSetup = query('/setup/check', { ...locale, body: object({ key }), reply: setupFacts })

const degrees = (most: number) => pipe(number(), minValue(-most), maxValue(most))

/** The fields of a new store, with its place in degrees and an IANA time zone. */
export const newStore = {
  storeName: line(80),
  /** The name in French, if it differs. */
  storeNameFr: nullish(lineOrNone(80), ''),
  licenceHolder: line(120),
  licenceNumber: line(60),
  licenceIssuer: line(60),
  line1: line(120),
  unit: nullish(lineOrNone(20), ''),
  city: line(80),
  province: line(10),
  postalCode: typed(40, readPostalCode, 'postal'),
  lat: degrees(90),
  lng: degrees(180),
  timezone: line(60),
  openingHours: pipe(array(hoursEntry), maxLength(28))
}

/**
 * Sets up a shop with its first store and its first manager, once, and emails the manager a code with which they sign in. 403 and
 * 410 as for `checkSetup`, 422 `invalid` with the field.
 */
export const setUpShop = query('/setup', {
  ...locale,
  body: object({
    key,
    shopName: line(80),
    shopEmail: emailAddress,
    shopPhone: phone,
    /** The address of the page that the shop will be on; empty if that isn't known yet. */
    page: nullish(typedOrNone(1000, readPageAddress, 'wrong'), ''),
    ageGate: ageGateMode,
    guestCheckout: boolean(),
    ...newStore,
    /** The manager's. */
    name: line(80),
    email: emailAddress,
    password
  }),
  reply: challenge
})
