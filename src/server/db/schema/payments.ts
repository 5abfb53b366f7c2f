import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CardRefusal, Payment } from '../../../contract/order/payment.ts'
import { key, moment } from './columns.ts'
import { locations } from './shop.ts'

/** Card payments as reported by their providers; no card numbers are stored. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    /** The cart it pays for; no reference, because carts are deleted and payments are kept. */
    cartId: text('cart_id').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    accountId: text('account_id'),
    /** The order it has paid. */
    orderId: text('order_id').unique(),
    provider: text('provider').$type<Payment['provider']>().notNull(),
    status: text('status').$type<Payment['status']>().notNull().default('open'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    ticket: text('ticket'),
    challenge: text('challenge'),
    refusal: text('refusal').$type<CardRefusal>(),
    /** The provider's id of the payment. */
    reference: text('reference'),
    /** The card reader it is paid on, and the provider's id of the reader's checkout; null for card fields. */
    reader: text('reader'),
    readerCheckout: text('reader_checkout'),
    /** The amount to capture, in cents, if the order has become cheaper than the amount held; null for all of it. */
    captureAmount: integer('capture_amount'),
    /** When its first capture was begun, whose answer may have been lost. */
    captureBegunAt: moment('capture_begun_at'),
    /** Calls begun since the last one that succeeded, to capture or to give back the money. */
    attempts: integer('attempts').notNull().default(0),
    brand: text('brand'),
    last4: text('last4'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull()
  },
  table => [index('payments_cart').on(table.cartId)]
)
