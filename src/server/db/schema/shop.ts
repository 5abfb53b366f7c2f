import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type {
  Address,
  DeliveryZone,
  HoursEntry,
  PurchaseLimit,
  SpecialHours,
  StoreLocation
} from '../../../contract/store/location.ts'
import type { Policies } from '../../../contract/store/policies.ts'
import { type LoyaltyTier, usualTiers } from '../../../rules/loyalty/tiers.ts'
import type { MarketData } from '../../../rules/market/market-data.ts'
import { key, moment, type Words } from './columns.ts'

/** The addresses of the retailer's privacy policy and terms, each one for all languages or one per language. */
export type StoredPolicies = Record<keyof Policies, string | Words | null>

/** The one business that this API serves. */
export const business = pgTable('business', {
  id: key(),
  name: text('name').notNull(),
  logo: text('logo'),
  phone: text('phone'),
  email: text('email'),
  currency: text('currency').notNull().default('CAD'),
  /** Provinces with legal ages, taxes and deposits; null for Canada's. */
  market: jsonb('market').$type<MarketData>(),
  /** True if it takes the deposits of the market's table. */
  takesDeposits: boolean('takes_deposits').notNull().default(true),
  locales: jsonb('locales').$type<('en-CA' | 'fr-CA')[]>().notNull().default(['en-CA', 'fr-CA']),
  ageGate: text('age_gate').$type<'off' | 'yes-no' | 'date-of-birth' | 'account'>().notNull().default('yes-no'),
  guestCheckout: boolean('guest_checkout').notNull().default(true),
  /** Addresses of the privacy policy and terms; null if there are none. */
  policies: jsonb('policies').$type<StoredPolicies>(),
  /** Pages that embed the storefront; if empty, any page may. */
  allowedOrigins: jsonb('allowed_origins').$type<string[]>().notNull().default([]),
  /** Points earned per dollar, and the value of a point in cents. */
  pointsPerDollar: integer('points_per_dollar').notNull().default(1),
  pointValue: integer('point_value').notNull().default(5),
  /** The tiers of loyalty, lowest first; empty for none. */
  tiers: jsonb('tiers').$type<LoyaltyTier[]>().notNull().default(usualTiers),
  /** Seconds without a touch after which a visit at a kiosk ends: of a signed-in person, and of a guest. */
  logoutTime: integer('logout_time').notNull().default(120),
  guestLogoutTime: integer('guest_logout_time').notNull().default(90),
  /** A note at the end of each email about an order. */
  emailNote: jsonb('email_note').$type<Words>(),
  /** Words of one meaning in the search, by groups and for both languages. */
  searchWords: jsonb('search_words').$type<string[][]>().notNull().default([])
})

/** Hours of a holiday with its name in both languages. */
export type StoredSpecialHours = Omit<SpecialHours, 'name'> & { name: Words }

/** A way to reach the store with its label in both languages. */
export interface StoredContact {
  type: 'phone' | 'email' | 'website'
  label: Words
  value: string
}

/** A delivery zone; its `id` is there once a draft has changed it (`zones.ts` of the drafts). */
export type StoredZone = DeliveryZone & { id?: string | undefined }

type StoredDelivery = Omit<StoreLocation['deliverySettings'], 'zones'> & { zones: StoredZone[] }

/** Store locations; `slot_capacity` is the number of orders per slot of `slot_minutes`. */
export const locations = pgTable('locations', {
  id: key(),
  slug: text('slug').notNull().unique(),
  sortOrder: integer('sort_order').notNull().default(0),
  name: jsonb('name').$type<Words>().notNull(),
  /** False for a store that shoppers don't see: it is being prepared, or has closed for good. */
  isListed: boolean('is_listed').notNull().default(true),
  isOpen: boolean('is_open').notNull().default(true),
  /** The end of a pause, during which the store takes no orders; null or past if there is none. */
  pausedUntil: moment('paused_until'),
  timezone: text('timezone').notNull().default('America/Toronto'),
  openingHours: jsonb('opening_hours').$type<HoursEntry[]>().notNull(),
  deliveryHours: jsonb('delivery_hours').$type<HoursEntry[]>().notNull(),
  specialHours: jsonb('special_hours').$type<StoredSpecialHours[]>().notNull().default([]),
  curbsideSettings: jsonb('curbside_settings')
    .$type<StoreLocation['curbsideSettings']>()
    .notNull()
    .default({ isEnabled: false }),
  cards: jsonb('cards').$type<StoreLocation['cards']>(),
  asksDateOfBirth: boolean('asks_date_of_birth').notNull().default(false),
  pickupSettings: jsonb('pickup_settings').$type<StoreLocation['pickupSettings']>().notNull(),
  deliverySettings: jsonb('delivery_settings').$type<StoredDelivery>().notNull(),
  contacts: jsonb('contacts').$type<StoredContact[]>().notNull().default([]),
  address: jsonb('address').$type<Address>().notNull(),
  compliance: jsonb('compliance').$type<StoreLocation['compliance']>().notNull(),
  legalAge: integer('legal_age').notNull(),
  purchaseLimit: jsonb('purchase_limit').$type<PurchaseLimit>().notNull(),
  features: jsonb('features').$type<StoreLocation['features']>().notNull(),
  slotCapacity: integer('slot_capacity').notNull().default(4),
  /** The same for deliveries; null for as many as pickups. */
  deliveryCapacity: integer('delivery_capacity'),
  slotMinutes: integer('slot_minutes').notNull().default(15),
  /** Hash of the staff PIN of its kiosks, with its method and parameters; null if none is set. */
  kioskPinHash: text('kiosk_pin_hash'),
  /** Numbers the counts of wrong PINs: with the next number, all begin anew. */
  kioskPinRound: integer('kiosk_pin_round').notNull().default(0),
  /** True if its shop suggests products (`product_pairs`). */
  suggestions: boolean('suggestions').notNull().default(true),
  /** True if new orders are confirmed by the server unless they need a look. */
  confirmsOrders: boolean('confirms_orders').notNull().default(false),
  /** Where a message goes about orders that stay unconfirmed; null for nowhere. */
  alertPhone: text('alert_phone'),
  alertEmail: text('alert_email'),
  /** When such a message was last sent. */
  alertedAt: moment('alerted_at'),
  /** Minutes that its staff have added to the promise of new orders, and until when. */
  extraMinutes: integer('extra_minutes').notNull().default(0),
  extraUntil: moment('extra_until'),
  /** A note on the receipts of its orders. */
  receiptNote: jsonb('receipt_note').$type<Words>(),
  menuUpdatedAt: moment('menu_updated_at').notNull().defaultNow()
})
