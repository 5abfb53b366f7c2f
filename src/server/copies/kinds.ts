import { isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  accounts,
  audit,
  banners,
  brands,
  business,
  categories,
  consentLedger,
  consentPeople,
  consentTexts,
  deals,
  dealUses,
  draftChanges,
  drafts,
  favourites,
  identities,
  imports,
  listings,
  locations,
  lots,
  orderChanges,
  orderHistory,
  orderLines,
  orderQuestions,
  orders,
  paymentReturns,
  payments,
  pictureFiles,
  pictures,
  pictureSources,
  pointsLedger,
  priceAlerts,
  products,
  promos,
  promoUses,
  refunds,
  restocks,
  rewards,
  savedAddresses,
  slotBookings,
  staffAudit,
  staffMembers,
  variants,
  wantedPictures,
  watches
} from '../db/schema.ts'

/** A kind of record in a copy of the shop: the records of a table. */
export interface CopyKind {
  /** Its files are `data/<name>.ndjson` and `tables/<name>.csv`. */
  name: string
  table: PgTable
  /** The names of columns that are left out, with the reason. */
  leftOut?: Readonly<Record<string, string>>
  /** The names of columns that have another value in a copy, with that value. */
  replaced?: Readonly<Record<string, SQL>>
  /** The records in it; all by default. */
  where?: SQL | undefined
  /** Their order, of the columns of `r`; by the primary key by default. */
  order?: SQL
  /** The number of records that are read together; fewer where each is large. */
  batch?: number
  /** The names of columns in cents. */
  cents?: readonly string[]
}

const ofAnotherServer = 'it is of use on this server alone'

/** A password that was chosen is `unknown` in a copy: its hash isn't in it, and no password has this one. */
const passwordHash = sql`case when password_hash is not null then 'unknown' end`

/** All kinds of records in a copy, in the order in which they are restored: a record is after those that it refers to. */
export const copyKinds: readonly CopyKind[] = [
  { name: 'business', table: business, cents: ['point_value'] },
  {
    name: 'stores',
    table: locations,
    leftOut: { kiosk_pin_hash: 'a hash of four to eight digits can be guessed; the PIN is set again' }
  },
  { name: 'categories', table: categories, order: sql`r.parent_id is not null, r.id` },
  { name: 'brands', table: brands },
  { name: 'products', table: products },
  { name: 'sizes', table: variants, cents: ['deposit'] },
  { name: 'listings', table: listings, cents: ['price', 'sale_price'] },
  { name: 'lots', table: lots },
  { name: 'rewards', table: rewards, cents: ['value'] },
  { name: 'promo-codes', table: promos, cents: ['minimum'] },
  { name: 'deals', table: deals, cents: ['minimum'] },
  { name: 'banners', table: banners },
  { name: 'pictures', table: pictures },
  { name: 'picture-files', table: pictureFiles },
  { name: 'picture-sources', table: pictureSources },
  { name: 'imports', table: imports, batch: 1 },
  { name: 'wanted-pictures', table: wantedPictures, leftOut: { leased_until: ofAnotherServer } },
  { name: 'drafts', table: drafts },
  { name: 'draft-changes', table: draftChanges, batch: 50 },
  {
    name: 'people',
    table: accounts,
    leftOut: {
      channel: 'who knows it can listen to their messages; each gets a new one',
      pending_email: 'the link that confirms it is of use on this server alone'
    },
    replaced: { password_hash: passwordHash }
  },
  { name: 'social-sign-ins', table: identities },
  { name: 'addresses', table: savedAddresses },
  {
    name: 'staff',
    table: staffMembers,
    where: isNotNull(staffMembers.email),
    leftOut: {
      password_hash: 'they choose a password again, by an emailed link',
      token_hash: 'tokens are not copied'
    }
  },
  {
    name: 'orders',
    table: orders,
    leftOut: { client: ofAnotherServer, client_site: ofAnotherServer, client_block: ofAnotherServer },
    cents: ['subtotal', 'savings', 'points_amount', 'reward_amount', 'fee', 'deposits', 'tip', 'total']
  },
  {
    name: 'order-lines',
    table: orderLines,
    cents: ['unit_price', 'regular_price', 'deposit', 'discount', 'redeemed']
  },
  { name: 'order-history', table: orderHistory },
  { name: 'order-changes', table: orderChanges },
  { name: 'order-questions', table: orderQuestions, cents: ['taken_total', 'left_total'] },
  {
    name: 'payments',
    table: payments,
    where: or(isNotNull(payments.orderId), isNotNull(payments.reference)),
    leftOut: { ticket: ofAnotherServer, challenge: ofAnotherServer },
    cents: ['amount', 'capture_amount']
  },
  { name: 'payment-returns', table: paymentReturns, cents: ['amount'] },
  { name: 'refunds', table: refunds, cents: ['goods', 'deposits', 'fee', 'tip', 'amount'] },
  { name: 'slot-bookings', table: slotBookings },
  { name: 'points', table: pointsLedger },
  { name: 'promo-code-uses', table: promoUses },
  { name: 'deal-uses', table: dealUses },
  { name: 'consent-addresses', table: consentPeople },
  { name: 'consent-words', table: consentTexts },
  { name: 'consents', table: consentLedger },
  { name: 'favourites', table: favourites },
  { name: 'price-alerts', table: priceAlerts },
  { name: 'watches', table: watches },
  { name: 'watched-stock', table: restocks },
  { name: 'people-log', table: audit },
  { name: 'staff-log', table: staffAudit }
]
