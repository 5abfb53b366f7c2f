import type { BodyOf } from '../../../../../src/contract/http/endpoint.ts'
import type { placeOrder } from '../../../../../src/contract/order/order.ts'
import type { Client } from '../../../http/request/client.ts'
import type { Language } from '../../../http/request/language.ts'
import type { OwnedKey } from '../../idempotency/owner.ts'

/** An order as the shopper sent it. */
export interface OrderRequest {
  body: BodyOf<typeof placeOrder>
  key: OwnedKey | undefined
  language: Language
  /** The address of the page that the shopper is on. */
  page: string
  /** Who places it; null for a guest. */
  accountId: string | null
  /** What calls, and whether it has passed a challenge. */
  client: Client
  isPerson: boolean
}
