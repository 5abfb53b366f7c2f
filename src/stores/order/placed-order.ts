import { resettable } from '../../client/reset.ts'
import type { Order } from '../../contract/order/order.ts'

/** The last order placed on this page. */
export const $placedOrder = resettable<Order | undefined>('person', undefined)
