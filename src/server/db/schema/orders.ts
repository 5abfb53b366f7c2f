import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text
} from 'drizzle-orm/pg-core'
import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { LimitClass } from '../../../contract/catalog/menu.ts'
import type { Potency } from '../../../contract/catalog/potency.ts'
import type { IfMissing } from '../../../contract/cart/if-missing.ts'
import type { Method } from '../../../contract/cart/method.ts'
import type { OrderStatus } from '../../../contract/order/order.ts'
import type { HoldReason } from '../../../contract/staff/staff-board.ts'
import type { CodedTax } from '../../../rules/order/refund.ts'
import { accounts, digitsOf } from './accounts.ts'
import { key, moment, newId, type Words } from './columns.ts'
import { locations } from './shop.ts'

/** Counter of orders of all locations, for order numbers. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

/** A tax by its code, such as `HST`, with its amount in cents, and its name unless it is one of Canada's. */
export interface StoredTax {
  code: string
  amount: number
  name?: Words
}

/** A promo code that an order used and its discount in cents. */
export interface StoredPromo {
  code: string
  name: Words
  amount: number
}

/** Units of a lot in an order line, with the lot's data when it was sold; they outlive the lot. */
export interface StoredLineLot {
  number: string
  /** `YYYY-MM-DD`; left out if it is unknown, like the rest. */
  packagedOn?: string
  quantity: number
  thc?: Potency
  cbd?: Potency
  coa?: string
}

/** A deal that an order had and its discount in cents. */
export interface StoredDeal {
  id: string
  name: Words
  amount: number
}

/**
 * The shopper's choices at checkout, with the terms of their points then. The order's sums have what came of them; a change of
 * its lines is priced by the choices themselves.
 */
export interface StoredChoices {
  /** In cents, or as a share of the subtotal in percent, which wins. */
  tip: number
  tipShare: number | null
  /** Promo codes as they were entered, also those without a discount. */
  codes: string[]
  /** Null for a guest: the points to redeem, the reward, and the terms of points. */
  points: {
    wanted: number
    value: number
    perDollar: number
    bonus: number
    reward: { id: string; name: Words; points: number; value: number } | null
  } | null
}

/** SQL condition for orders still to be paid in the store; it must match the condition of the partial indexes. */
export const isUnpaid = (table: { tender: AnyPgColumn; status: AnyPgColumn }): SQL =>
  sql`${table.tender} = 'in_store' and ${table.status} not in ('completed', 'cancelled')`

