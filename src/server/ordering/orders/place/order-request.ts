import type { BodyOf } from '../../../../contract/http/endpoint.ts'
import type { placeOrder } from '../../../../contract/order/order.ts'
import type { Client } from '../../../http/request/client.ts'
import type { Language } from '../../../http/request/language.ts'
import type { OwnedKey } from '../../../idempotency/owner.ts'
import type { OrderKiosk } from './order-kiosk.ts'

/** A requested order. */
export interface OrderRequest {
  body: BodyOf<typeof placeOrder>
  key: OwnedKey | undefined
  language: Language
  /** URL of the page that the shopper is on. */
  page: string
  /** The account that places it; null for a guest. */
  accountId: string | null
  /** The client, and whether it has passed a challenge. */
  client: Client
  isPerson: boolean
  /** The registered kiosk at which it is placed. */
  kiosk: OrderKiosk | undefined
}
