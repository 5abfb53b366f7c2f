import { resettable } from '../core/reset.ts'
import type { Order } from '../../contract/order/order.ts'

/** The order that was placed last on this page. */
export const $placedOrder = resettable<Order | undefined>('person', undefined)