/** Orders. */
export const orders = pgTable(
  'orders',
  {
    id: key(),
    number: text('number').notNull().unique(),
    pickupCode: text('pickup_code').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('placed'),
    /** The cart it came from: one cart becomes one order. */
    cartId: text('cart_id').notNull().unique(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    method: text('method').$type<Method>().notNull(),
    /** The account that placed it; null for a guest. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    slotId: text('slot_id').notNull(),
    slotStart: moment('slot_start').notNull(),
    slotEnd: moment('slot_end').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    locale: text('locale').$type<keyof Words>().notNull(),
    /** The page on which it was placed, for links in emails; null for orders older than this column. */
    page: text('page'),
    notes: text('notes'),
    tender: text('tender').$type<'in_store' | 'card'>().notNull(),
    subtotal: integer('subtotal').notNull(),
    savings: integer('savings').notNull(),
    /** Redeemed points and their discount, the reward and its discount, and the points earned on completion. */
    pointsRedeemed: integer('points_redeemed').notNull().default(0),
    pointsAmount: integer('points_amount').notNull().default(0),
    rewardPoints: integer('reward_points').notNull().default(0),
    rewardName: jsonb('reward_name').$type<Words>(),
    rewardAmount: integer('reward_amount').notNull().default(0),
    earns: integer('earns').notNull().default(0),
    /** Promo codes with their discounts, in both languages. */
    promos: jsonb('promos').$type<StoredPromo[]>().notNull().default([]),
    /** Deals with their discounts, in both languages; null for none. */
    deals: jsonb('deals').$type<StoredDeal[]>(),
    fee: integer('fee').notNull().default(0),
    /** Deposits on all containers; null for none. */
    deposits: integer('deposits'),
    tip: integer('tip').notNull().default(0),
    /** The delivery address and the name of the zone. */
    address: jsonb('address').$type<DeliveryAddress>(),
    zone: text('zone'),
    dob: text('dob'),
    /** The shopper's marketing consent (CASL). */
    offers: jsonb('offers').$type<{ email: boolean; sms: boolean }>().notNull().default({ email: false, sms: false }),
    /** When the shopper said that they are on their way, and when they expect to be there. */
    onWay: jsonb('on_way').$type<{ at: string; due: string }>(),
    /** Their check-in: since when they are there, and where; car and spot are empty at the counter. */
    curbside: jsonb('curbside').$type<{ car: string; spot: string; at: string }>(),
    cancelReason: text('cancel_reason'),
    taxes: jsonb('taxes').$type<StoredTax[]>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
    equivalentMilli: integer('equivalent_milli').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** The range promised when it was placed; null if the store had learned nothing yet, and for deliveries. */
    promisedFrom: moment('promised_from'),
    promisedTo: moment('promised_to'),
    /** When it was completed or cancelled. */
    endedAt: moment('ended_at'),
    /** When and why it was refunded after its completion; null for nearly all orders. */
    refundedAt: moment('refunded_at'),
    refundReason: text('refund_reason'),
    /** Hash of the client address it was placed from; removed after a while. */
    client: text('client'),
    /** Hashes of the IPv6 /56 and /48 in which that address lies; null for IPv4, and removed with it. */
    clientSite: text('client_site'),
    clientBlock: text('client_block'),
    /** Why it is held for staff review, and until when; null for nearly all orders. */
    held: text('held').$type<HoldReason>(),
    heldUntil: moment('held_until'),
    /** The shopper's choices that a changed order is priced by; null in orders older than this column. */
    choices: jsonb('choices').$type<StoredChoices>()
  },
  table => [
    index('orders_account_placed').on(table.accountId, table.placedAt),
    index('orders_under_way')
      .on(table.locationId, table.slotStart)
      .where(sql`${table.status} not in ('completed', 'cancelled')`),
    index('orders_ended')
      .on(table.locationId, table.endedAt)
      .where(sql`${table.status} in ('completed', 'cancelled')`),
    index('orders_refunded')
      .on(table.locationId, table.refundedAt)
      .where(sql`${table.refundedAt} is not null`),
    index('orders_pickup_code').on(table.pickupCode),
    index('orders_email').on(sql`lower(${table.email})`),
    index('orders_phone').on(digitsOf(table.phone)),
    index('orders_unpaid_guests')
      .on(table.locationId, table.placedAt)
      .where(sql`${isUnpaid(table)} and ${table.accountId} is null`),
    index('orders_client_placed')
      .on(table.placedAt)
      .where(sql`${table.client} is not null`),
    index('orders_unpaid_client').on(table.client).where(isUnpaid(table)),
    index('orders_unpaid_site').on(table.clientSite).where(isUnpaid(table)),
    index('orders_unpaid_block').on(table.clientBlock).where(isUnpaid(table)),
    index('orders_unpaid_account').on(table.accountId).where(isUnpaid(table)),
    index('orders_unpaid_email')
      .on(sql`lower(${table.email})`)
      .where(isUnpaid(table)),
    index('orders_unpaid_phone').on(digitsOf(table.phone)).where(isUnpaid(table)),
    index('orders_held')
      .on(table.heldUntil)
      .where(sql`${table.held} is not null`)
  ]
)

/** Order lines as they were bought; they outlive the products they name. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey().$defaultFn(newId),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
    productSlug: text('product_slug').notNull(),
    /** Null for sizes without one, and in orders older than this column. */
    sku: text('sku'),
    name: jsonb('name').$type<Words>().notNull(),
    brand: text('brand').notNull(),
    variantName: jsonb('variant_name').$type<Words>().notNull(),
    picture: text('picture'),
    quantity: integer('quantity').notNull(),
    note: text('note'),
    unitPrice: integer('unit_price').notNull(),
    regularPrice: integer('regular_price').notNull(),
    /** The deposit per pack; null for none. */
    deposit: integer('deposit'),
    limitClass: text('limit_class').$type<LimitClass>().notNull(),
    equivalentMilli: integer('equivalent_milli').notNull(),
    /** Its share of all discounts, and the part of it that points and the reward paid; null for orders older than these columns. */
    discount: integer('discount'),
    redeemed: integer('redeemed'),
    /** The taxes on its goods and deposits. */
    taxes: jsonb('taxes').$type<CodedTax[]>(),
    /** The lots that it was taken from; null for none. Units beyond theirs were without a lot. */
    lots: jsonb('lots').$type<StoredLineLot[]>(),
    /** The shopper's choice in case the store is out of it; null if none was made, and in orders older than this column. */
    ifMissing: text('if_missing').$type<IfMissing>()
  },
  table => [index('order_lines_order').on(table.orderId)]
)

/** Each status of an order and when it was reached. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').$type<OrderStatus>().notNull(),
    at: moment('at').notNull()
  },
  table => [index('order_history_order').on(table.orderId)]
)

/** Booked places of a slot. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    method: text('method').$type<Method>().notNull(),
    slotStart: moment('slot_start').notNull(),
    taken: integer('taken').notNull()
  },
  table => [
    primaryKey({ columns: [table.locationId, table.method, table.slotStart] }),
    check('slot_bookings_taken', sql`${table.taken} >= 0`)
  ]
)
