import { computed } from 'nanostores'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Order } from '../../contract/order/order.ts'
import { resettable } from '../../client/reset.ts'
import { $kiosk, noteKioskOrder } from './kiosk.ts'
import type { WaitingOrder } from './waiting-orders.ts'

/** The order that the shopper in front of the kiosk has placed, its cart, and the API's confirmation once it is there. */
export interface PlacedAtKiosk {
  waiting: WaitingOrder
  cart: Cart
  order: Order | undefined
}

/** The details of the order in the slice, which are too long for a cookie. */
const $details = resettable<PlacedAtKiosk | undefined>(['shopper', 'visitor'], undefined)

/** The order just placed at the kiosk: the one in the slice, with its details. */
export const $kioskOrder = computed([$kiosk, $details], ({ order, guestOrder }, details) => {
  const ids = [details?.waiting.id, details?.order?.id]
  return [order, guestOrder].some(({ data }) => data && ids.includes(data.id)) ? details : undefined
})

/** Shows an order as placed, in the slice too: by a guest or a signed-in person. */
export function showKioskOrder(placed: PlacedAtKiosk, isGuest: boolean): void {
  const { waiting, order } = placed
  $details.set(placed)
  if (order) noteKioskOrder({ id: order.id, number: order.number }, true, isGuest)
  else noteKioskOrder({ id: waiting.id, number: waiting.code ?? '' }, false, isGuest)
}
