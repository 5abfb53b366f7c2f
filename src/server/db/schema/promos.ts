import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Method } from '../../../contract/cart/method.ts'
import type { OfferTimes } from '../../../rules/promo/offer-times.ts'
import type { PromoKind } from '../../../rules/promo/promo-kind.ts'
import { accounts } from './accounts.ts'
import { key, moment, type Words } from './columns.ts'
import { orders } from './orders.ts'

/** Promo codes; null columns don't limit anything. */
export const promos = pgTable('promos', {
  id: key(),
  /** In upper case. */
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<Words>().notNull(),
  takes: jsonb('takes').$type<PromoKind>().notNull(),
  /** Minimum subtotal of the lines, in cents. */
  minimum: integer('minimum').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  methods: jsonb('methods').$type<Method[]>(),
  /** Slugs of the locations. */
  locations: jsonb('locations').$type<string[]>(),
  firstOrder: boolean('first_order').notNull().default(false),
  perPerson: integer('per_person'),
  most: integer('most'),
  /** Number of uses, without cancelled orders. */
  uses: integer('uses').notNull().default(0),
  /** True if it can be combined with other combinable codes. */
  combines: boolean('combines').notNull().default(false)
})

/** Uses of promo codes; a cancelled order removes its use. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: key(),
    promoId: text('promo_id')
      .notNull()
      .references(() => promos.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** Digits only. */
    phone: text('phone').notNull(),
    at: moment('at').notNull()
  },
  table => [
    uniqueIndex('promo_uses_once').on(table.promoId, table.orderId),
    index('promo_uses_email').on(table.promoId, table.email)
  ]
)

/** Deals, which apply without a code; null columns don't limit anything. */
export const deals = pgTable('deals', {
  id: key(),
  sortOrder: integer('sort_order').notNull().default(0),
  name: jsonb('name').$type<Words>().notNull(),
  takes: jsonb('takes').$type<PromoKind>().notNull(),
  /** Minimum subtotal of the lines, in cents. */
  minimum: integer('minimum').notNull().default(0),
  /** When it is in force; null for always. */
  times: jsonb('times').$type<OfferTimes>(),
  methods: jsonb('methods').$type<Method[]>(),
  /** Slugs of the locations. */
  locations: jsonb('locations').$type<string[]>(),
  perPerson: integer('per_person'),
  /** True if it can be combined with other combinable deals and codes. */
  combines: boolean('combines').notNull().default(false)
})

/** Uses of deals that are limited per person; a cancelled order removes its use. */
export const dealUses = pgTable(
  'deal_uses',
  {
    id: key(),
    dealId: text('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** In lower case. */
    email: text('email').notNull(),
    /** Digits only. */
    phone: text('phone').notNull(),
    at: moment('at').notNull()
  },
  table => [
    uniqueIndex('deal_uses_once').on(table.dealId, table.orderId),
    index('deal_uses_email').on(table.dealId, table.email),
    index('deal_uses_order').on(table.orderId)
  ]
)
