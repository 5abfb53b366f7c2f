import type { Order } from '../../../contract/order/order.ts'
import type { OrderChange, OrderQuestion } from '../../../contract/order/order-change.ts'
import type { Refund } from '../../../contract/order/refund.ts'
import type { Letter } from '../letter/letter.ts'

/** An order with what its emails say about it, in the language of the order. */
export interface OrderFacts {
  order: Order
  /** The refund that an email is about, unless it was of all of the order at the same time. */
  refund?: Refund | undefined
  /** The change, or the question that is still open, that an email is about. */
  change?: OrderChange | undefined
  question?: OrderQuestion | undefined
  /** The store, whose phone number may be that of the business. */
  store: {
    name: string
    /** The lines of its address. */
    address: string[]
    phone: string | null
    licenceHolder: string
    licenceNumber: string
  }
  /** The paragraphs of the retailer's notes below the receipt: the store's, and that of all emails about orders. */
  notes?: string[]
  /** The range promised for the order, or its slot. */
  when: string
  /** The time by which a question is to be answered. */
  until?: string | undefined
  /** Link to the order's page, if known. */
  link: string | null
  /** Formats an amount in cents. */
  money: (cents: number) => string
}

/** All order emails, in one language; `shop` is the retailer's name. */
export interface OrderEmails {
  placed: (shop: string, facts: OrderFacts) => Letter
  ready: (shop: string, facts: OrderFacts) => Letter
  out: (shop: string, facts: OrderFacts) => Letter
  cancelled: (shop: string, facts: OrderFacts) => Letter
  /** All of the order, or the part in `refund`, was refunded after its completion. */
  refunded: (shop: string, facts: OrderFacts) => Letter
  /** The order was changed, by its shopper or by the store. */
  changed: (shop: string, facts: OrderFacts) => Letter
  /** The store asks about pieces that it is out of; and the same as a text message. */
  question: (shop: string, facts: OrderFacts) => Letter
  questionText: (shop: string, facts: OrderFacts) => Letter
  /** The order is ready, as a text message. */
  readyText: (shop: string, facts: OrderFacts) => Letter
}

/** The words of the parts that order emails have in common, in one language. */
export interface OrderWords {
  /** Labels of the time, by method. */
  times: Record<Order['method'], string>
  /** Labels of the code that is shown at handover, by method. */
  codes: Record<Order['method'], string>
  /** The label of a delivery's address. */
  deliveredTo: string
  id: string
  /** Labels of the link to the order: while it is under way, and afterwards. */
  follow: string
  see: string
  store: string
  licence: (holder: string, number: string) => string
  reason: (reason: string) => string
  each: (price: string) => string
  /** A lot, with its pieces unless they are all of the line. */
  lot: (number: string, pieces?: number) => string
  subtotal: string
  reward: (name: string) => string
  points: (count: number) => string
  fee: string
  deposits: string
  free: string
  tip: string
  /** The amount that is paid at the hand-over beyond the card. */
  due: string
  saved: (amount: string) => string
  /** Labels of the total, by how it is paid. */
  totals: Record<'card' | 'store' | 'curb' | 'door' | 'none', string>
  paidBy: (card: string) => string
  refundedTo: (card: string) => string
  refundedInStore: string
  /** A card's name by its brand, or without one, and its last digits. */
  card: string
  ending: (brand: string, last4: string) => string
}
