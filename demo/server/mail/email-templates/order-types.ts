import type { Method } from '../../../../src/contract/cart/method.ts'
import type { Email } from './types.ts'

/** What is told of an order. */
export interface OrderFacts {
  number: string
  store: string
  /** Where it is handed over: the store with its address, or where it is brought. */
  place: string
  /** When it is picked up or brought. */
  when: string
  /** What is shown when it is handed over. */
  code: string
  method: Method
  /** Why it was cancelled. */
  reason: string | null
  /** Leads to the order's page, where that is known. */
  link: string | null
}

/** All that we write of orders, in one language; `shop` is the retailer's name. */
export interface OrderEmails {
  placed: (shop: string, order: OrderFacts) => Email
  ready: (shop: string, order: OrderFacts) => Email
  out: (shop: string, order: OrderFacts) => Email
  cancelled: (shop: string, order: OrderFacts) => Email
  /** That an order is ready, as a text. */
  readyText: (shop: string, order: OrderFacts) => Email
}
