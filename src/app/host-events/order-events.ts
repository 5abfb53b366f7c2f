import type { Order } from '../../contract/order/order.ts'
import type { Emit } from '../../platform/host-events.ts'
import { $foundOrder } from '../../stores/cart/lost-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $order } from '../../stores/order/order.ts'
import { $placedOrder } from '../../stores/order/placed-order.ts'
import { $underWay } from '../../stores/order/under-way.ts'
import { orderCopy } from './copies.ts'

/** Starts the events of orders. Returns unsubscribe functions. */
export function startOrderEvents(emit: Emit): (() => void)[] {
  const statuses = new Map<string, string>()
  const take = (order: Order | undefined) => {
    if (!order) return
    const { id, number, status } = order
    const before = statuses.get(number)
    statuses.set(number, status)
    // An order whose reply was lost is placed when it is found.
    const isPlaced = order === $placedOrder.get() || id === $foundOrder.get()?.order
    if (!before && isPlaced) emit('order-placed', { order: orderCopy(order) })
    else if (before && before !== status) emit('order-status', { number, status })
  }
  return [
    $placedOrder.listen(take),
    $order.listen(load => take(dataOf(load))),
    $underWay.listen(orders => orders.forEach(take))
  ]
}
