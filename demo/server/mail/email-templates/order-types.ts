import type { Method } from '../../../../src/contract/cart/method.ts'
import type { Email } from './types.ts'

/** Details of an order for emails. */
export interface OrderFacts {
  number: string
  store: string
  /** The place of handover: the store with its address, or the delivery address. */
  place: string
  /** The pickup or delivery time. */
  when: string
  /** The code that is shown at handover. */
  code: string
  method: Method
  /** Reason of a cancellation or refund. */
  reason: string | null
  /** The total, formatted. */
  total: string
  /** The card to which the order was refunded; null if it is refunded in the store. */
  card: { brand: string | null; last4: string | null } | null
  /** Link to the order's page, if known. */
  link: string | null
}

/** All order emails, in one language; `shop` is the retailer's name. */
export interface OrderEmails {
  placed: (shop: string, order: OrderFacts) => Email
  ready: (shop: string, order: OrderFacts) => Email
  out: (shop: string, order: OrderFacts) => Email
  cancelled: (shop: string, order: OrderFacts) => Email
  /** All of the order was refunded after its completion. */
  refunded: (shop: string, order: OrderFacts) => Email
  /** The order is ready, as a text message. */
  readyText: (shop: string, order: OrderFacts) => Email
}
