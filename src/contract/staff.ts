import { object } from 'valibot'
import { put } from './endpoint.ts'
import { order, orderStatus } from './order.ts'

/**
 * Moves an order to a state, for the store's staff: the bearer token is theirs, no shopper's. 409 `conflict` when the
 * order can't come to it from where it stands (SPEC C13).
 */
export const setOrderStatus = put('/staff/orders/:order/status', {
  body: object({ status: orderStatus }),
  reply: order
})
