import type { Order } from '../../contract/order/order.ts'
import { $kiosk } from './kiosk.ts'

/** Records an order placed at the kiosk, separately for guests and signed-in users (SPEC C15). */
export function noteKioskOrder({ id, number }: Order, isGuest: boolean): void {
  $kiosk.set({ ...$kiosk.get(), [isGuest ? 'guestOrder' : 'order']: { success: true, data: { id, number } } })
}
