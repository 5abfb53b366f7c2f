import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Method } from '../../../contract/cart/method.ts'
import { accounts } from './accounts.ts'
import { key, moment, type Words } from './columns.ts'
import { orders } from './orders.ts'

/** The items a code applies to: products and categories by their slugs; all items if both are missing. */
export interface PromoItems {
  products?: string[]
  categories?: string[]
}

/**
 * The discount of a code: a percentage or cents off its items; a percentage off the cheapest `get` of every `buy` +
 * `get` units; or cents for each complete set of the bundle's parts.
 */
export type PromoKind =
  | { kind: 'percent'; percent: number; most?: number; of?: PromoItems }
  | { kind: 'amount'; cents: number; of?: PromoItems }
  | { kind: 'buy_get'; buy: number; get: number; percent: number; of: PromoItems }
  | { kind: 'bundle'; parts: { of: PromoItems; count: number }[]; cents: number }

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
