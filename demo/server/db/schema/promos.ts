import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { accounts } from './accounts.ts'
import { key, moment, type Words } from './columns.ts'
import { orders } from './orders.ts'

/** What a code is for: products and categories by their slugs; of neither, all that is in the cart. */
export interface PromoItems {
  products?: string[]
  categories?: string[]
}

/**
 * What a code takes off: so many per cent or cents of what it is for; of every `buy` and `get` units the cheapest `get`, by so
 * many per cent; or so many cents for each full set of the bundle's parts.
 */
export type PromoKind =
  | { kind: 'percent'; percent: number; most?: number; of?: PromoItems }
  | { kind: 'amount'; cents: number; of?: PromoItems }
  | { kind: 'buy_get'; buy: number; get: number; percent: number; of: PromoItems }
  | { kind: 'bundle'; parts: { of: PromoItems; count: number }[]; cents: number }

/** Codes that take something off; what is null limits nothing. */
export const promos = pgTable('promos', {
  id: key(),
  /** In upper case. */
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<Words>().notNull(),
  takes: jsonb('takes').$type<PromoKind>().notNull(),
  /** Cents that the lines must come to. */
  minimum: integer('minimum').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  methods: jsonb('methods').$type<Method[]>(),
  /** Slugs of the locations. */
  locations: jsonb('locations').$type<string[]>(),
  firstOrder: boolean('first_order').notNull().default(false),
  perPerson: integer('per_person'),
  most: integer('most'),
  /** How often it was used, counting no cancelled order. */
  uses: integer('uses').notNull().default(0),
  /** Whether it can be combined with others that can. */
  combines: boolean('combines').notNull().default(false)
})

/** Who has used which code; a cancelled order gives it back. */
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
    /** Digits alone. */
    phone: text('phone').notNull(),
    at: moment('at').notNull()
  },
  table => [
    uniqueIndex('promo_uses_once').on(table.promoId, table.orderId),
    index('promo_uses_email').on(table.promoId, table.email)
  ]
)
