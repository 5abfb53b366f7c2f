import type { Business, readBusiness } from '../store/business.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import { type DeliveryZone, type HoursEntry, type StoreLocation } from '../store/location.ts'
import {
  amount,
  anything,
  flag,
  list,
  maybe,
  nullish,
  number,
  oneOf,
  orElse,
  parts,
  type Reader,
  text
} from './readers.ts'
import { count, currency, date, id, instant, minutes, slug, wallTime, weekday, textOrNull } from './simple-readers.ts'
import { ageGateModes, cardModes, cardProviders, contactTypes, socialProviders } from './words.ts'

type Retailer = ReplyOf<typeof readBusiness>

const times = { openTime: wallTime, closeTime: wallTime, isOpen: flag }
const hours = list(parts<HoursEntry>({ day: weekday, ...times }))
const prepTime = nullish(minutes)
const cutOff = nullish(wallTime)

const zone = parts<DeliveryZone>({
  name: text,
  postalPrefixes: list(text),
  polygon: list(parts({ lat: number, lng: number })),
  fee: orElse(count, 0),
  minimum: orElse(count, 0),
  freeFrom: orElse(count, null),
  hours: orElse(hours, null)
})

const location = parts<StoreLocation>({
  id,
  slug,
  name: text,
  isOpen: flag,
  pausedUntil: nullish(instant),
  timezone: orElse(text, 'America/Toronto'),
  zoneOffsets: maybe(list(parts({ from: instant, offset: number }))),
  openingHours: hours,
  deliveryHours: hours,
  specialHours: list(parts({ date, ...times, name: text })),
  pickupSettings: parts({ isEnabled: flag, orderPrepTime: prepTime, orderCutOff: cutOff }),
  slotMinutes: maybe(minutes),
  readyWithin: maybe(minutes),
  firstSlots: maybe(parts({ pickup: nullish(instant), curbside: nullish(instant) })),
  deliverySettings: parts({
    isEnabled: flag,
    orderPrepTime: prepTime,
    orderCutOff: cutOff,
    afterHoursOrdering: nullish(flag),
    zones: orElse(list(zone), [])
  }),
  curbsideSettings: orElse(parts({ isEnabled: flag, orderCutOff: cutOff }), { isEnabled: false }),
  cards: orElse(
    parts({
      provider: oneOf(cardProviders),
      script: text,
      application: textOrNull,
      store: textOrNull,
      mode: oneOf(cardModes),
      wallets: maybe(list(text))
    }),
    null
  ),
  asksDateOfBirth: orElse(flag, false),
  contact_details: list(parts({ type: oneOf(contactTypes), label: text, value: text })),
  address: parts({
    line1: text,
    unit: textOrNull,
    city: text,
    province: text,
    postalCode: text,
    country: text,
    lat: number,
    lng: number
  }),
  compliance: parts({ licenceHolder: text, licenceNumber: text, licenceIssuer: text, storeName: text }),
  legalAge: number,
  purchaseLimit: parts({
    dried: amount,
    perDriedGram: parts({
      fresh: amount,
      solid: amount,
      'non-solid': amount,
      beverage: amount,
      concentrate: amount,
      seed: amount
    })
  }),
  features: parts({ loyalty: flag, reviews: flag, tips: flag, effects: flag }),
  banners: maybe(parts({ bar: maybe(id), menu: orElse(flag, false), isLow: maybe(flag) })),
  menuUpdatedAt: instant
})

/** Reads the reply of `readBusiness`. The schema reads alike all that this accepts. */
export const businessReader: Reader<Retailer> = parts<Retailer>({
  business: parts<Business>({
    id,
    name: text,
    logo: textOrNull,
    phone: textOrNull,
    email: textOrNull,
    currency,
    market: maybe(anything),
    locales: list(text),
    ageGate: oneOf(ageGateModes),
    guestCheckout: flag,
    kioskSettings: maybe(anything),
    policies: maybe(anything),
    social: orElse(list(oneOf(socialProviders)), []),
    texts: orElse(flag, true)
  }),
  locations: list(location)
})
