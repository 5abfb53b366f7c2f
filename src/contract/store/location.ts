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
import { cardSettings } from '../order/payment-settings.ts'
import { id, slug } from '../http/text.ts'
import { date, instant, minutes, wallTime, weekday } from '../http/time.ts'

/** One range of opening on a day of the week; a closing time at or before the opening one is on the next day (SPEC C8). */
export const hoursEntry = object({
  day: weekday,
  openTime: wallTime,
  closeTime: wallTime,
  isOpen: boolean()
})

/** Hours that replace the week's on one date, for a holiday. */
export const specialHours = object({
  date,
  openTime: wallTime,
  closeTime: wallTime,
  isOpen: boolean(),
  name: string()
})

/** A postal address with its coordinates in degrees. */
export const address = object({
  line1: string(),
  unit: nullable(string()),
  city: string(),
  /** ISO 3166-2 without the country, such as `ON`. */
  province: string(),
  postalCode: string(),
  country: string(),
  lat: number(),
  lng: number()
})

/** A way to reach the store: a type plus its fields (SPEC A3). */
export const contactDetail = object({
  type: picklist(['phone', 'email', 'website']),
  label: string(),
  value: string()
})

/** Who holds the licence, shown on every page (SPEC C12; Ontario O. Reg. 468/18, Alberta handbook 4.14). */
export const compliance = object({
  licenceHolder: string(),
  licenceNumber: string(),
  licenceIssuer: string(),
  storeName: string()
})

/** Hours of the week in which a zone's orders are brought at all, within the store's own; null where those alone count. */
export const zoneHours = optional(nullable(array(hoursEntry)), null)

/** Where a store delivers to: postal codes that begin so, and what lies within a polygon of at least three corners. */
export const deliveryZone = object({
  name: string(),
  /** Beginnings of postal codes, such as `M6J`. */
  postalPrefixes: array(string()),
  polygon: array(object({ lat: number(), lng: number() })),
  /** What bringing an order there costs, the least that its lines must come to, and from how much on it costs nothing. */
  fee: optional(price, 0),
  minimum: optional(price, 0),
  freeFrom: optional(nullable(price), null),
  hours: zoneHours
})

const grams = pipe(number(), minValue(0))

/** Until when on a day orders are taken for that same day, beside the preparation time; none where it is null or left out. */
const orderCutOff = optional(nullable(wallTime))

/** How much of each class one order may hold, as data (SPEC C10; Cannabis Act, Schedule 3). */
export const purchaseLimit = object({
  /** Grams of dried cannabis or its equal. */
  dried: grams,
  /** How much of each class equals one gram dried: grams, or pieces for seeds. */
  perDriedGram: object({
    fresh: grams,
    solid: grams,
    'non-solid': grams,
    beverage: grams,
    concentrate: grams,
    seed: grams
  })
})

/** What a location may show, each switched by law or by choice (SPEC C12). */
export const features = object({
  loyalty: boolean(),
  reviews: boolean(),
  tips: boolean(),
  effects: boolean()
})

/** A store location (SPEC A3). */
export const storeLocation = object({
  id,
  slug,
  name: string(),
  /** The retailer's own switch: false closes the store whatever the hours say. */
  isOpen: boolean(),
  /** IANA zone; America/Toronto when the back end gives none (SPEC A3, A7). */
  timezone: optional(string(), 'America/Toronto'),
  openingHours: array(hoursEntry),
  deliveryHours: array(hoursEntry),
  specialHours: array(specialHours),
  pickupSettings: object({ isEnabled: boolean(), orderPrepTime: nullable(minutes), orderCutOff }),
  deliverySettings: object({
    isEnabled: boolean(),
    orderPrepTime: nullable(minutes),
    orderCutOff,
    afterHoursOrdering: boolean(),
    zones: optional(array(deliveryZone), [])
  }),
  /** Whether orders are brought out to a car; at the times of pickup, and until its cut-off where none is given here. */
  curbsideSettings: optional(object({ isEnabled: boolean(), orderCutOff }), { isEnabled: false }),
  /** Who takes cards for it, null where one pays in store only. */
  cards: optional(nullable(cardSettings), null),
  /** Whether whoever orders is asked for their date of birth. */
  asksDateOfBirth: optional(boolean(), false),
  contact_details: array(contactDetail),
  address,
  compliance,
  legalAge: number(),
  purchaseLimit,
  features,
  /** When the menu last changed. */
  menuUpdatedAt: instant
})

export type HoursEntry = InferOutput<typeof hoursEntry>
export type SpecialHours = InferOutput<typeof specialHours>
export type DeliveryZone = InferOutput<typeof deliveryZone>
export type Address = InferOutput<typeof address>
export type PurchaseLimit = InferOutput<typeof purchaseLimit>
export type StoreLocation = InferOutput<typeof storeLocation>

/** One store location; 404 `not_found` for a slug that names none. */
// Left out of the bundle: the storefront has all locations from `readBusiness`.
export const readLocation = /* @__PURE__ */ get('/locations/:location', {
  query: { locale: string() },
  reply: storeLocation
})
