import { request } from '../../client/http/request.ts'
import { readOrders } from '../../contract/order/order.ts'
import { createResource } from '../../client/resource.ts'

/** The orders of the person, at every store, the latest first. */
export const { $state: $myOrders, load: loadMyOrders } = createResource({
  scope: 'person',
  read: () => request(readOrders)
})
