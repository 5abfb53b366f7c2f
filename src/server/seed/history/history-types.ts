import type { DeliveryAddress } from '../../../contract/cart/delivery-address.ts'
import type { SeedText } from '../types.ts'

/** Past orders to invent for a demo shop. */
export interface SeedHistory {
  /** Days before now on which they were placed. */
  days: number
  /** Orders of an average day, by the slugs of stores. */
  perDay: Record<string, number>
  /** First and last names, from which shoppers are made. */
  names: { first: string; last: string }[]
  /** Slugs of products that are often bought together. */
  together: [string, string][]
  /** Addresses to deliver to; each store delivers to those of its zones. */
  addresses: DeliveryAddress[]
  /** Reasons of cancellations and of refunds. */
  cancelReasons: SeedText[]
  refundReasons: SeedText[]
}
