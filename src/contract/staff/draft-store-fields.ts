import {
  array,
  boolean,
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
  string,
  union
} from 'valibot'
import { price } from '../http/money.ts'
import { maybe } from '../http/optional.ts'
import { wallTime } from '../http/time.ts'
import { ageGateMode } from '../store/business.ts'
import { hoursEntry } from '../store/location.ts'
import { webAddress } from '../store/policies.ts'
import { readEmail } from '../typed/email.ts'
import { line, paragraph } from '../typed/line.ts'
import { readPageAddress } from '../typed/page-address.ts'
import { readPhone } from '../typed/phone.ts'
import { typed } from '../typed/typed.ts'

const wholeFrom = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))
const degrees = (most: number) => pipe(number(), minValue(-most), maxValue(most))
const names = (most: number) => object({ en: line(most), fr: line(most) })
const note = maybe(object({ en: paragraph(500), fr: paragraph(500) }), null)
const email = typed(254, readEmail, 'email')
/** As it is written, because it is shown: `+1 416-555-0141`. */
const phone = typed(40, text => (readPhone(text) === undefined ? undefined : text), 'phone')
const prepTime = maybe(wholeFrom(0, 1440), null)
const cutOff = maybe(wallTime, null)
const policy = maybe(union([webAddress, object({ en: webAddress, fr: webAddress })]), null)

/** The most groups of words of the search, and words in a group. */
export const mostSearchWords = { groups: 200, words: 20, letters: 60 } as const

const searchWords = pipe(
  array(pipe(array(line(mostSearchWords.letters)), minLength(2), maxLength(mostSearchWords.words))),
  maxLength(mostSearchWords.groups)
)

/** The most that a zone may have as its fee, minimum and sum for free delivery, in cents; a higher one is a slip. */
export const mostOfZone = { fee: 10_000, minimum: 50_000, freeFrom: 100_000 } as const

/** The fields of the business that drafts change: those that hold for all stores. */
export const draftedBusiness = object({
  name: line(80),
  phone: maybe(phone, null),
  email: maybe(email, null),
  /** The whole address of a picture, its path on this server, or the picture itself as `data:image/…`. */
  logo: maybe(pipe(string(), maxLength(20_000), regex(/^(?:https:\/\/[^\s/]+\/|\/|data:image\/)\S*$/, 'wrong')), null),
  ageGate: ageGateMode,
  guestCheckout: boolean(),
  privacy: policy,
  terms: policy,
  /** Addresses of the pages that may show the shop; empty for any page. */
  allowedOrigins: pipe(array(typed(1000, readPageAddress, 'wrong')), maxLength(50)),
  /** A note at the end of each email about an order. */
  emailNote: note,
  /** Groups of words and phrases of one meaning, by which the search finds products in all languages. */
  searchWords: maybe(searchWords, [])
})

/**
 * The fields of a store that drafts change. Its province, time zone and legal age are set up with it, since its licence, taxes
 * and limits follow from them; its hours and pauses are no matter of drafts.
 */
export const draftedStore = object({
  /** False for a store that shoppers don't see: it is being prepared, or has closed for good. */
  isListed: boolean(),
  name: names(80),
  line1: line(120),
  addressUnit: maybe(line(40), null),
  city: line(80),
  postalCode: line(12),
  lat: degrees(90),
  lng: degrees(180),
  phone,
  email,
  licenceHolder: line(160),
  licenceNumber: line(60),
  licenceIssuer: line(120),
  /** The store's name on its licence. */
  licenceName: line(160),
  pickup: boolean(),
  curbside: boolean(),
  delivery: boolean(),
  /** Minutes until an order is ready; null for 30. */
  pickupPrepTime: prepTime,
  deliveryPrepTime: prepTime,
  /** The time until which orders for the same day are accepted; null for none. */
  pickupCutOff: cutOff,
  /** The same; null for that of pickup, `none` for none. */
  curbsideCutOff: maybe(union([picklist(['none']), wallTime]), null),
  deliveryCutOff: cutOff,
  /** False refuses orders while the store is closed; null accepts them. */
  afterHours: maybe(boolean(), null),
  /** The length of a slot in minutes. */
  slotMinutes: wholeFrom(5, 240),
  /** Orders per slot for pickup and curbside pickup, and for delivery; null for as many as pickup. */
  slotCapacity: wholeFrom(1, 1000),
  deliveryCapacity: maybe(wholeFrom(1, 1000), null),
  asksDateOfBirth: boolean(),
  loyalty: boolean(),
  reviews: boolean(),
  tips: boolean(),
  effects: boolean(),
  /** False for a shop without suggestions. */
  suggestions: boolean(),
  /** True if the server confirms new orders that need no look. */
  confirmsOrders: boolean(),
  /** Where a message goes about orders that stay unconfirmed: a text if the server has texts, otherwise an email; null for nowhere. */
  alertPhone: maybe(phone, null),
  alertEmail: maybe(email, null),
  /** A note on the receipts of its orders. */
  receiptNote: note
})

/** The fields of a delivery zone that drafts change. */
export const draftedZone = object({
  name: line(80),
  /** In upper case without spaces: `M6J`. */
  postalPrefixes: pipe(array(pipe(string(), maxLength(10), regex(/^[\dA-Z]+$/, 'wrong'))), maxLength(500)),
  polygon: pipe(array(object({ lat: degrees(90), lng: degrees(180) })), maxLength(500)),
  fee: pipe(price, maxValue(mostOfZone.fee)),
  minimum: pipe(price, maxValue(mostOfZone.minimum)),
  freeFrom: maybe(pipe(price, maxValue(mostOfZone.freeFrom)), null),
  /** Its weekly delivery hours, within those of the store; null if only the store's apply. */
  hours: maybe(pipe(array(hoursEntry), maxLength(50)), null)
})
