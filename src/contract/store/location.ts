import { array, boolean, type InferOutput, minValue, nullish, number, object, picklist, pipe, string } from 'valibot'
import { contactTypes } from '../first/words.ts'
import { maybe } from '../http/optional.ts'
import { get } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { cardSettings } from '../order/card-settings.ts'
import { id, slug } from '../http/text.ts'
import { date, instant, minutes, wallTime, weekday } from '../http/time.ts'

/** Opening hours on a weekday; a closing time at or before the opening time is on the next day (SPEC C8). */
export const hoursEntry = object({
  day: weekday,
  openTime: wallTime,
  closeTime: wallTime,
  isOpen: boolean()
})

/** Hours that replace the regular ones on a date, such as a holiday. */
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
  unit: maybe(string(), null),
  city: string(),
  /** ISO 3166-2 without the country, such as `ON`. */
  province: string(),
  postalCode: string(),
  country: string(),
  lat: number(),
  lng: number()
})

/** A contact of the store: a type plus its fields (SPEC A3). */
const contactDetail = object({
  type: picklist(contactTypes),
  label: string(),
  value: string()
})

/** The licence details shown on every page (SPEC C12; Ontario O. Reg. 468/18, Alberta handbook 4.14). */
export const compliance = object({
  licenceHolder: string(),
  licenceNumber: string(),
  licenceIssuer: string(),
  storeName: string()
})

/** A zone's delivery hours, within those of the store; null if only the store's apply. */
export const zoneHours = maybe(array(hoursEntry), null)

/** A delivery zone: postal code prefixes, and a polygon with at least three corners. */
export const deliveryZone = object({
  name: string(),
  /** Postal code prefixes, such as `M6J`. */
  postalPrefixes: array(string()),
  polygon: array(object({ lat: number(), lng: number() })),
  /** The delivery fee, the minimum subtotal, and the subtotal from which delivery is free. */
  fee: maybe(price, 0),
  minimum: maybe(price, 0),
  freeFrom: maybe(price, null),
  hours: zoneHours
})

const grams = pipe(number(), minValue(0))

/** The preparation time; 30 minutes if null or omitted (SPEC A7). */
const orderPrepTime = nullish(minutes)

/** The time until which same-day orders are accepted, in addition to the preparation time; null or omitted for none. */
const orderCutOff = nullish(wallTime)

/** The purchase limit per order, as data (SPEC C10; Cannabis Act, Schedule 3). */
export const purchaseLimit = object({
  /** Grams of dried cannabis or equivalent. */
  dried: grams,
  /** The amount of each class that is equivalent to one gram of dried cannabis: grams, or pieces for seeds. */
  perDriedGram: object({
    fresh: grams,
    solid: grams,
    'non-solid': grams,
    beverage: grams,
    concentrate: grams,
    seed: grams
  })
})

/** Features that a location may show, by law or by choice (SPEC C12). */
export const features = object({
  loyalty: boolean(),
  reviews: boolean(),
  tips: boolean(),
  effects: boolean()
})

/** Null has a meaning here, and is kept. */
const freeSlot = nullish(instant)

/** A store location (SPEC A3). */
export const storeLocation = object({
  id,
  slug,
  name: string(),
  /** The retailer's own switch: false closes the store regardless of its hours. */
  isOpen: boolean(),
  /** While its staff have paused orders, and `isOpen` is false for that reason: when it opens again. */
  pausedUntil: nullish(instant),
  /** The IANA time zone; America/Toronto if the back end provides none (SPEC A3, A7). */
  timezone: maybe(string(), 'America/Toronto'),
  /**
   * The offsets of the store's clocks from UTC in minutes, such as -420, each in force from an instant until the next
   * one's, earliest first: those of now and of the next two clock changes. The storefront computes the store's times
   * from them rather than from the zone data of the device, which may be older or newer than the back end's.
   */
  zoneOffsets: maybe(array(object({ from: instant, offset: number() }))),
  openingHours: array(hoursEntry),
  deliveryHours: array(hoursEntry),
  specialHours: array(specialHours),
  pickupSettings: object({ isEnabled: boolean(), orderPrepTime, orderCutOff }),
  /** Length of a pickup or delivery slot in minutes, by which the storefront knows the first one. */
  slotMinutes: maybe(minutes),
  /**
   * With preparation times that follow the store's work at the moment: the minutes after which an order is ready at the
   * latest, counted from `orderPrepTime`. Both are for an order of usual size. Left out, the times are the store's settings.
   */
  readyWithin: maybe(minutes),
  /**
   * The start of the first slot that still has room, for the methods whose very first slot is full; null if all are. It
   * is left out otherwise, because the storefront knows the first slot by the hours.
   */
  firstSlots: maybe(object({ pickup: freeSlot, curbside: freeSlot })),
  deliverySettings: object({
    isEnabled: boolean(),
    orderPrepTime,
    orderCutOff,
    /** False to refuse orders while the store is closed (SPEC A5). */
    afterHoursOrdering: nullish(boolean()),
    zones: maybe(array(deliveryZone), [])
  }),
  /** Curbside pickup; uses the pickup hours and, unless set here, the pickup cut-off. */
  curbsideSettings: maybe(object({ isEnabled: boolean(), orderCutOff }), { isEnabled: false }),
  /** The card provider; null if payment is in store only. */
  cards: maybe(cardSettings, null),
  /** True if customers are asked for their date of birth. */
  asksDateOfBirth: maybe(boolean(), false),
  contact_details: array(contactDetail),
  address,
  compliance,
  legalAge: number(),
  purchaseLimit,
  features,
  /**
   * Left out while no banner is in force or begins soon (`readBanners`). Otherwise those of which the storefront keeps the room while
   * it reads them: the announcement bar by its id, and whether the top of the menu has any; `isLow` if each of these has three lines
   * at most on a phone.
   */
  banners: maybe(object({ bar: maybe(id), menu: maybe(boolean(), false), isLow: maybe(boolean()) })),
  /** The time of the last menu change. */
  menuUpdatedAt: instant
})

export type HoursEntry = InferOutput<typeof hoursEntry>
export type SpecialHours = InferOutput<typeof specialHours>
export type DeliveryZone = InferOutput<typeof deliveryZone>
export type Address = InferOutput<typeof address>
export type PurchaseLimit = InferOutput<typeof purchaseLimit>
export type StoreLocation = InferOutput<typeof storeLocation>

/** Reads a store location; 404 `not_found` for an unknown slug. */
// Marked as pure to keep it out of the bundle: the storefront gets all locations from `readBusiness`.
export const readLocation = /* @__PURE__ */ get('/locations/:location', {
  query: { locale: string() },
  reply: storeLocation
})
