import { atom } from 'nanostores'
import { boolean, type InferOutput, nullable, number, object, string } from 'valibot'
import type { Order } from '../../contract/order/order.ts'
import { sliceOf } from '../core/persistence.ts'

const placed = object({ success: boolean(), data: nullable(object({ id: string(), number: string() })) })

/** The kiosk slice (SPEC A3): orders of signed-in people and of guests apart, and when each is wiped, in milliseconds since 1970. */
const kiosk = object({
  order: placed,
  logoutTime: nullable(number()),
  guestOrder: placed,
  guestLogoutTime: nullable(number()),
  checkout: object({
    signup: boolean(),
    firstName: string(),
    lastName: string(),
    phone: string(),
    email: string()
  })
})

type Kiosk = InferOutput<typeof kiosk>

const noOrder = { success: false, data: null }
const nothing: Kiosk = {
  order: noOrder,
  logoutTime: null,
  guestOrder: noOrder,
  guestLogoutTime: null,
  checkout: { signup: false, firstName: '', lastName: '', phone: '', email: '' }
}

/** What the tablet on the counter knows of the shopper in front of it. */
export const $kiosk = atom<Kiosk>(nothing)

/** Notes an order that was placed at the kiosk, those of guests and of signed-in people apart (SPEC C15). */
export function noteKioskOrder({ id, number }: Order, isGuest: boolean): void {
  $kiosk.set({ ...$kiosk.get(), [isGuest ? 'guestOrder' : 'order']: { success: true, data: { id, number } } })
}

/** Forgets all of it. */
export function resetKiosk(): void {
  $kiosk.set(nothing)
}

/** What is kept of it between visits (SPEC A4). */
export const kioskSlice = sliceOf('kiosk', kiosk, $kiosk, nothing)
