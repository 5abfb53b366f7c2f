import { array, boolean, type InferOutput, literal, number, object, optional, string, union } from 'valibot'
import { get } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { slug } from '../http/text.ts'
import { ageGateMode } from '../store/business.ts'
import { deliveryZone } from '../store/location.ts'

const pair = object({ en: string(), fr: string() })
const policy = maybe(union([string(), pair]), null)
const time = maybe(string(), null)

/** The fields of drafts without their limits: stored values beyond them must open in the form too. */
const businessFields = object({
  name: string(),
  phone: maybe(string(), null),
  email: maybe(string(), null),
  logo: maybe(string(), null),
  ageGate: ageGateMode,
  guestCheckout: boolean(),
  privacy: policy,
  terms: policy,
  allowedOrigins: maybe(array(string()), []),
  emailNote: maybe(pair, null),
  searchWords: maybe(array(array(string())), [])
})

const storeFields = object({
  isListed: boolean(),
  name: pair,
  line1: string(),
  addressUnit: maybe(string(), null),
  city: string(),
  postalCode: string(),
  lat: number(),
  lng: number(),
  phone: string(),
  email: string(),
  licenceHolder: string(),
  licenceNumber: string(),
  licenceIssuer: string(),
  licenceName: string(),
  pickup: boolean(),
  curbside: boolean(),
  delivery: boolean(),
  pickupPrepTime: maybe(number(), null),
  deliveryPrepTime: maybe(number(), null),
  pickupCutOff: time,
  curbsideCutOff: maybe(union([literal('none'), string()]), null),
  deliveryCutOff: time,
  afterHours: maybe(boolean(), null),
  slotMinutes: number(),
  slotCapacity: number(),
  deliveryCapacity: maybe(number(), null),
  asksDateOfBirth: boolean(),
  loyalty: boolean(),
  reviews: boolean(),
  tips: boolean(),
  effects: boolean(),
  suggestions: maybe(boolean(), true),
  confirmsOrders: maybe(boolean(), false),
  alertPhone: maybe(string(), null),
  alertEmail: maybe(string(), null),
  receiptNote: maybe(pair, null)
})

/** A store with its delivery zones in their order, as they are edited. */
export const editedStore = object({
  slug,
  timezone: string(),
  /** ISO 3166-2 without the country, and ISO 3166-1. */
  province: string(),
  /** The name of the province in the language of the request. */
  provinceName: maybe(string(), ''),
  country: string(),
  fields: storeFields,
  zones: array(object({ id: string(), fields: deliveryZone }))
})

/** The business as it is edited; `canEdit` is true for members of all stores. */
export const editedBusiness = object({ canEdit: boolean(), fields: businessFields })

export type EditedStore = InferOutput<typeof editedStore>
export type EditedBusiness = InferOutput<typeof editedBusiness>
export type EditedZone = EditedStore['zones'][number]

/** Reads the settings of the business and of the member's own stores for their forms, with a draft's changes as if published. */
export const readStoreSettings = get('/staff/store-settings', {
  right: 'stores',
  query: { locale: string(), draft: optional(string()) },
  reply: object({ business: editedBusiness, stores: array(editedStore) })
})
